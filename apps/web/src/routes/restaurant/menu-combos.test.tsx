import type { EditedDish, EditedMenu, HeldPart, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { addDish, getEditedDish, getEditedMenu, priceHistory, updateDish } from '@tawa/contract/catalogue/menu.kitchen';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './my-menu.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const dish = (menu_id: number, dish_name: string, change: Partial<MenuRow> = {}): MenuRow => ({
  menu_id,
  dish_name,
  category_id: 5,
  dish_img: null,
  is_veg: 1,
  price: 100,
  discounted_price: null,
  is_discount_planned: false,
  preparation_time: 10,
  state: 'on',
  sold_out_until: null,
  parts: [],
  hidden_reason: null,
  daily_stock: null,
  ordered_30_days: 0,
  version: 1,
  ...change,
});
const part = (menu_id: number, dish_name: string, change: Partial<HeldPart> = {}): HeldPart => ({
  menu_id,
  dish_name,
  quantity: 1,
  is_veg: 1,
  is_missing: false,
  back_at: null,
  ...change,
});
const combo = dish(9, 'Lunch Combo', {
  version: 4,
  parts: [part(1, 'Thali'), part(2, 'Mango Lassi', { quantity: 2, is_missing: true })],
});
const menu: EditedMenu = {
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  may_edit: true,
  lifecycle: 'active',
  service_day_ends_at: '2030-11-21T18:00:00.000Z',
  categories: [{ category_id: 5, category_name: 'South Indian' }],
  further_categories: [],
  dishes: [
    dish(1, 'Thali'),
    dish(2, 'Mango Lassi', { state: 'sold_out' }),
    dish(3, 'Masala Chaas'),
    dish(4, 'Dinner Combo', { parts: [part(1, 'Thali'), part(3, 'Masala Chaas')] }),
    combo,
  ],
  option_groups: [],
};
const { ordered_30_days: _ordered, is_discount_planned: _planned, ...row } = combo;
const edited: EditedDish = {
  ...row,
  kitchen_name: '',
  description: '',
  contains_egg: 0,
  allergens: [],
  suits: [],
  calories: null,
  serving: null,
  discount_plan: null,
  tax_category: 'restaurant_service',
  stock_per_day: null,
  option_group_ids: [],
  num_of_order: 0,
  changed_on: '2030-11-20T18:00:00.000Z',
  changed_by: 'Asha',
};

async function open(path = '/my-menu') {
  const api = fakeApi();
  api.answer(getEditedMenu, { status: 200, body: menu });
  api.answer(getEditedDish, { status: 200, body: edited });
  api.answer(priceHistory, { status: 200, body: [] });
  const rendered = renderRoutes([{ path: '/my-menu', Component: Screen }], path);
  await screen.findByText('1 × Thali · 2 × Mango Lassi');
  const told = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
  const sent = () => api.calls.filter(({ endpoint }) => /^(PATCH|POST)/.test(endpoint)).map(({ parts }) => parts.body);
  return { ...rendered, api, sent, told };
}

test('a combo says in its row what is in it and for what it is sold out, and takes another dish in one press (menu-40)', async () => {
  const { user, api, sent, told } = await open();
  api.answer(updateDish, { status: 200, body: { ...edited, version: 5 } });
  expect(screen.getByText('1 × Thali · 2 × Mango Lassi')).toBeTruthy();
  expect(screen.getByText('Sold out: Mango Lassi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Swap Mango Lassi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Instead of Mango Lassi' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Masala Chaas'),
  ]);
  await user.click(dialog.getByRole('button', { name: /Masala Chaas/ }));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Masala Chaas is now in Lunch Combo'));
  const parts = [
    { menu_id: 1, quantity: 1 },
    { menu_id: 3, quantity: 2 },
  ];
  expect(sent()).toEqual([{ version: 4, parts }]);
});

test('what somebody else changed meanwhile is not swapped over, and a refusal is said in words (menu-40)', async () => {
  const { user, api, told } = await open();
  const swap = async () => {
    await user.click(screen.getByRole('button', { name: 'Swap Mango Lassi' }));
    await user.click(await screen.findByRole('button', { name: /Masala Chaas/ }));
  };
  const overtaken = { message: 'Changed.', changed_by: 'Ravi', changed_on: null, current: edited };
  api.answer(updateDish, { status: 409, body: overtaken });
  await swap();
  const text = 'Someone else changed Lunch Combo. Look at it and try again.';
  await waitFor(() => expect(told.error).toHaveBeenLastCalledWith(text));
  const message = 'Masala Chaas is not veg, so Lunch Combo cannot be marked veg.';
  api.refuse(updateDish, refusal('invalid', message, { is_veg: message }));
  await swap();
  await waitFor(() => expect(told.error).toHaveBeenLastCalledWith(message));
});

test('the editor of a combo changes counts, swaps and takes out, and names it as one change (menu-39)', async () => {
  const { user, api, sent, told } = await open('/my-menu?dish=9');
  api.answer(updateDish, { status: 200, body: { ...edited, version: 5 } });
  const field = within(await screen.findByRole('region', { name: 'What is in it' }));
  expect(field.getByText('Sold out: Mango Lassi')).toBeTruthy();
  const thali = within(field.getByRole('group', { name: /Thali/ }));
  await user.click(thali.getByRole('button', { name: 'Add one' }));
  await user.click(field.getByRole('button', { name: 'Swap Mango Lassi' }));
  await user.click(await screen.findByRole('button', { name: /Masala Chaas/ }));
  expect(screen.getByText(/1 unsaved change: what is in it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Save dish/ }));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Lunch Combo is saved'));
  const parts = [
    { menu_id: 1, quantity: 2 },
    { menu_id: 3, quantity: 2 },
  ];
  expect(sent()).toEqual([{ version: 4, parts }]);
});

test('a combo of one dish is not sent, and says how many it needs (menu-39)', async () => {
  const { user, api, sent } = await open('/my-menu?dish=9');
  api.answer(addDish, { status: 201, body: edited });
  const field = within(await screen.findByRole('region', { name: 'What is in it' }));
  await user.click(field.getByRole('button', { name: 'Take Mango Lassi out' }));
  await user.click(screen.getByRole('button', { name: /Save dish/ }));
  expect(await field.findByText('At least 2 dishes')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(field.getByRole('button', { name: 'Take Thali out' }));
  expect(await field.findByText(/Choose dishes to make this a combo/)).toBeTruthy();
});
