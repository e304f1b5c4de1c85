import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { fillPlaces, type Places } from './places.ts';
import { editAll } from './used-texts.ts';
import { holdsWords, placeWords, readWords } from './words.ts';

const languages = ['en', 'hi', 'kn'];
const words = readWords(languages);

function build(code: string, language: string) {
  const places: Places = new Map();
  const held = editAll(code, placeWords(parseAst(code, { lang: 'ts' }), words, places));
  return fillPlaces(held, places, language);
}

const code = [
  'export const words: Record<"Ready" | "x", string> = { Ready: "Ready", x: "On the way" };',
  'export const refuse = (most: number) => `At most ${ most } characters`;',
  'export const isReady = (text: string) => text === "Ready";',
  'export const kind = "delivery";',
  'export const own = `Hello ${kind}`;',
].join('\n');

test('a browser’s build has the texts of domain and contract in its language, and names stay names (language-6)', () => {
  expect(build(code, 'en')).toBe(code);
  const hindi = build(code, 'hi').split('\n');
  expect(hindi[0]).toBe('export const words: Record<"Ready" | "x", string> = { Ready: "तैयार", x: "रास्ते में" };');
  expect(hindi[1]).toBe('export const refuse = (most: number) => `ज़्यादा से ज़्यादा ${ most } अक्षर`;');
  expect(hindi.slice(2)).toEqual(code.split('\n').slice(2));
});

test('only modules of the domain and the contract are read, and not what a sheet holds', () => {
  const held = [
    'domain/src/ordering/cart.ts',
    'contract/src/common/common.ts',
    'domain/src/catalogue/menu-template.ts',
  ];
  expect(held.map((file) => holdsWords(`/x/packages/${file}`))).toEqual([true, true, false]);
  expect(holdsWords('/x/apps/web/src/lib/format.ts')).toBe(false);
});

test('why a dish does not suit somebody is said in the language of a build, in whole sentences (names-9)', () => {
  const file = join(import.meta.dirname, '../../../packages/domain/src/accounts/diet.ts');
  const [hindi, kannada] = ['hi', 'kn'].map((language) => build(readFileSync(file, 'utf8'), language));
  for (const word of ['शाकाहारी नहीं', '`${name} में अंडा है`', '`${by} में है: ${before} और ${last}`', 'milk: "दूध"'])
    expect(hindi).toContain(word);
  for (const word of ['`ಇದರಲ್ಲಿದೆ: ${before} ಮತ್ತು ${last}`', 'ಹಲಾಲ್ ಗುರುತಿಲ್ಲ']) expect(kannada).toContain(word);
  const english = [/Not (vegetarian|marked)/, /contains? /i, / is not /, / and \$/];
  for (const said of english) expect(hindi?.replaceAll(/\/[/*].*/g, '').replaceAll(/^ \*.*/gm, '')).not.toMatch(said);
});

test('a time is said by the part of its day where a language has more than two (language-7)', () => {
  const clocks = [
    'const whole = {',
    '  morning: (clock: string) => `${clock} am`,',
    '  evening: (clock: string) => `${clock} pm`,',
    '  night: (clock: string) => `${clock} pm`,',
    '};',
  ].join('\n');
  expect(build(clocks, 'en')).toBe(clocks);
  expect(build(clocks, 'hi').match(/`.*`/g)).toEqual(['`सुबह ${clock}`', '`शाम ${clock}`', '`रात ${clock}`']);
  expect(build(clocks, 'kn').match(/`.*`/g)).toEqual(['`ಬೆಳಿಗ್ಗೆ ${clock}`', '`ಸಂಜೆ ${clock}`', '`ರಾತ್ರಿ ${clock}`']);
});
