import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { PICTURE_FOLDER } from './render-all.ts';

/** Where contact sheets are written; nothing in it is committed. */
const SHEET_FOLDER = fileURLToPath(new URL('../../.cache/sheets', import.meta.url));

const CELL_WIDTH = 300;
const LABEL_HEIGHT = 24;
const GAP = 8;
const COLUMNS = 5;
const PER_SHEET = COLUMNS * 6;

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_WIDTH}" height="${LABEL_HEIGHT}">` +
      `<text x="2" y="17" font-family="sans-serif" font-size="14" fill="#222">${text}</text></svg>`,
  );

interface Cell {
  name: string;
  image: Buffer;
  height: number;
}

const cellOf = async (file: string): Promise<Cell> => {
  const { data, info } = await sharp(join(PICTURE_FOLDER, file))
    .resize(CELL_WIDTH)
    .png()
    .toBuffer({ resolveWithObject: true });
  return { name: file.replace(/^.*\/|\.\w+$/g, ''), image: data, height: info.height };
};

const layOut = async (files: readonly string[], target: string): Promise<void> => {
  const cells = await Promise.all(files.map(cellOf));
  const rowHeight = Math.max(...cells.map((cell) => cell.height)) + LABEL_HEIGHT + GAP;
  const layers = cells.flatMap(({ name, image, height }, i): OverlayOptions[] => {
    const left = GAP + (i % COLUMNS) * (CELL_WIDTH + GAP);
    const top = GAP + Math.floor(i / COLUMNS) * rowHeight;
    return [
      { input: image, left, top },
      { input: label(name), left, top: top + height },
    ];
  });
  const width = GAP + COLUMNS * (CELL_WIDTH + GAP);
  const height = GAP + Math.ceil(cells.length / COLUMNS) * rowHeight;
  const blank = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  await blank.composite(layers).png({ compressionLevel: 6 }).toFile(target);
};

/** Lays stored pictures out with their names, each folder on its own sheets; answers where the sheets lie. */
export const writeSheets = async (files: readonly string[]): Promise<string[]> => {
  await mkdir(SHEET_FOLDER, { recursive: true });
  const sheets: string[] = [];
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const own = files.filter((file) => dirname(file) === folder);
    for (let from = 0; from < own.length; from += PER_SHEET) {
      const target = join(SHEET_FOLDER, `${folder}-${from / PER_SHEET + 1}.png`);
      await layOut(own.slice(from, from + PER_SHEET), target);
      sheets.push(target);
    }
  }
  return sheets;
};
