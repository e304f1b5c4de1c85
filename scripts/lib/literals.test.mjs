import { expect, test } from 'vitest';
import { literalsIn } from './literals.mjs';

test.each([
  ['<button aria-label="Close">×</button>', ['Close']],
  ["<input placeholder={isOpen ? 'Your dish' : t.closed} />", ['Your dish']],
  ['<img alt={`Slide ${index}`} />', ['Slide ']],
  ["<Menu items={[{ value: 'veg', label: 'Veg only' }]} />", ['Veg only']],
  ['<Field label={t.name} title={name} className="text-sm" placeholder="₹" />', []],
])('of %s the words %j stand outside a catalogue', (markup, words) => {
  expect(literalsIn(`const part = ${markup};`).map((found) => found.words)).toEqual(words);
});
