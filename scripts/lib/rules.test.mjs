import { expect, test } from 'vitest';
import { createFinder } from './files.mjs';
import { citationsIn, faultsIn, mentionsIn, rulesIn } from './rules.mjs';

const head = ['## Ordering', '', '### cart', '', '| rule | what holds | where decided |', '| --- | --- | --- |'];
const first = '| cart-1 | One restaurant. | `domain/ordering/cart.ts` |';
const second = '| cart-2 | At most 20. | `cart.service.ts` |';
const find = createFinder([
  'packages/domain/src/ordering/cart.ts',
  'packages/contract/src/ordering/cart.ts',
  'apps/api/src/modules/ordering/cart/',
  'apps/api/src/modules/ordering/cart/cart.service.ts',
]);
const titled = (...cited) => cited.map((numbers) => `test('it holds (${numbers})', () => {});`).join('\n');
const faults = (rows, source) =>
  faultsIn(rulesIn([...head, ...rows].join('\n')), { citations: citationsIn('a.test.ts', source), find });

test('rules that are cited and decided somewhere have no fault', () => {
  expect(faults([first, second], titled('cart-1', 'cart-2'))).toEqual([]);
  expect(faults([first, second], titled('cart-1, cart-2'))).toEqual([]);
  expect(faults([first.replace('domain/ordering/cart.ts', 'modules/ordering/cart')], titled('cart-1'))).toEqual([]);
});

test('a citation is the end of a title, with its line', () => {
  const title = "%s, ('so')";
  const cited = `${title} (cart-1, kitchen-board-2)`;
  const source = `// (cart-9)\ntest.each([['a', 'b (cart-8)']])("${cited}", () => {});\nadd('cart-3');`;
  expect(citationsIn('a.test.ts', source)).toEqual([
    { number: 'cart-1', title, at: 'a.test.ts:2' },
    { number: 'kitchen-board-2', title, at: 'a.test.ts:2' },
  ]);
});

test.each([
  ['a rule that no test cites', [first, second], 'cart-1', ['cart-2 is cited by no test']],
  [
    'a citation without its rule',
    [first],
    'cart-1, cart-3',
    ['cart-3 is cited at a.test.ts:1, and there is no such rule'],
  ],
  ['a number that stands twice', [first, first], 'cart-1', ['cart-1 stands twice']],
  ['a rule under another subject', [first.replace('-1', 's-1')], 'carts-1', ['carts-1 stands under cart']],
  [
    'a file that is gone',
    [first.replace('cart.ts', 'gone.ts')],
    'cart-1',
    ['cart-1 names domain/ordering/gone.ts, and there is no such file'],
  ],
  [
    'a path too short for one file',
    [first.replace('domain/', '')],
    'cart-1',
    [
      'cart-1 names ordering/cart.ts, which may be packages/domain/src/ordering/cart.ts or packages/contract/src/ordering/cart.ts',
    ],
  ],
  [
    'a rule without a place',
    ['| cart-1 | One restaurant. | nowhere |'],
    'cart-1',
    ['cart-1 does not say what holds, or where that is decided'],
  ],
])('%s is a fault', (_, rows, cited, expected) => expect(faults(rows, titled(cited))).toEqual(expected));

test('a short path goes on meaning a file that moved into a folder below', () => {
  const find = createFinder([
    'apps/api/src/platform/http/auth.ts',
    'apps/api/src/modules/auth.ts',
    'apps/web/src/lib/live/live.ts',
  ]);
  expect(find('platform/auth.ts')).toEqual(['apps/api/src/platform/http/auth.ts']);
  expect(find('live.ts')).toEqual(['apps/web/src/lib/live/live.ts']);
  expect(find('auth.ts')).toHaveLength(2);
  expect(find('platform/live.ts')).toEqual([]);
});

test('a document that mentions a rule which is gone is a fault, and other brackets are none', () => {
  const rules = rulesIn([...head, first].join('\n'));
  const mentions = mentionsIn('docs/tour.md', 'Once (cart-1), twice (cart-1, cart-7), in bytes (utf-8).', rules);
  const citations = citationsIn('a.test.ts', titled('cart-1'));
  expect(faultsIn(rules, { citations, mentions, find })).toEqual([
    'cart-7 is cited at docs/tour.md, and there is no such rule',
  ]);
});
