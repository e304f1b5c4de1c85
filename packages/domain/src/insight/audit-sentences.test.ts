import { expect, test } from 'vitest';
import { auditActs } from './audit-acts.ts';
import { plainSentence } from './audit-links.ts';
import { sentenceOf } from './audit-sentences.ts';
import { type Deed, valueWords } from './audit-values.ts';

const actor = { name: 'Leela Nambiar' };
const subject = { name: 'Dum & Handi', link: { to: 'restaurant', key: '7' } } as const;
const deedOf = (action: string, more: Partial<Deed> = {}): Deed => ({
  action,
  subject: action.split('.')[0] ?? '',
  subject_id: '4711',
  reason: '',
  before: {},
  after: {},
  ...more,
});

const raw = /[{}[\]|]|undefined|\b4711\b|[0-9a-f]{8}-[0-9a-f]{4}/;

test.each(Object.keys(auditActs))('%s reads as a sentence with every fact, and with none (audit-4)', (action) => {
  const gaps = [...(new Map(Object.entries(auditActs)).get(action) ?? '').matchAll(/\{(was\.)?(\w+)\}/g)];
  const facts = (was: boolean) =>
    Object.fromEntries(
      gaps.filter(([, before]) => (before === 'was.') === was).map(([, , name = '']) => [name, 'kept']),
    );
  for (const more of [{}, { before: facts(true), after: facts(false) }]) {
    const named = sentenceOf(deedOf(action, more), { actor, subject });
    expect(plainSentence(named)).not.toMatch(raw);
    expect(plainSentence(named)).toMatch(/Leela Nambiar|Dum & Handi/);
    expect(plainSentence(sentenceOf(deedOf(action, more), { actor }))).not.toMatch(raw);
  }
});

test('amounts, shares, times and codes are said in words, and no id is (audit-4)', () => {
  const say = (deed: Deed) => plainSentence(sentenceOf(deed, { actor, subject }));
  expect(
    say(
      deedOf('restaurant.commission', {
        before: { commission_bp: 1800 },
        after: { commission_bp: 2050, valid_from: '2026-12-01T00:00:00.000Z' },
      }),
    ),
  ).toBe('Leela Nambiar changed the commission of Dum & Handi from 18% to 20.5%, from 1 Dec 2026, 5:30 am on');
  expect(say(deedOf('payment.return', { after: { returned: 24050 } }))).toBe(
    'Leela Nambiar sent ₹240.50 of Dum & Handi back',
  );
  expect(
    say(
      deedOf('setting.change', {
        subject: 'setting',
        subject_id: 'platform_fee',
        before: { value: 600 },
        after: { value: 700 },
      }),
    ),
  ).toBe('Leela Nambiar changed Dum & Handi from ₹6.00 to ₹7.00');
  expect(say(deedOf('order.refund', { after: { amount: 271.95, liable_party: 'restaurant' } }))).toBe(
    'Leela Nambiar refunded ₹271.95 for Dum & Handi, at the cost of the restaurant',
  );
  expect(valueWords('lifecycle', 'active', deedOf('restaurant.approve'))).toBe('Active');
  expect(say(deedOf('order.move', { before: { status: 'out_for_delivery' }, after: { status: 'cancelled' } }))).toBe(
    'Leela Nambiar moved Dum & Handi from On the way to Cancelled',
  );
  expect(sentenceOf(deedOf('order.move', { reason: 'RESTAURANT_CLOSED: No gas' }), { actor, subject }).reason).toBe(
    'Restaurant closed: No gas',
  );
  const { changes } = sentenceOf(
    deedOf('coupon.add', {
      after: {
        code: 'TAWA50',
        type: 'flat',
        value: 50,
        coupon_id: 9,
        restaurant_ids: [3, 4],
        rules: { min_order: 200, sha256: 'ab' },
      },
    }),
    { actor },
  );
  expect(changes).toEqual([
    { field: 'Code', before: 'nothing', after: 'TAWA50' },
    { field: 'Type', before: 'nothing', after: 'flat' },
    { field: 'Value', before: 'nothing', after: '₹50.00' },
    { field: 'Restaurants', before: 'nothing', after: '2 chosen' },
    { field: 'Rules', before: 'nothing', after: 'Min order: ₹200.00' },
  ]);
});

test('what is gone keeps the name that the entry itself has; an act of an older release still reads (audit-4)', () => {
  const gone = deedOf('category.delete', { before: { category_name: 'Starters', position: 2 } });
  expect(plainSentence(sentenceOf(gone, { actor }))).toBe('Leela Nambiar deleted the category Starters');
  expect(plainSentence(sentenceOf(deedOf('dish.weigh_again'), { actor }))).toBe(
    'Leela Nambiar: dish weigh again, a dish that is gone',
  );
});

test('names are links where the office has a page for them', () => {
  expect(sentenceOf(deedOf('restaurant.suspended'), { actor, subject }).parts).toEqual([
    { text: 'Leela Nambiar', to: null, key: null },
    { text: ' suspended ', to: null, key: null },
    { text: 'Dum & Handi', to: 'restaurant', key: '7' },
  ]);
});
