import { expect, test } from 'vitest';
import { bookOf, readSearch, variantsOf, wordsOf, type Alias } from './search-words.ts';

const aliases: Alias[] = [
  { kind: 'dish', written: 'golgappa', stands_for: 'pani puri' },
  { kind: 'dish', written: 'दही चावल', stands_for: 'curd rice' },
  { kind: 'dish', written: 'curd rice', stands_for: 'thayir sadam' },
  { kind: 'dish', written: 'aloo', stands_for: 'potato' },
  { kind: 'dish', written: 'wrap', stands_for: 'roll' },
  { kind: 'place', written: 'Bombay', stands_for: 'Mumbai' },
  { kind: 'filter', written: 'veg', stands_for: 'veg' },
  { kind: 'filter', written: 'non veg', stands_for: 'non-veg' },
  { kind: 'filter', written: 'शाकाहारी', stands_for: 'veg' },
  { kind: 'filter', written: 'cheap', stands_for: 'cheap' },
  { kind: 'filter', written: 'open now', stands_for: 'open now' },
  { kind: 'filler', written: 'near me', stands_for: '' },
  { kind: 'filler', written: 'dinners', stands_for: '' },
];
const book = bookOf(aliases);
const said = (typed: string, without: string[] = []) =>
  readSearch(typed, book, without).map((part) => {
    if (part.kind === 'diet') return part.diet;
    if (part.kind === 'price') return part.max;
    return part.kind === 'words' ? part.forms.join('|') : part.kind;
  });

test.each([
  ['Crème  Brûlée!', ['creme', 'brulee']],
  ["Nonna Lucia's", ['nonna', 'lucias']],
  ['बिरयानी २००', ['बिरयानी', '200']],
  ['100% ₹ --', ['100']],
  ['', []],
])('%j has the words %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test.each([
  ['veg biryani under 250', ['veg', 'biryani', 250]],
  ['cheap veg dinners', [150, 'veg', 'filler']],
  ['Non-Veg thali below ₹300', ['non-veg', 'thali', 300]],
  ['शाकाहारी थाली 200 se kam', ['veg', 'थाली', 200]],
  ['momos 150 rs', ['momos', 150]],
  ['momos rs150', ['momos', 150]],
  ['coke 7 up', ['coke', '7', 'up']],
  ['thali 300', ['thali', '300']],
  ['under dog', ['under', 'dog']],
  ['pizza open now near me', ['pizza', 'open', 'filler']],
  ['golgappa', ['golgappa|pani puri']],
  ['दही चावल', ['दही चावल|curd rice']],
  ['veg veg', ['veg']],
  ['%', []],
])('%j is understood as %j (search-7)', (typed, meaning) => expect(said(typed)).toEqual(meaning));

test('a part that was taken away is not read, whatever else stays (search-8)', () => {
  expect(said('veg biryani under 250', ['veg'])).toEqual(['biryani', 250]);
  expect(said('veg biryani under 250', ['under 250', 'biryani'])).toEqual(['veg']);
});

test('a city’s old name is known beside the word (search-6)', () => {
  expect(readSearch('Bombay', book)).toEqual([{ typed: 'bombay', kind: 'words', forms: ['bombay'], place: 'Mumbai' }]);
});

test('words are looked for as typed, then as what they stand for, then mixed', () => {
  expect(variantsOf(readSearch('aloo wrap', book))).toEqual(['aloo wrap', 'potato roll', 'aloo roll', 'potato wrap']);
  expect(variantsOf(readSearch('veg under 200', book))).toEqual(['']);
});
