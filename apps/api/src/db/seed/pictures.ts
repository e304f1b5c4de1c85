import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../../platform/paths.ts';

const folder = join(findProjectRoot(), 'packages/art/pictures');

/** The stored path of a picture of the project; null while it is not drawn. */
export const pictureOf = (kind: 'dishes' | 'categories' | 'logos' | 'covers' | 'chefs', name: string): string | null =>
  existsSync(join(folder, kind, `${name}.webp`)) ? `uploads/${kind}/${name}.webp` : null;
