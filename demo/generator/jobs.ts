import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { scenes, type Encoding, type Work } from './catalogue.ts';
import { logos } from './vector/logo-list.ts';
import { logoSvg } from './vector/logos.ts';
import { people } from './vector/people-list.ts';
import { personSvg } from './vector/people.ts';
import { render, RENDERER_VERSION } from './drawing/render.ts';
import { tintOf, type Tint } from './tint.ts';

/** One picture to make and a mark that changes when it would look different. */
export interface Job {
  mark: string;
  /** Draws it and writes it below the folder, whole or not at all. */
  make: (folder: string) => Promise<Tint>;
}

const markOf = (recipe: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, recipe]))
    .digest('hex')
    .slice(0, 16);

const store = async (folder: string, file: string, bytes: Buffer): Promise<Tint> => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return tintOf(bytes);
};

const QUALITY_STEP = 5;
const LOWEST_QUALITY = 32;

/** Lowers the quality step by step until the picture is small enough. */
const encode = async (image: Buffer, { quality, maxBytes = Infinity }: Encoding): Promise<Buffer> => {
  let bytes = await sharp(image).webp({ quality, effort: 6 }).toBuffer();
  for (let lower = quality - QUALITY_STEP; bytes.length > maxBytes && lower >= LOWEST_QUALITY; lower -= QUALITY_STEP)
    bytes = await sharp(image).webp({ quality: lower, effort: 6 }).toBuffer();
  return bytes;
};

const sceneJob = (work: Work): Job => ({
  mark: markOf(work),
  make: async (folder) => {
    const image = await render(work.composition, work.width).png({ compressionLevel: 1 }).toBuffer();
    return store(folder, work.file, await encode(image, work));
  },
});

const drawn = (file: string, svg: () => string): Job => ({
  mark: markOf(svg()),
  make: async (folder) => {
    const image = sharp(Buffer.from(svg()), { density: 144 }).resize(256, 256);
    const encoded = file.endsWith('.png') ? image.png({ palette: true }) : image.webp({ quality: 88, effort: 6 });
    return store(folder, file, await encoded.toBuffer());
  },
});

/** Everything `npm run art` keeps up to date, by file. */
export const jobs: ReadonlyMap<string, Job> = new Map([
  ...scenes.map((work) => [work.file, sceneJob(work)] as const),
  ...Object.entries(logos).map(
    ([name, logo]) => [`logos/${name}.webp`, drawn(`logos/${name}.webp`, () => logoSvg(logo))] as const,
  ),
  ...Object.entries(people).map(([file, person]) => [file, drawn(file, () => personSvg(person))] as const),
]);
