/** The notices of the packages that are bundled into the table. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOTICES = 'THIRD-PARTY.md';

/** The fonts that lie here as files, each folder with the licence and the name of the package it was taken from. */
const FONTS = 'src/fonts';

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(FONTS, folder, 'package.json'), 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(FONTS, folder, 'LICENSE'), 'utf8').trim()}\n`;
}

/** Completes the notices of what is bundled: a package that brings no licence file is under the licence it names, of which there is a copy beside this folder. */
export function wholeNotices() {
  return {
    name: 'whole-notices',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      const file = join(dir ?? '.', NOTICES);
      const parts = readFileSync(file, 'utf8').split(/^(?=## )/m);
      const whole = parts.map((part) => {
        const [, name, licence] = /^## (\S+) - \S+ \((.+)\)\s*$/.exec(part) ?? [];
        if (!name) return part;
        if (licence !== 'Apache-2.0') throw new Error(`${name} brings no licence file`);
        const { author } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
        return `${part.trimEnd()}\n\nCopyright ${author ?? 'its authors'}\n\n${readFileSync('../LICENSE', 'utf8').trim()}\n\n`;
      });
      writeFileSync(file, [whole.join('').trimEnd(), '\n', ...readdirSync(FONTS).sort().map(noticeOf)].join(''));
    },
  };
}
