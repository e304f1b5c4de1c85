import fs from 'node:fs';
import path from 'node:path';
import { listLicences } from './licences.mjs';
import { readLock } from './lock.mjs';
import { inRoot } from './root.mjs';

const isNotice = (name) => /^(licen[cs]e|copying|notice)/i.test(name);
const rule = '-'.repeat(80);

function textsOf(folder) {
  const home = inRoot(folder);
  if (!fs.existsSync(home)) return [];
  return fs
    .readdirSync(home)
    .filter((name) => isNotice(name) && fs.statSync(path.join(home, name)).isFile())
    .map((name) => fs.readFileSync(path.join(home, name), 'utf8').trim());
}

/** The notices of everything of others that is shipped to browsers: name, licence, and the text that comes with it. */
export function writeNotices() {
  const shipped = listLicences(readLock(), 'apps/web').filter(({ place }) => place === 'browser');
  const parts = shipped.map(({ folder, name, version, licence }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...textsOf(folder)].join('\n\n'),
  );
  const opening = 'The pages of this site are made with the works of others, whose notices follow.';
  return `${[opening, ...parts].join(`\n\n${rule}\n\n`)}\n`;
}
