import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { NOTICES, wholeNotices } from './notices.js';

const server = 'http://127.0.0.1:8017';
/** What the entry itself needs: which page an address names, what may be kept in the browser, the battle, the words. */
const BASE = /[\\/]src[\\/](net|table|words)[\\/]|[\\/](address|question|shelf\.svelte)\.ts$/;

export default defineConfig({
  plugins: [svelte(), wholeNotices()],
  base: './',
  build: {
    outDir: '../src/grognard/server/static',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    license: { fileName: NOTICES },
    rollupOptions: {
      output: {
        entryFileNames: 'assets/table.js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
        /* What every page begins with comes in one piece. */
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
    },
  },
  server: { proxy: { '/api': server, '/i18n': server, '/ws': { target: server, ws: true } } },
});
