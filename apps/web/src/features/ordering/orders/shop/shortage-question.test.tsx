import { answer } from '@tawa/contract/common/endpoint';
import { answerShortage, type Order, type Substitute } from '@tawa/contract/ordering/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { inMinutes, shopOrder } from '#testing/order-samples.ts';
import { toast } from '#ui/toast/toast.ts';
import { ShortageNote, ShortageOutcomes } from './shortage-outcome.tsx';
import { ShortageQuestions } from './shortage-question.tsx';

type Item = Order['items'][number];

const line = (change: Partial<Item> = {}): Item => ({
  order_item_id: 5,
  menu_id: 11,
  name: 'Paneer Tikka Skewers',
  is_veg: 1,
  dish_img: null,
  options: [],
  note: '',
  quantity: 1,
  price: 279,
  discounted_price: null,
  amount: 279,
  shortage: null,
  ...change,
});

const dish = (order_substitute_id: number, name: string, change: Partial<Substitute> = {}): Substitute => ({
  order_substitute_id,
  name,
  dish_img: null,
  is_veg: 1,
  rating: 4.3,
  quantity: 1,
  price: 279,
  price_here: 279,
  back: 0,
  ...change,
});

const substitutes = [
  dish(1, 'Chilli Paneer'),
  dish(2, 'Hara Bhara Kebab', { price: 249, price_here: 249, back: 31.5 }),
  dish(3, 'Paneer Tikka Masala', { price: 299 }),
];

const asked = (change: Partial<NonNullable<Item['shortage']>> = {}) => ({
  state: 'asked' as const,
  quantity: 1,
  since: inMinutes(-2),
  answer_by: inMinutes(3),
  otherwise: 'remove' as const,
  back: 250.65,
  substitutes,
  ...change,
});

const ordered = (change: Partial<Order> = {}) =>
  shopOrder({ items: [line({ shortage: asked() })], item_unavailable_pref: 'refund', ...change });

function open(order: Order) {
  const api = fakeApi();
  api.answer(answerShortage, answer(200, { order_number: order.order_number, status: 'accepted', version: 4 }));
  const { user } = render(<ShortageQuestions order={order} />);
  return { api, user, sent: () => api.calls.map(({ parts }) => parts.body) };
}

test('says what is in a combo, and what is chosen of a dish that must be chosen of (substitutes-9)', () => {
  const parts = [
    { name: 'Raita', quantity: 2 },
    { name: 'Rice', quantity: 1 },
  ];
  const offered = [dish(1, 'Lunch Box', { parts }), dish(2, 'Thali', { options: ['Roti'] }), dish(3, 'Kebab')];
  open(ordered({ items: [line({ shortage: asked({ substitutes: offered }) })] }));
  expect(screen.getByRole('radio', { name: /Lunch Box.*2 × Raita · 1 × Rice/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Thali.*Roti/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Kebab/ }).closest('label')?.textContent).not.toContain('·');
});

test('says until when, what holds without an answer, and each choice in money; the button says the choice (substitutes-7)', async () => {
  const { user, sent } = open(ordered({ allergies: ['nuts'] }));
  const question = within(screen.getByRole('region', { name: 'Sold out: Paneer Tikka Skewers' }));
  expect(question.getByText(/^Choose by/)).toBeTruthy();
  expect(question.getByText('After that we refund the dish, as you asked at checkout.')).toBeTruthy();
  expect(question.getByText(/All are veg and without tree nuts\.|All are veg and without/)).toBeTruthy();
  expect(question.getByRole('timer')).toBeTruthy();
  expect(question.getByRole('radio', { name: /Chilli Paneer ₹279.00 same price/ })).toHaveProperty('checked', true);
  expect(question.getByRole('radio', { name: /On the menu ₹299.00 ₹279.00 same price/ })).toBeTruthy();
  expect(question.getByRole('radio', { name: /Leave it out ₹250.65 back/ })).toBeTruthy();
  expect(question.getByRole('button', { name: /Take Chilli Paneer.*Same price/ })).toBeTruthy();
  await user.click(question.getByRole('radio', { name: /Hara Bhara Kebab ₹249.00 ₹31.50 back/ }));
  await user.click(question.getByRole('button', { name: /Take Hara Bhara Kebab.*₹31.50 back/ }));
  await waitFor(() => expect(sent()).toEqual([{ order_item_id: 5, answer: 'take', order_substitute_id: 2 }]));
});

test.each([
  [/^Leave it out/, /Leave it out.*₹250.65 less/, 'remove'],
  [/^Cancel the whole order/, /Cancel the whole order.*you pay nothing/, 'cancel'],
] as const)('of cash nothing goes back, less is due: %s (substitutes-7)', async (choice, button, said) => {
  const { user, sent } = open(ordered({ payment_method: 'cod' }));
  expect(screen.getByText(/you don’t pay for it, as you asked/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: choice }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(sent()).toEqual([{ order_item_id: 5, answer: said }]));
});

test.each([
  [{ otherwise: 'cancel' as const }, 'refund', 'After that the order is cancelled, as you asked at checkout.'],
  [{ back: null }, 'refund', /because nothing else is in it/],
  [{}, 'call', 'After that it is left out, and you don’t pay for it.'],
] as const)('what holds without an answer is said: %o (substitutes-7)', (change, item_unavailable_pref, words) => {
  open(ordered({ items: [line({ shortage: asked(change) })], item_unavailable_pref }));
  expect(screen.getByText(words)).toBeTruthy();
});

test('a dish that has gone is told, and what is left is chosen in its place (substitutes-5)', async () => {
  const { api, user } = open(ordered());
  const told = vi.spyOn(toast, 'error').mockImplementation(() => '');
  const message = 'Chilli Paneer has just sold out. Please choose something else.';
  api.answer(
    answerShortage,
    answer(409, { code: 'ILLEGAL_TRANSITION' as const, message, status: 'accepted', version: 3 }),
  );
  await user.click(screen.getByRole('button', { name: /Take Chilli Paneer/ }));
  await waitFor(() => expect(told).toHaveBeenCalledWith(message));
  told.mockRestore();
});

test.each([
  ['accepted', 1],
  ['cancelled', 0],
] as const)('an order that is %s asks %d questions (kitchen-board-1)', (status, questions) => {
  open(ordered({ status, items: [line({ shortage: asked({ substitutes: [] }) })] }));
  expect(screen.queryAllByRole('button', { name: /Leave it out/ })).toHaveLength(questions);
});

const since = inMinutes(-1);
const removed = line({ shortage: { state: 'removed', quantity: 1, answer_by: null, since } });
const event = { from_status: null, to_status: null, reason: null, at: since };

test('what the clock took out is said, with why; what was left out by hand is not (substitutes-7)', () => {
  const items = [removed];
  const by = (actor_type: 'system' | 'customer') =>
    shopOrder({ items, item_unavailable_pref: 'refund', events: [{ ...event, type: 'line_removed', actor_type }] });
  const { unmount } = render(<ShortageOutcomes order={by('system')} />);
  expect(screen.getByText('Dish refunded')).toBeTruthy();
  expect(screen.getByText(/so Paneer Tikka Skewers was left out, as you asked at checkout\./)).toBeTruthy();
  unmount();
  render(<ShortageOutcomes order={by('customer')} />);
  expect(screen.queryByText('Dish refunded')).toBeNull();
});

test('what came in place of a dish stands beside it, with what goes back (substitutes-7)', () => {
  const kebab = line({ order_item_id: 6, name: 'Hara Bhara Kebab', instead_of: 5, back: 31.5, amount: 249 });
  const order = shopOrder({ items: [removed, kebab] });
  render(
    <>
      <ShortageOutcomes order={order} />
      <ShortageNote order={order} item={removed} />
      <ShortageNote order={order} item={kebab} />
    </>,
  );
  expect(screen.getByText('It comes in place of Paneer Tikka Skewers. ₹31.50 goes back to you.')).toBeTruthy();
  expect(screen.getByText('Sold out, Hara Bhara Kebab instead')).toBeTruthy();
  expect(screen.getByText('Instead of Paneer Tikka Skewers')).toBeTruthy();
});
