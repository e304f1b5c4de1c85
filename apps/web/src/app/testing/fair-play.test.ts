// What the law calls dark patterns, in the words of the shop; what a screen does is tried in e2e/fair-play.spec.ts.
import { darkPatterns } from '@tawa/domain/content/fair-play';
import { expect, test } from 'vitest';

const catalogues = import.meta.glob<string>(
  ['../../**/*.texts.ts', '!**/kitchen/**', '!**/office/**', '!**/admin/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

interface Said {
  file: string;
  text: string;
}

const said: Said[] = Object.entries(catalogues).flatMap(([file, source]) =>
  [...source.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)].map(([, one, two, three]) => ({
    file,
    text: one ?? two ?? three ?? '',
  })),
);
const saying = (words: RegExp) => said.filter(({ text }) => words.test(text));

test('there are texts to look at, of every room of the shop', () => {
  expect(said.length).toBeGreaterThan(1500);
  for (const room of ['accounts', 'catalogue', 'money', 'ordering', 'tables', 'care'])
    expect(said.some(({ file }) => file.includes(`/${room}/`))).toBe(true);
  expect(darkPatterns).toHaveLength(13);
});

test('no text hurries anybody with scarcity or a clock of its own (fair-play-1)', () => {
  const hurry =
    /\bhurry\b|last chance|limited time|sell(s|ing) (out )?fast|almost gone|(people|others|customers) (are )?(looking|viewing|watching)|only \S+ left|ends soon|don.t miss|act now|before it.s gone|while stocks? lasts?/i;
  expect('Hurry, only 2 left!').toMatch(hurry);
  expect(saying(hurry)).toEqual([]);
});

test('whoever says no is not shamed for it (fair-play-3)', () => {
  const shame =
    /no,? thanks?,? i\b|\bi (don.t|do not) (want|care|like|need)|i.d rather (pay|not|miss)|\bi hate\b|i prefer (to )?(pay|lose|miss)|miss(ing)? out|are you sure you don.t/i;
  expect('No thanks, I like to pay more').toMatch(shame);
  expect(saying(shame)).toEqual([]);
});

test('nothing asks to be ticked or unticked so that something does not happen (fair-play-11)', () => {
  const trick =
    /un-?(tick|check|select)|opt(ing)? out|\b(do not|don.t) \w+( \w+){0,4} (not|unless)\b|tick (this )?(box )?(if|to) (you )?(do not|don.t|not)/i;
  expect('Untick this box to get no offers').toMatch(trick);
  expect(saying(trick)).toEqual([]);
});
