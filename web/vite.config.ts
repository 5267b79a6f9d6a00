import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { NOTICES, wholeNotices } from './notices.js';

const server = 'http://127.0.0.1:8017';

export default defineConfig({
  plugins: [svelte(), wholeNotices()],
  base: './',
  build: {
    outDir: '../src/grognard/server/static',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    license: { fileName: NOTICES },
    rollupOptions: {
      output: {
        entryFileNames: 'assets/table.js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
  server: { proxy: { '/api': server, '/i18n': server, '/ws': { target: server, ws: true } } },
});
