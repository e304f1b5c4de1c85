import { inflateSync } from 'node:zlib';

const objects = (pdf: string) =>
  new Map([...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]));

function streamOf(body: string): string {
  const found = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
  const bytes = Buffer.from(found, 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : found;
}

const letters = (hex: string): string[] =>
  [...hex.matchAll(/[0-9a-f]{4}/gi)].map(([code]) => String.fromCharCode(Number.parseInt(code, 16)));

/** Which letter each glyph of a font stands for, by its own table. */
function tableOf(cmap: string): Map<number, string> {
  const table = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [offset, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      table.set(Number.parseInt(from, 16) + offset, letters(hex.replaceAll(' ', '')).join(''));
  return table;
}

/** Every piece of text on the pages of a PDF as it was written, one a line. */
export function textOf(bytes: Buffer): string {
  const all = objects(bytes.toString('latin1'));
  const tables = new Map<string, Map<number, string>>();
  for (const body of all.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(all.get(id) ?? '')?.[1];
      if (cmap) tables.set(name, tableOf(streamOf(all.get(cmap) ?? '')));
    }
  const pieces: string[] = [];
  let table = new Map<number, string>();
  for (const body of all.values())
    for (const [, font, list = ''] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
      if (font) table = tables.get(font) ?? table;
      else {
        const codes = [...list.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => letters(hex));
        pieces.push(codes.map((code) => table.get(code.charCodeAt(0)) ?? '').join(''));
      }
  return pieces.join('\n');
}
