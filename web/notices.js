/** The notices of the packages that are bundled into the table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOTICES = 'THIRD-PARTY.md';

/** The packages of `bundle` of which only files are taken, fonts and the like: the bundler knows no licence of theirs. */
function filed(bundle) {
  const from = Object.values(bundle).flatMap((one) => one.originalFileNames ?? []);
  return [...new Set(from.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]).filter(Boolean))].sort();
}

function noticeOf(name) {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
}

/** Completes the notices of what is bundled: a package that brings no licence file is under the licence it names, of which there is a copy beside this folder. */
export function wholeNotices() {
  return {
    name: 'whole-notices',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      const file = join(dir ?? '.', NOTICES);
      const parts = readFileSync(file, 'utf8').split(/^(?=## )/m);
      const whole = parts.map((part) => {
        const [, name, licence] = /^## (\S+) - \S+ \((.+)\)\s*$/.exec(part) ?? [];
        if (!name) return part;
        if (licence !== 'Apache-2.0') throw new Error(`${name} brings no licence file`);
        const { author } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
        return `${part.trimEnd()}\n\nCopyright ${author ?? 'its authors'}\n\n${readFileSync('../LICENSE', 'utf8').trim()}\n\n`;
      });
      writeFileSync(file, [whole.join('').trimEnd(), '\n', ...filed(bundle).map(noticeOf)].join(''));
    },
  };
}
