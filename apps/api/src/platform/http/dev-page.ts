// The pages that show on the machine itself what would leave it.
import { readdir } from 'node:fs/promises';
import { textOf } from './errors.ts';

const listedMax = 100;

/** A text as it may stand in HTML, also within quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The names of a folder's newest JSON files without their ending, the newest first; none where the folder is not there. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder);
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .toSorted()
      .toReversed()
      .slice(0, listedMax);
  } catch (error) {
    if (textOf(error, 'code') === 'ENOENT') return [];
    throw error;
  }
}

/** A page of list items that are HTML already. */
export function devPage(
  { title, hint, empty }: { title: string; hint: string; empty: string },
  rows: readonly string[],
) {
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : `<p>${empty}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title} of this machine</h1><p>${hint}</p>${list}</body></html>`;
}
