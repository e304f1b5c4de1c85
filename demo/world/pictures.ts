import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tints } from '../generator/tints.ts';
import { findOwn } from '@tawa/domain/common/own';
import { withTint } from '@tawa/domain/common/tints';
import { findProjectRoot } from '@tawa/api/platform/files/paths';

const folder = join(findProjectRoot(), 'demo/pictures');

type Kind = 'dishes' | 'categories' | 'logos' | 'covers' | 'chefs' | 'blogs';

/** A stored path with the colours of its picture, where they are known. */
export function tinted(path: string): string {
  const tint = findOwn(tints, path.replace('uploads/', ''));
  return tint ? withTint(path, tint) : path;
}

/** The stored path of a picture of the project; null while it is not drawn. */
export const pictureOf = (kind: Kind, name: string): string | null =>
  existsSync(join(folder, kind, `${name}.webp`)) ? tinted(`uploads/${kind}/${name}.webp`) : null;
