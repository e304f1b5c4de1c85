import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { sampleTexts } from '#testing/sample.texts.ts';
import { LanguageContext, type Language } from './language.ts';
import { textsIn, useTexts } from './texts.ts';

const t = textsIn(sampleTexts, 'en');

test('a text is a property, and one with parameters a function of them', () => {
  expect(t.title).toBe('Your cart');
  expect(t.removed({ dish: 'Idli' })).toBe('Idli removed');
  expect(t.states.sold_out).toBe('Sold out');
});

test.each([
  [0, '0 dishes from 1,00,000'],
  [1, '1 dish from 1,00,000'],
  [2, '2 dishes from 1,00,000'],
])('the number %i chooses its plural, and is written as in India', (count, said) => {
  expect(t.dishes({ count, all: 100_000 })).toBe(said);
});

test('markup stands inside a sentence where the language puts it', () => {
  const node = t.agree({ terms: (words) => <a href="/terms">{words}</a>, name: 'Asha' });
  expect(renderToString(node)).toBe('Asha, read <a href="/terms">the terms</a> first.');
});

function Sample({ dish }: { dish: string }) {
  const texts = useTexts(sampleTexts);
  return <p title={texts.title}>{texts.removed({ dish })}</p>;
}

const page = (language: Language) =>
  renderToString(
    <LanguageContext value={language}>
      <Sample dish="Idli" />
    </LanguageContext>,
  );

test('pages of two languages are rendered side by side', async () => {
  const pages = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      await Promise.resolve();
      return page(index % 2 === 0 ? 'en' : 'en-XA');
    }),
  );
  const [english, marked] = ['<p title="Your cart">Idli removed</p>', page('en-XA')];
  expect(pages).toEqual(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? english : marked)));
  expect(marked).toBe('<p title="[Ýóúŕ çáŕt····]">[Idli ŕémóvéd···]</p>');
});

test('accents leave names, choices and tags as they are', () => {
  const marked = textsIn(sampleTexts, 'en-XA');
  expect(marked.dishes({ count: 2, all: 5 })).toMatch(/^\[2 díšhéš·+ fŕóm ·+5\]$/);
  expect(renderToString(marked.agree({ terms: (words) => <b>{words}</b>, name: 'Asha' }))).toContain('<b>thé téŕmš');
});

test('a wrong key, a missing parameter and one of another kind do not compile', () => {
  expectTypeOf(t).not.toHaveProperty('tilte');
  expectTypeOf(t.title).toBeString();
  expectTypeOf(t.removed).parameters.toEqualTypeOf<[{ dish: string | number }]>();
  expectTypeOf(t.dishes).parameters.toEqualTypeOf<[{ count: number; all: number }]>();
  expectTypeOf(t.agree).parameter(0).toHaveProperty('terms').toEqualTypeOf<(words: ReactNode) => ReactNode>();
  expectTypeOf(t.states.until).returns.toBeString();
});
