import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { scenes, variant, type Work } from './catalogue.ts';
import { logos, logoSvg } from './logos.ts';
import { people, personSvg } from './people.ts';
import { render, RENDERER_VERSION } from './render.ts';

/** One picture to make: the files it gives and a mark that changes when they would look different. */
export interface Job {
  files: readonly string[];
  hash: string;
  make: (folder: string) => Promise<void>;
}

const mark = (recipe: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, recipe]))
    .digest('hex')
    .slice(0, 16);

const store = async (folder: string, file: string, bytes: Buffer): Promise<void> => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
};

const SMALLER_QUALITY = 72;

const sceneJob = (work: Work): Job => ({
  files: work.widths.map((width) => variant(work.file, width, work.widths)),
  hash: mark(work),
  make: async (folder) => {
    const widest = Math.max(...work.widths);
    const image = await render(work.composition, widest).png({ compressionLevel: 1 }).toBuffer();
    for (const width of work.widths) {
      const quality = width === widest ? work.quality : SMALLER_QUALITY;
      const bytes = await sharp(image).resize(width).webp({ quality, effort: 6 }).toBuffer();
      await store(folder, variant(work.file, width, work.widths), bytes);
    }
  },
});

const drawn = (file: string, svg: () => string): Job => ({
  files: [file],
  hash: mark(svg()),
  make: async (folder) => {
    const image = sharp(Buffer.from(svg()), { density: 144 }).resize(256, 256);
    const encoded = file.endsWith('.png') ? image.png({ palette: true }) : image.webp({ quality: 88, effort: 6 });
    await store(folder, file, await encoded.toBuffer());
  },
});

/** Everything `npm run art` keeps up to date, keyed by the main file. */
export const jobs: ReadonlyMap<string, Job> = new Map([
  ...scenes.map((work) => [work.file, sceneJob(work)] as const),
  ...Object.entries(logos).map(
    ([name, logo]) => [`logos/${name}.webp`, drawn(`logos/${name}.webp`, () => logoSvg(logo))] as const,
  ),
  ...Object.entries(people).map(([name, person]) => {
    const file = name === 'default' ? 'chefs/default.png' : `chefs/${name}.webp`;
    return [file, drawn(file, () => personSvg(person))] as const;
  }),
]);
