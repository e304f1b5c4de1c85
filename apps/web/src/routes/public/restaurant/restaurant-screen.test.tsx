import { addToCart, listCart, type CartEntry } from '@tawa/contract/ordering/cart';
import { listChefs } from '@tawa/contract/catalogue/chefs';
import { getDish, listDishesOfRestaurant, type Dish } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails, type RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReturns } from '#lib/api/came-back.ts';
import { cartEntry } from '#testing/cart-entry.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { restaurantDetails } from '#testing/restaurant.ts';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
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

async function open(restaurant: Partial<RestaurantDetails>, dishes: Dish[], cart: CartEntry[] = []) {
  const api = fakeApi();
  api.answer(getRestaurantDetails, { status: 200, body: restaurantDetails(restaurant) });
  api.answer(listDishesOfRestaurant, { status: 200, body: dishes });
  api.answer(listChefs, { status: 200, body: [] });
  api.answer(listCart, { status: 200, body: cart });
  const path = '/restaurantdetails/:restaurantName/:restaurantId';
  const shown = renderRoutes(
    [
      { path, Component: Screen },
      { path: '/checkout', Component: () => null },
    ],
    '/restaurantdetails/Dum-Handi/1',
  );
  // A closed kitchen’s dialog hides the page behind it from readers.
  await screen.findByRole('heading', { level: 1, name: 'Dum & Handi', hidden: true });
  return { ...shown, api };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => void vi.useRealTimers());

const both = [dish(1), dish(2, { is_veg: 0 })];

test('a kitchen that cooks both can be narrowed to one kind, and searched (menu-7)', async () => {
  const { user } = await open({ restaurant_type: 'both' }, both);
  await user.click(screen.getByRole('radio', { name: 'Veg' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Dish 2' })).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search this menu' }), 'dish 2');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Dish 1' })).toBeNull());
  await user.type(screen.getByRole('searchbox', { name: 'Search this menu' }), 'x');
  expect(await screen.findByText('No dishes available at this kitchen.')).toBeTruthy();
});

test('a menu is narrowed to one category, all of them first, and the choice stands in the address (menu-8)', async () => {
  const { user, router } = await open({}, [dish(1), dish(2, { category: 'Dosas' }), dish(3, { category: 'Dosas' })]);
  const filter = within(screen.getByRole('group', { name: 'Menu categories' }));
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All3', 'Curries1', 'Dosas2']);
  await user.click(filter.getByRole('button', { name: /Dosas/ }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Dish 1' })).toBeNull());
  expect(screen.getByRole('article', { name: 'Dish 3' })).toBeTruthy();
  expect(router.state.location.search).toBe('?category=Dosas');
  await user.click(filter.getByRole('button', { name: /All/ }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Dish 1' })).toBeTruthy());
  expect(router.state.location.search).toBe('');
});

test('a vegetarian kitchen has no such filter (menu-7)', async () => {
  await open({ restaurant_type: 'veg' }, [dish(1)]);
  expect(screen.queryByRole('radio', { name: /Veg/ })).toBeNull();
});

test.each([
  ['closed', 'It is outside its opening hours. Opens tomorrow, 11:00 am.'],
  ['paused', 'The kitchen has paused for a moment. Opens tomorrow, 11:00 am.'],
  ['offline', 'The kitchen is not taking orders today. Opens tomorrow, 11:00 am.'],
  ['not_active', 'It does not take orders here at the moment. Opens tomorrow, 11:00 am.'],
] as const)(
  'a kitchen that is offline (%s) says so once, why and until when; its menu can be read (restaurants-6)',
  async (reason, why) => {
    vi.useFakeTimers({ now: new Date('2030-11-20T10:00:00Z'), toFake: ['Date'] });
    const { user } = await open({ status: 'offline', reason, next_open_at: '2030-11-21T05:30:00Z' }, both);
    const dialog = await screen.findByRole('dialog', { name: 'Restaurant is currently closed' });
    expect(dialog.textContent).toContain('you can still browse the menu and add dishes to your cart');
    expect(dialog.textContent).toContain(why);
    const canOrderLater = reason === 'closed' || reason === 'paused';
    expect(screen.queryByRole('button', { name: 'Order for later' }) !== null).toBe(canOrderLater);
    await user.click(screen.getByRole('button', { name: 'Look around' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('article', { name: 'Dish 1' }).length).toBeGreaterThan(0);
  },
);

const title = 'Restaurant is currently closed';

test('a closed spell is told once to a visitor, and again of another restaurant or when it was open in between (restaurants-6)', async () => {
  vi.useFakeTimers({ now: new Date('2030-11-20T10:00:00Z'), toFake: ['Date'] });
  const spell = { status: 'offline', reason: 'closed', next_open_at: '2030-11-20T12:00:00Z' } as const;
  const isTold = async (restaurant: Partial<RestaurantDetails>) => {
    await open(restaurant, both);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const dialog = screen.queryByRole('dialog', { name: title });
    cleanup();
    return dialog !== null;
  };
  expect(await isTold(spell)).toBe(true);
  expect(await isTold(spell)).toBe(false);
  expect(await isTold({ ...spell, restaurant_id: 2 })).toBe(true);
  expect(await isTold({ status: 'online' })).toBe(false);
  expect(await isTold({ ...spell, next_open_at: null })).toBe(true);
  expect(await isTold({ ...spell, next_open_at: null })).toBe(false);
  // It opened while nobody looked.
  vi.setSystemTime(new Date('2030-11-20T12:00:01Z'));
  expect(await isTold({ ...spell, restaurant_id: 2, next_open_at: '2030-11-21T05:30:00Z' })).toBe(true);
});

test('a page that somebody comes back to is not covered (restaurants-6)', async () => {
  const stopWatching = watchReturns();
  const { api, client, router } = await open({ status: 'online' }, both);
  await act(() => router.navigate('/checkout'));
  const closed = restaurantDetails({ status: 'offline', reason: 'offline' });
  api.answer(getRestaurantDetails, { status: 200, body: closed });
  client.clear();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/^Closed/, { selector: '[role] *, p, div' })).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  stopWatching();
});

test('whoever orders for later comes to the menu, and with a cart of this kitchen to the checkout (restaurants-6)', async () => {
  const closed = { status: 'offline', reason: 'closed' } as const;
  const first = await open(closed, both);
  await first.user.click(await screen.findByRole('button', { name: 'Order for later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(first.router.state.location.pathname).toBe('/restaurantdetails/Dum-Handi/1');
  cleanup();
  sessionStorage.clear();
  signIn('user');
  const { api, user, router } = await open(closed, both, [cartEntry({ restaurant_id: 1 })]);
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint.includes('/cart/'))).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Order for later' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
});

test('a dish of the list that could not be added says so in the product’s words (cart-6)', async () => {
  signIn('user');
  const told = vi.spyOn(toast, 'error');
  const { api, user } = await open({ restaurant_type: 'veg' }, [dish(1)]);
  api.answer(listCart, { status: 200, body: [] });
  api.refuse(addToCart, refusal('internal', ''));
  const [add] = await screen.findAllByRole('button', { name: 'Add Dish 1' });
  if (add) await user.click(add);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to add to cart. Please try again.'));
});

test('by keys alone a dish is found, its choices opened, and the way leads back to where it began (menu-12)', async () => {
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
