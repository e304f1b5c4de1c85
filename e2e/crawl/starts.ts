import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../apps/web/src/routes');
/** The sheet of samples is there in development alone. */
const samples = '/ui';
const rooms = ['public', 'user', 'restaurant', 'admin'];
/** Screens that need a row, each with one of the demo world. */
const ofRows = ['/restaurantdetails/any/1', '/dish/1', '/blogdetails/any/1', '/search?q=paneer'];

/** Every screen's address as the tables of screens declare it, of all roles: each visitor tries those of the others too. */
export function startsOf(): string[] {
  const declared = rooms.flatMap((room) => {
    const table = readFileSync(resolve(folder, room, 'screens.ts'), 'utf8');
    return [...table.matchAll(/path: '([^':*]+)'/g)].flatMap(([, path]) => (path && path !== samples ? [path] : []));
  });
  return [...new Set([...declared, ...ofRows])];
}
