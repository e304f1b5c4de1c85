import { addToCart, listCart } from '@tawa/contract/cart';
import { listChefs } from '@tawa/contract/content';
import { getDish, listDishesOfRestaurant, type Dish } from '@tawa/contract/menu';
import { getRestaurantDetails, type RestaurantDetails } from '@tawa/contract/restaurants';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { restaurantDetails } from '../../testing/restaurant.ts';
import { signIn } from '../../testing/tokens.ts';
import { toast } from '../../ui/toast.ts';
import { Screen } from './restaurant-details.tsx';

const dish = (menu_id: number, change: Partial<Dish> = {}): Dish => ({
  menu_id,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: `Dish ${menu_id}`,
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: 'Slow.',
  price: 200,
  discounted_price: null,
  discount: 0,
  num_of_order: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  ...change,
});

async function open(restaurant: Partial<RestaurantDetails>, dishes: Dish[]) {
  const api = fakeApi();
  api.answer(getRestaurantDetails, { status: 200, body: restaurantDetails(restaurant) });
  api.answer(listDishesOfRestaurant, { status: 200, body: dishes });
  api.answer(listChefs, { status: 200, body: [] });
  const path = '/restaurantdetails/:restaurantName/:restaurantId';
  const shown = renderRoutes([{ path, Component: Screen }], '/restaurantdetails/Dum-Handi/1');
  // A closed kitchen’s dialog hides the page behind it from readers.
  await screen.findByRole('heading', { level: 1, name: 'Dum & Handi', hidden: true });
  return { ...shown, api };
}

const both = [dish(1), dish(2, { is_veg: 0 })];

test('a kitchen that cooks both can be narrowed to one kind, and searched', async () => {
  const { user } = await open({ restaurant_type: 'both' }, both);
  await user.click(screen.getByRole('radio', { name: 'Veg' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Dish 2' })).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search this menu' }), 'dish 2');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Dish 1' })).toBeNull());
  await user.type(screen.getByRole('searchbox', { name: 'Search this menu' }), 'x');
  expect(await screen.findByText('No dishes available at this kitchen.')).toBeTruthy();
});

test('a vegetarian kitchen has no such filter', async () => {
  await open({ restaurant_type: 'veg' }, [dish(1)]);
  expect(screen.queryByRole('radio', { name: /Veg/ })).toBeNull();
});

test('a kitchen that is offline says so once; its menu can be read', async () => {
  const { user } = await open({ status: 'offline', reason: 'offline' }, both);
  expect(await screen.findByRole('dialog', { name: 'Restaurant is currently closed' })).toHaveProperty(
    'textContent',
    expect.stringContaining('you can still browse the menu and add dishes to your cart'),
  );
  await user.click(screen.getByRole('button', { name: 'Look around' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('article', { name: 'Dish 1' }).length).toBeGreaterThan(0);
});

test('a dish of the list that could not be added says so in the product’s words', async () => {
  signIn('user');
  const told = vi.spyOn(toast, 'error');
  const { api, user } = await open({ restaurant_type: 'veg' }, [dish(1)]);
  api.answer(listCart, { status: 200, body: [] });
  api.refuse(addToCart, refusal('internal', ''));
  const [add] = await screen.findAllByRole('button', { name: 'Add Dish 1' });
  if (add) await user.click(add);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to add to cart. Please try again.'));
});

test('by keys alone a dish is found, its choices opened, and the way leads back to where it began', async () => {
  const listed = dish(2, { has_options: true });
  const { user } = await open({ restaurant_type: 'veg' }, [dish(1), listed]);
  const group = { option_group_id: 1, group_name: 'Portion', kind: 'size', min_choices: 1, max_choices: 1 } as const;
  const options = [{ option_id: 5, option_name: 'Large', price: 300, is_veg: 1, available: true } as const];
  const details = { ...listed, logo: null, calories: null, option_groups: [{ ...group, options }] };
  fakeApi().answer(getDish, { status: 200, body: details });
  const tabTo = async (name: RegExp | string, role = 'button') => {
    for (let left = 40; left > 0; left--) {
      if (document.activeElement === screen.queryByRole(role, { name })) return;
      await user.tab();
    }
    throw new Error(`No key leads to ${name}`);
  };
  await tabTo('Search this menu', 'searchbox');
  await user.keyboard('dish 2');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Dish 1' })).toBeNull());
  await tabTo(/^Add/);
  await user.keyboard('{Enter}');
  const large = await screen.findByRole('radio', { name: /Large/ });
  const sheet = screen.getByRole('dialog', { name: 'Dish 2' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  large.focus();
  await user.keyboard(' ');
  expect(large).toHaveProperty('checked', true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add/ })));
});
