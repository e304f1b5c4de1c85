import { expect, test } from 'vitest';
import { columnsOf, dotsOf, type Draw, encodeBlocks, hasLetters, wrap } from './escpos.ts';
import { blocksOf } from './slip-blocks.ts';
import { printSlip } from '#testing/order-samples.ts';

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
const inHex = (text: string) => hex(new TextEncoder().encode(text));
/** What prints of it, without its commands. */
const words = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const drawn: { text: string; dots: number; amount?: string }[] = [];
const draw: Draw = (text, { dots, amount }) => {
  drawn.push({ text, dots, ...(amount !== undefined && { amount }) });
  const data = new Uint8ClampedArray(dots * 24 * 4).fill(0);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width: dots, height: 24, data };
};
const slip = printSlip({
  order_number: 'FD-AA2Q7B',
  station_name: 'Tandoor',
  others: ['Handi'],
  items: [
    { order_item_id: 1, kitchen_name: 'Garlic Naan', quantity: 2, options: ['Extra butter'], note: 'no coriander' },
    { order_item_id: 2, kitchen_name: 'Paneer Tikka', quantity: 1, options: [], note: 'Peanut allergy' },
  ],
});
const of = (change = {}, copy?: number) =>
  blocksOf({ ...slip, ...change }, { restaurant: 'Dum & Handi', language: 'en', ...(copy !== undefined && { copy }) });

const [esc, gs] = [27, 29].map((code) => String.fromCharCode(code));
const commands = new RegExp(`${esc}@|${esc}[tE!aMd -].|${gs}[!BV].|${esc}.`, 'gs');

test.each([58, 80] as const)('a slip of %s mm begins anew, in Windows 1252, and is cut (printing-8)', async (width) => {
  const bytes = hex(await encodeBlocks(of(), { width, draw }));
  expect(bytes.startsWith('1b 40')).toBe(true);
  expect(bytes).toContain('1b 74 10');
  // The number is four times as wide and as high, in bold.
  expect(bytes).toMatch(new RegExp(`1d 21 33.*${inHex('2Q7B')}`));
  // An allergy is white on black.
  expect(bytes).toMatch(new RegExp(`1d 42 01.*${inHex('Peanut allergy')}.*1d 42 00`));
  expect(bytes).toMatch(/1d 56 01( 0a)?$/);
});

test('what must be kept out of a line is white on black under it, and nothing under the others (packing-3)', async () => {
  const [naan, tikka] = slip.items;
  const blocks = of({
    items: [
      { ...naan, avoids: ['peanuts', 'nuts'] },
      { ...tikka, note: '', avoids: [] },
    ],
  });
  expect(blocks.filter(({ kind }) => kind === 'inverse')).toEqual([
    { kind: 'inverse', text: 'PACK APART: no peanuts, tree nuts' },
  ]);
  const bytes = hex(await encodeBlocks(blocks, { width: 58, draw }));
  expect(bytes).toMatch(new RegExp(`1d 42 01.*${inHex('PACK APART: no peanuts')}`));
});

test.each([58, 80] as const)(
  'no line of %s mm is longer than its paper, and changes are indented (printing-8)',
  async (width) => {
    const long = { order_item_id: 3, kitchen_name: 'W'.repeat(22), quantity: 12, options: ['x '.repeat(60)], note: '' };
    const text = words(await encodeBlocks(of({ items: [...slip.items, long] }), { width, draw }));
    const lines = text.replaceAll(commands, '').split(/[\r\n]+/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columnsOf[width]);
    expect(lines).toContain('    no coriander');
    expect(lines).toContain('2 x Garlic Naan');
    expect(lines.some((line) => line.startsWith('Accepted') && line.endsWith('by Ravi'))).toBe(true);
  },
);

test.each([58, 80] as const)('Hindi goes as a picture as wide as the paper of %s mm (printing-8)', async (width) => {
  drawn.length = 0;
  const items = [{ order_item_id: 1, kitchen_name: 'पनीर टिक्का', quantity: 1, options: [], note: '' }];
  const bytes = hex(await encodeBlocks(of({ items }), { width, draw }));
  expect(drawn).toEqual([{ text: '1 x पनीर टिक्का', dots: dotsOf[width] }]);
  // GS v 0, then the bytes across, the dots down, and all of them black.
  const across = (dotsOf[width] / 8).toString(16).padStart(2, '0');
  expect(bytes).toContain(`1d 76 30 00 ${across} 00 18 00 ff ff ff`);
  expect(bytes).not.toContain(inHex('????'));
});

test('a dish is called in the language of the screen, with the name on the bill small under it (language-10)', () => {
  const names = { hi: 'लहसुन नान' };
  const named = slip.items.slice(0, 1).map((naan) => ({ ...naan, names }));
  const textsIn = (language: 'en' | 'hi' | 'kn') =>
    blocksOf({ ...slip, items: named }, { restaurant: 'Dum & Handi', language }).filter(
      ({ kind }) => kind === 'item' || kind === 'also',
    );
  expect(textsIn('hi')).toEqual([
    { kind: 'item', text: '2 x लहसुन नान' },
    { kind: 'also', text: 'Garlic Naan' },
  ]);
  for (const language of ['en', 'kn'] as const)
    expect(textsIn(language)).toEqual([{ kind: 'item', text: '2 x Garlic Naan' }]);
});

test('choices, parts of a combo and the dish that was sold out are in the language of the screen too (language-10)', () => {
  const thali = {
    order_item_id: 3,
    kitchen_name: 'Thali',
    quantity: 1,
    options: ['Extra butter', 'Hot'],
    option_names: [{ hi: 'ज़्यादा मक्खन' }, null],
    parts: [
      { kitchen_name: 'Naan', names: { hi: 'नान' }, quantity: 2 },
      { kitchen_name: 'D', quantity: 1 },
    ],
    instead_of: 'Garlic Naan',
    instead_of_names: { hi: 'लहसुन नान' },
    note: '',
  };
  const linesIn = (language: 'en' | 'hi' | 'kn') =>
    blocksOf({ ...slip, items: [thali] }, { restaurant: 'Dum & Handi', language }).flatMap((block) =>
      block.kind === 'change' || block.kind === 'inverse' ? block.text : [],
    );
  expect(linesIn('hi')).toEqual([expect.stringContaining('लहसुन नान'), '2 x नान', '1 x D', 'ज़्यादा मक्खन', 'Hot']);
  expect(linesIn('en')).toEqual(['INSTEAD OF Garlic Naan', '2 x Naan', '1 x D', 'Extra butter', 'Hot']);
  expect(linesIn('kn').slice(1)).toEqual(['2 x Naan', '1 x D', 'Extra butter', 'Hot']);
});

test('a sum in Hindi is a picture with its amount at the right edge (printing-9, language-10)', async () => {
  drawn.length = 0;
  await encodeBlocks([{ kind: 'sum', text: 'पैकिंग चार्ज', amount: '20.00' }], { width: 58, draw });
  expect(drawn).toEqual([{ text: 'पैकिंग चार्ज', dots: dotsOf[58], amount: '20.00' }]);
});

test('a copy and a paper that may have been printed before say so first (printing-4, printing-5)', () => {
  expect(of({}, 2)[0]).toEqual({ kind: 'inverse', text: 'COPY 2' });
  expect(of({ in_doubt: true })[0]).toEqual({ kind: 'inverse', text: 'MAYBE PRINTED BEFORE' });
  expect(of()[0]).toEqual({ kind: 'head', text: 'Dum & Handi · Tandoor' });
});

test.each([
  ['Crème brûlée – 2 € “hot”', true],
  ['पनीर', false],
  ['辣', false],
  ['\u001b@', false],
])('%s is in the code page: %s', (text, has) => {
  expect(hasLetters(text)).toBe(has);
});

test('words are kept whole where they fit, and cut where they do not', () => {
  expect(wrap('no coriander please', 12)).toEqual(['no coriander', 'please']);
  expect(wrap('a'.repeat(25), 12)).toEqual(['a'.repeat(12), 'a'.repeat(12), 'a']);
});

test.each([58, 80] as const)(
  'amounts stand at the right edge of %s mm, and a long name goes on in the next line (printing-9)',
  async (width) => {
    const bytes = await encodeBlocks(
      [
        { kind: 'head', text: 'Dum & Handi' },
        { kind: 'sum', text: '2 x Garlic Naan', amount: '120.00' },
        { kind: 'sum', text: `1 x ${'Very long biryani '.repeat(4)}`.trim(), amount: '349.00' },
        { kind: 'total', text: 'Total (Rs)', amount: '1,04,469.00' },
      ],
      { width, draw },
    );
    const lines = words(bytes)
      .replaceAll(commands, '')
      .split(/[\r\n]+/);
    const ends = lines.filter((line) => /\d\.00$/.test(line));
    expect(ends.map((line) => line.length)).toEqual([columnsOf[width], columnsOf[width], columnsOf[width]]);
    expect(ends[0]).toMatch(/^2 x Garlic Naan +120\.00$/);
    expect(Math.max(...lines.map((line) => line.length))).toBe(columnsOf[width]);
  },
);
test('what is in a combo stands under it on the paper, before its choices (menu-42)', () => {
  const parts = [{ kitchen_name: 'M Lassi', quantity: 4 }];
  const combo = { order_item_id: 3, kitchen_name: 'Lunch Combo', quantity: 2, options: ['Hot'], parts, note: '' };
  const texts = of({ items: [combo] }).flatMap((block) => (block.kind === 'rule' ? [] : block.text));
  expect(texts.slice(texts.indexOf('2 x Lunch Combo'))).toEqual(expect.arrayContaining(['4 x M Lassi', 'Hot']));
  expect(texts.indexOf('4 x M Lassi')).toBe(texts.indexOf('2 x Lunch Combo') + 1);
});
