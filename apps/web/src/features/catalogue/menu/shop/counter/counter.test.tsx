import type { CounterPrices } from '@tawa/contract/catalogue/menu/menu.counter';
import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { getOwnPriceReport, reportPrice } from '@tawa/contract/catalogue/menu/menu.reports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Role } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { watchClient } from '#testing/query-clients.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { CounterCard } from './counter-card.tsx';
import { CounterHead, CounterLine } from './counter-line.tsx';
import { counterQuery } from './counter.queries.ts';

const dal: DishDetails = {
  menu_id: 4,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: 'Dal Tadka',
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 12,
  description: '',
  price: 189,
  discounted_price: null,
  discount: 0,
  num_of_order: 3,
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  logo: null,
  calories: null,
  serving: null,
  option_groups: [],
};
type Standing = CounterPrices['dishes'][number];
const standing = (change: Partial<Standing> = {}): Standing => ({
  menu_id: 4,
  is: 'same',
  by: 0,
  declared_on: '2026-11-12',
  ...change,
});

function show(element: ReactNode, counter: CounterPrices | null) {
  cleanup();
  const client = watchClient();
  if (counter) client.setQueryData(counterQuery(7).queryKey, counter);
  return renderRoutes([{ path: '/', element }], '/', client);
}

test('a row of a menu says how its dish stands, and leaves to the head what is said for all (counter-2)', () => {
  const line = (dish: Standing, same_since: string | null = null) => {
    show(<CounterLine dish={dal} />, { same_since, dishes: [dish] });
    return document.body.textContent;
  };
  expect(line(standing())).toBe('Same price as in the restaurant');
  expect(line(standing({ is: 'dearer', by: 20.5 }))).toBe('₹20.50 more than in the restaurant');
  expect(line(standing({ is: 'cheaper', by: 5 }), '2026-11-12')).toBe('₹5.00 less than in the restaurant');
  expect(line(standing(), '2026-11-12')).toBe('');
  expect(line(standing({ menu_id: 5 }))).toBe('');
});

test('where nothing was read nothing is said, and nothing is asked for late (counter-1)', () => {
  const api = fakeApi();
  show(
    <>
      <CounterHead restaurantId={7} />
      <CounterLine dish={dal} isWhole />
    </>,
    null,
  );
  expect(document.body.textContent).toBe('');
  expect(api.calls).toEqual([]);
});

test('the head of a menu says the same prices with the day, and the sheet of a dish the difference with its own (counter-2)', () => {
  show(<CounterHead restaurantId={7} />, { same_since: '2026-11-12', dishes: [standing()] });
  expect(document.body.textContent).toBe('Same prices as in the restaurant, as of 12 Nov 2026');
  show(<CounterHead restaurantId={7} />, { same_since: null, dishes: [standing()] });
  expect(document.body.textContent).toBe('');
  show(<CounterLine dish={dal} isWhole />, { same_since: '2026-11-12', dishes: [standing()] });
  expect(document.body.textContent).toBe('Same price as in the restaurant, as of 12 Nov 2026');
});

type Own = { may_report: boolean; report: null | Parameters<typeof answerOwn>[1] };
const answerOwn = (
  api: ReturnType<typeof fakeApi>,
  report: { price_seen: number; state: 'waiting' | 'upheld' | 'dismissed'; reason: string | null; created_on: string },
) => api.answer(getOwnPriceReport, { status: 200, body: { may_report: false, report } });

function openCard(
  role: Role | null,
  own: Own,
  counter: CounterPrices | null = { same_since: null, dishes: [standing()] },
) {
  const api = fakeApi();
  if (role) signIn(role);
  api.answer(getOwnPriceReport, { status: 200, body: own });
  const told = vi.spyOn(toast, 'success');
  const { user } = show(<CounterCard dish={dal} className="" />, counter);
  return { api, told, user };
}
const day = '2026-11-20T10:00:00.000Z';

test.each([null, 'restaurant', 'admin'] as const)('%s is asked for no report (counter-5)', async (role) => {
  const { api } = openCard(role, { may_report: true, report: null });
  expect(await screen.findByText('Same price as in the restaurant, as of 12 Nov 2026')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(api.calls).toEqual([]);
});

test('who was not served has no button, and a dish of which nothing is said no card (counter-5)', async () => {
  const { api } = openCard('user', { may_report: false, report: null }, null);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toBe('');
});

test('a price is reported once: refusals stand at the field, and then the card says that we look (counter-5)', async () => {
  const { api, told, user } = openCard('user', { may_report: true, report: null });
  await user.click(await screen.findByRole('button', { name: 'Report a lower price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You saw a lower price' }));
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(send).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText('Price you saw'), '189');
  const text = 'The restaurant declares ₹189.00. Enter less than that.';
  api.refuse(reportPrice, refusal('invalid', text, { price_seen: text }));
  await user.click(send);
  expect(await dialog.findByText(text)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Price you saw'));
  await user.type(dialog.getByLabelText('Price you saw'), '169.5');
  expect(dialog.queryByText(text)).toBeNull();
  await user.type(dialog.getByLabelText(/^Where you saw it/), 'On my bill');
  const report = { price_seen: 169.5, state: 'waiting' as const, reason: null, created_on: day };
  api.answer(reportPrice, { status: 201, body: report });
  answerOwn(api, report);
  await user.click(send);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Thank you. We’ll look into it.'));
  expect(await screen.findByText('On 20 Nov 2026 you reported ₹169.50 there. We’re looking into it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report a lower price' })).toBeNull();
  const sent = api.calls.filter(({ endpoint }) => endpoint.startsWith('POST')).map(({ parts }) => parts);
  expect(sent.at(-1)).toMatchObject({ params: { menu_id: 4 }, body: { price_seen: 169.5, note: 'On my bill' } });
});

test.each([
  ['upheld', 'On 20 Nov 2026 you reported ₹169.50 there. You were right: The bill says so.'],
  ['dismissed', 'On 20 Nov 2026 you reported ₹169.50 there. The restaurant’s price stands: The bill says so.'],
] as const)('what came of a report stands on the card, %s (counter-6)', async (state, text) => {
  const report = { price_seen: 169.5, state, reason: 'The bill says so.', created_on: day };
  openCard('user', { may_report: false, report }, null);
  expect(await screen.findByText(text)).toBeTruthy();
});
