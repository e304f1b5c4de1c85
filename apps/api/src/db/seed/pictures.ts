import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tints } from '@tawa/art/tints';
import { withTint } from '@tawa/domain/tints';
import { findProjectRoot } from '../../platform/paths.ts';

const folder = join(findProjectRoot(), 'packages/art/pictures');

type Kind = 'dishes' | 'categories' | 'logos' | 'covers' | 'chefs';

/** The stored path of a picture of the project with its colours; null while it is not drawn. */
export function pictureOf(kind: Kind, name: string): string | null {
  const file = `${kind}/${name}.webp`;
  if (!existsSync(join(folder, file))) return null;
  const tint = tints[file];
  return tint ? withTint(`uploads/${file}`, tint) : `uploads/${file}`;
}
