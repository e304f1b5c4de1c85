import compile from 'icu-minify/compile';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { editAll, placeTexts } from './used-texts.ts';

const sampleTexts = {
  title: 'Your cart',
  removed: compile('{dish} removed'),
  dishes: compile('{count, plural, one {# dish} other {# dishes}}'),
  states: { sold_out: 'Sold out', until: compile('Until {when}') },
};

/** What a build of one language makes of a function that reads texts. */
function placed(body: string): string {
  const code = `export function Page({ state }) { ${body} }`;
  return editAll(code, placeTexts(parseAst(code), new Map([['sampleTexts', sampleTexts]]), 'en').edits);
}

test('a plain text stands where it is shown, and its catalogue is not asked for', () => {
  expect(placed('const t = useTexts(sampleTexts); return t.title + t.states.sold_out;')).toBe(
    'export function Page({ state }) { const t = 0; return "Your cart" + "Sold out"; }',
  );
  expect(placed('return { t: textsIn(sampleTexts, language).title };')).toBe(
    'export function Page({ state }) { return { t: "Your cart" }; }',
  );
});

test('of texts with parameters a module keeps those that it reads', () => {
  expect(placed('const t = useTexts(sampleTexts); return t.removed({ dish: t.title });')).toBe(
    `const _sampleTexts = ${JSON.stringify({ en: { removed: sampleTexts.removed } })}; ` +
      'export function Page({ state }) { const t = useTexts(_sampleTexts); return t.removed({ dish: "Your cart" }); }',
  );
});

test('a group that is read by a name which only shows at run time is kept as it is', () => {
  expect(placed('const t = useTexts(sampleTexts); return t.states[state];')).toBe(
    `const _sampleTexts = ${JSON.stringify({ en: { states: sampleTexts.states } })}; ` +
      'export function Page({ state }) { const t = useTexts(_sampleTexts); return t.states[state]; }',
  );
});

test.each([
  'const t = useTexts(sampleTexts); return [1].map((t) => t).join(t.title);',
  'const t = useTexts(sampleTexts); return say(t);',
  'const { title } = useTexts(sampleTexts); return title;',
  'return useTexts(otherTexts).title;',
])('what cannot be told apart stays as it was written: %s', (body) => {
  expect(placed(body)).toBe(`export function Page({ state }) { ${body} }`);
});
