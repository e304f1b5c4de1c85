import type { EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { getEditedMenu, setDishState } from '@tawa/contract/catalogue/menu.kitchen';
import { answer } from '@tawa/contract/common/endpoint';
import { configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { fakeKitchen } from '#testing/fake-kitchen.ts';
import { inMinutes, kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './orders.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const row = (menu_id: number, dish_name: string, state: MenuRow['state'] = 'on'): MenuRow => ({
  menu_id,
  dish_name,
  category_id: null,
  dish_img: null,
  is_veg: 1,
  price: 180,
  discounted_price: null,
  is_discount_planned: false,
  preparation_time: 15,
  state,
  sold_out_until: null,
  parts: [],
  hidden_reason: null,
  daily_stock: null,
  ordered_30_days: 0,
  version: 1,
});

const menuOf = (dishes: MenuRow[]): EditedMenu => ({
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  may_edit: true,
  lifecycle: 'active',
  service_day_ends_at: inMinutes(300),
  categories: [],
  further_categories: [],
  dishes,
  option_groups: [],
});

async function openSheet(...dishes: MenuRow[]) {
  const { api } = fakeKitchen(kitchenOrder());
  api.answer(getEditedMenu, answer(200, menuOf(dishes)));
  api.answer(setDishState, ({ body }) => {
    const { menu_ids, state } = setDishState.body.parse(body);
    const sold_out_until = state === 'sold_out' ? inMinutes(300) : null;
    const changed = dishes.filter(({ menu_id }) => menu_ids.includes(menu_id));
    return answer(200, { dishes: changed.map((dish) => ({ ...dish, state, sold_out_until })) });
  });
  const { user } = render(<Screen />);
  await screen.findByRole('heading', { name: /^New/ });
  await user.click(screen.getByRole('button', { name: 'Sold out today' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sold out today' }));
  await sheet.findAllByRole('switch');
  const sent = () =>
    api.calls.filter(({ endpoint }) => endpoint.startsWith('PUT /kitchen/menu')).map(({ parts }) => parts.body);
  return { api, user, sheet, sent };
}

const namesIn = (sheet: Awaited<ReturnType<typeof openSheet>>['sheet']) =>
  sheet.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a dish is sold out and back from the board, and stays under the finger (kitchen-board-16)', async () => {
  const { user, sheet, sent } = await openSheet(
    row(1, 'Palak Paneer'),
    row(2, 'Butter Naan'),
    row(3, 'Kulfi', 'sold_out'),
    row(4, 'Old Thali', 'hidden'),
  );
  expect(namesIn(sheet)).toEqual(['KulfiSold out', 'Palak Paneer', 'Butter Naan']);
  await user.click(sheet.getByRole('switch', { name: 'Butter Naan' }));
  expect(sent()).toEqual([{ menu_ids: [2], state: 'sold_out', until: 'service_day' }]);
  await sheet.findByText(/^Sold out until/);
  expect(namesIn(sheet)[2]).toMatch(/^Butter Naan/);
  await user.click(sheet.getByRole('switch', { name: /^Kulfi/ }));
  expect(sent()[1]).toEqual({ menu_ids: [3], state: 'on' });
});

test('a refusal is said and the switch goes back (kitchen-board-16)', async () => {
  const { api, user, sheet } = await openSheet(row(1, 'Palak Paneer'));
  api.refuse(setDishState, refusal('forbidden', 'Your role here is Packer, and it does not include this step.'));
  await user.click(sheet.getByRole('switch', { name: 'Palak Paneer' }));
  await vi.waitFor(() => expect(sheet.getByRole('switch', { name: 'Palak Paneer' })).toHaveProperty('checked', true), {
    timeout: 10_000,
  });
  expect(sheet.queryByText('Sold out')).toBeNull();
});

test('of a long menu a few letters find the dish (kitchen-board-16)', async () => {
  const { user, sheet } = await openSheet(...Array.from({ length: 75 }, (_none, at) => row(at + 1, `Dish ${at + 1}`)));
  expect(sheet.getAllByRole('switch')).toHaveLength(60);
  expect(sheet.getByText('15 more dishes. Type a name to find one.')).toBeTruthy();
  await user.type(sheet.getByRole('searchbox'), 'dish 75');
  expect(namesIn(sheet)).toEqual(['Dish 75']);
  await user.type(sheet.getByRole('searchbox'), 'x');
  expect(sheet.getByText('No dish with that name.')).toBeTruthy();
});
