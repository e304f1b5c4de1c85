/** How the pictures of one folder are kept: the size of the file itself, and the smaller widths that are made of it. */
export interface PictureShape {
  width: number;
  height: number;
  copies: readonly number[];
  /** Whether every width comes as AVIF too; flat drawings gain nothing by it. */
  avif: boolean;
}

const portrait = { width: 256, height: 256, copies: [96], avif: false } as const;

/** The folders below `uploads/` and what lies in them. */
export const pictureShapes = {
  dishes: { width: 800, height: 600, copies: [320, 640], avif: true },
  'dish-photos': { width: 800, height: 800, copies: [240], avif: false },
  covers: { width: 1280, height: 512, copies: [480, 800], avif: true },
  heroes: { width: 1600, height: 720, copies: [1200], avif: true },
  'heroes-tall': { width: 800, height: 944, copies: [480], avif: true },
  blogs: { width: 1280, height: 720, copies: [480, 800], avif: true },
  categories: { width: 320, height: 320, copies: [160], avif: true },
  states: { width: 480, height: 360, copies: [240], avif: true },
  logos: { width: 256, height: 256, copies: [128], avif: false },
  chefs: portrait,
  team: portrait,
  reviewers: portrait,
  riders: portrait,
} as const satisfies Record<string, PictureShape>;

/** A folder whose pictures have copies. */
export type PictureFolder = keyof typeof pictureShapes;
type Format = 'webp' | 'avif';

/** Whether pictures of a folder have copies. */
export const isPictureFolder = (name: string): name is PictureFolder => Object.hasOwn(pictureShapes, name);
const stored = /^uploads\/([a-z-]+)\/([\w-]+)\.(webp|avif|png|jpg)$/;

/** The shape of a stored picture; one that is no WebP has no copies, and one of an unknown folder no shape. */
export function shapeOf(path: string): PictureShape | undefined {
  const [, folder = '', , format] = stored.exec(withoutTint(path)) ?? [];
  if (!isPictureFolder(folder)) return undefined;
  const shape = pictureShapes[folder];
  return format === 'webp' ? shape : { ...shape, copies: [], avif: false };
}

/** Where the copy of a stored picture lies; its own width gives its own name. */
export function copyOf(path: string, width: number, format: Format = 'webp'): string {
  const plain = withoutTint(path);
  const own = shapeOf(plain)?.width === width;
  return plain.replace(/\.webp$/, `${own ? '' : `-${width}`}.${format}`);
}

/** One file that is made out of a stored picture. */
export interface PictureCopy {
  path: string;
  width: number;
  format: Format;
}

/** Every copy that a stored picture should have; none for what is no WebP. */
export function listCopies(path: string): PictureCopy[] {
  const { width: own, copies, avif } = shapeOf(path) ?? { width: 0, copies: [], avif: false };
  const copy = (width: number, format: Format): PictureCopy => ({ path: copyOf(path, width, format), width, format });
  const modern = avif ? [...copies, own].map((width) => copy(width, 'avif')) : [];
  return [...copies.map((width) => copy(width, 'webp')), ...modern];
}

/** The stored picture that a path is a copy of; undefined when it names no copy. */
export function originalOf(path: string): string | undefined {
  const [, folder = '', name = '', format] = stored.exec(path) ?? [];
  if (!isPictureFolder(folder)) return undefined;
  const shape: PictureShape = pictureShapes[folder];
  if (format !== 'webp' && (format !== 'avif' || !shape.avif)) return undefined;
  const width = shape.copies.find((copy) => name.endsWith(`-${copy}`));
  if (width === undefined && format === 'webp') return undefined;
  return `uploads/${folder}/${width === undefined ? name : name.slice(0, -`-${width}`.length)}.webp`;
}

/** Colours of the ground and the middle of a picture, written behind its path: `uploads/dishes/dal.webp#c7`. */
export interface Tint {
  ground: string;
  middle: string;
}

/** The path by itself, as files are named. */
export const withoutTint = (path: string): string => path.replace(/#.*$/s, '');

/** The tint of a stored path; undefined when it carries none. */
export function tintOf(path: string): Tint | undefined {
  const [, ground, middle] = /#([0-9a-v])([0-9a-v])$/.exec(path) ?? [];
  return ground && middle ? { ground, middle } : undefined;
}
