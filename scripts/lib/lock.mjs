import fs from 'node:fs';
import { inRoot } from './root.mjs';

/** What package-lock.json holds by folder, ours included. */
export const readLock = () =>
  new Map(Object.entries(JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')).packages));

const marker = 'node_modules/';

export const nameOf = (folder) => folder.slice(folder.lastIndexOf(marker) + marker.length);

/** The packages of others in a lock, by folder. */
export const listForeign = (lock) => [...lock].filter(([folder, { link }]) => folder.includes(marker) && !link);

/** Where Node finds a package that a folder asks for: the nearest `node_modules` upwards. */
function findFolder(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = at === '' ? `${marker}${name}` : `${at}/${marker}${name}`;
    if (lock.has(folder)) return folder;
    if (at === '') return undefined;
  }
}

/** The folders of everything that a workspace needs when it runs, itself left out. */
export function closureOf(lock, workspace) {
  const found = new Set();
  const waiting = [workspace];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock.get(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = findFolder(lock, folder, name);
      const real = next && lock.get(next).link ? lock.get(next).resolved : next;
      if (!real || found.has(real)) continue;
      found.add(real);
      waiting.push(real);
    }
  }
  return found;
}
