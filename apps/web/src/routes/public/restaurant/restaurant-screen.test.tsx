import { addToCart, listCart, type CartEntry } from '@tawa/contract/ordering/cart';
import { listLastChoices, type LastChoice } from '@tawa/contract/ordering/cart.choices';
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
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  ...change,
});

async function open(
  restaurant: Partial<RestaurantDetails>,
  dishes: Dish[],
  cart: CartEntry[] = [],
  choices: LastChoice[] = [],
) {
  const api = fakeApi();
  api.answer(getRestaurantDetails, { status: 200, body: restaurantDetails(restaurant) });
  api.answer(listDishesOfRestaurant, { status: 200, body: dishes });
  api.answer(listChefs, { status: 200, body: [] });
  api.answer(listCart, { status: 200, body: cart });
  api.answer(listLastChoices, { status: 200, body: choices });
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
  await screen.findByRole('searchbox', { name: 'Search this menu', hidden: true });
  return { ...shown, api };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => void vi.useRealTimers());

const both = [dish(1), dish(2, { is_veg: 0 })];

const rows = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Menu categories' }))
    .getAllByRole('button')
    .flatMap(({ textContent }) => textContent || []);

test('with veg on, what is hidden is counted in words and an empty section leaves the tabs (menu-7)', async () => {
  const { user } = await open({ restaurant_type: 'both' }, [
    ...both,
    dish(3, { is_veg: 0 }),
    dish(4, { is_veg: 0, category: 'Kebabs' }),
  ]);
  expect(tabs()).toEqual(['Curries3', 'Kebabs1']);
  await user.click(screen.getByRole('switch', { name: 'Veg' }));
  await waitFor(() => expect(rows()).toEqual(['Dish 1']));
  expect(screen.getByText('1 veg dish · 2 with meat or egg are hidden')).toBeTruthy();
  expect(tabs()).toEqual(['Curries1']);
  await user.click(screen.getByRole('switch', { name: 'Veg' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

test('a search shows its hits by section; without any it says so and leads to all kitchens (menu-24)', async () => {
  const { user } = await open({ restaurant_type: 'both' }, [...both, dish(12, { category: 'Kebabs', is_veg: 0 })]);
  const field = screen.getByRole('searchbox', { name: 'Search this menu' });
  await user.type(field, 'dish 1');
  await waitFor(() => expect(rows()).toEqual(['Dish 1', 'Dish 12']));
  expect(tabs()).toEqual(['Curries1', 'Kebabs1']);
  await user.clear(field);
  await user.type(field, 'momo');
  expect(await screen.findByText('No “momo” here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search all kitchens' }).getAttribute('href')).toBe('/search?q=momo');
  expect(screen.queryByRole('navigation', { name: 'Menu categories' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'dish 2');
  await user.click(screen.getByRole('switch', { name: 'Veg' }));
  expect(await screen.findByText('1 dish with meat or egg is hidden.')).toBeTruthy();
});

test('the kitchen’s own sections come in its order, then categories, and at the end what is not served now (sections-3)', async () => {
  vi.setSystemTime('2030-11-21T09:30:00Z');
  const from = '2030-11-22T01:30:00.000Z';
  const off = { availability: 'sold_out', served_from: from, back_at: from } as const;
  const { user } = await open({ restaurant_type: 'both' }, [
    dish(1, { sections: [{ name: 'Breakfast', place: 1, from }], ...off }),
    dish(2),
    dish(3, {
      sections: [
        { name: 'Specials', place: 2001 },
        { name: 'Thalis', place: 1002 },
      ],
    }),
    dish(4, { sections: [{ name: 'Thalis', place: 1001 }], category: 'Rice' }),
    dish(5, { category: 'Thalis' }),
  ]);
  expect(tabs()).toEqual(['Thalis3', 'Specials1', 'Curries1', 'Breakfast1']);
  expect(rows()).toEqual(['Dish 4', 'Dish 3', 'Dish 5', 'Dish 3', 'Dish 2', 'Dish 1']);
  const later = within(screen.getByRole('region', { name: 'Breakfast' }));
  expect(later.getAllByText('From tomorrow, 7:00 am')).toHaveLength(2);
  expect(later.getByRole('button', { name: /^Add/ })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search this menu' }), 'specials');
  await waitFor(() => expect(rows()).toEqual(['Dish 3', 'Dish 3']));
});

test('a kitchen without dishes says so', async () => {
  await open({}, []);
  expect(screen.getByText('No dishes available at this kitchen.')).toBeTruthy();
});

test('what is ordered most stands first, by the counts, and a small menu has no such section (menu-25)', async () => {
  const counts = [0, 5, 30, 7, 0, 12, 1, 2];
  const many = counts.map((num_of_order, at) => dish(at + 1, { num_of_order }));
  await open({}, many);
  const first = within(screen.getByRole('region', { name: 'Most ordered' }));
  const names = first.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
  expect(names).toEqual(['Dish 3', 'Dish 6', 'Dish 4', 'Dish 2', 'Dish 8']);
  cleanup();
  await open({}, many.slice(0, 7));
  expect(screen.queryByRole('region', { name: 'Most ordered' })).toBeNull();
});

test('a tab leads to its section and stands in the address; the list names all with their counts (menu-8)', async () => {
  // Without a layout the last section would seem to be the one that is read, a frame after the first drawing.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const title = document.getElementById(this.getAttribute('aria-labelledby') ?? '');
    return new DOMRect(0, title?.textContent?.startsWith('Dosas') ? 900 : 0);
  });
  const { user, router } = await open({}, [dish(1), dish(2, { category: 'Dosas' }), dish(3, { category: 'Dosas' })]);
  const nav = within(screen.getByRole('navigation', { name: 'Menu categories' }));
  expect(nav.getByRole('button', { current: true }).textContent).toBe('Curries1');
  await user.click(nav.getByRole('button', { name: /Dosas/ }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dosas' }));
  expect(router.state.location.search).toBe('?category=Dosas');
  await user.click(nav.getByRole('button', { name: 'All sections' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'All sections' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Curries1 dish',
    'Dosas2 dishes',
  ]);
  await user.click(sheet.getByRole('button', { name: /Curries/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?category=Curries');
});

test('a vegetarian kitchen has no such switch (menu-7)', async () => {
  await open({ restaurant_type: 'veg' }, [dish(1)]);
  expect(screen.queryByRole('switch', { name: 'Veg' })).toBeNull();
});

test('a section is shown alone until the whole menu is wanted again, and a tab changes which one (menu-8)', async () => {
  const { user, router } = await open({}, [dish(1), dish(2, { category: 'Dosas' })]);
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('button', { name: 'Show only Curries' }));
  expect(sections()).toContain('Curries');
  expect(sections()).not.toContain('Dosas');
  expect(router.state.location.search).toBe('?category=Curries&only=1');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Menu categories' })).getByRole('button', { name: /Dosas/ }),
  );
  await waitFor(() => expect(sections()).not.toContain('Curries'));
  await user.click(screen.getByRole('button', { name: 'Show the whole menu' }));
  expect(sections()).toEqual(expect.arrayContaining(['Curries', 'Dosas']));
});

test('the last choice is repeated at today’s price, and what is gone from it is named (cart-12)', async () => {
  signIn('user');
  const { api, user } = await open(
    {},
    [dish(1, { has_options: true }), dish(2)],
    [],
    [{ menu_id: 1, options: [5, 7], chosen: ['Large', 'Raita'], gone: ['Papad'], price: 260 }],
  );
  const repeat = await screen.findByRole('button', { name: /Repeat last choice of Dish 1/ });
  expect(repeat.textContent).toContain('Large, Raita');
  expect(repeat.textContent).toContain('Without Papad');
  expect(repeat.textContent).toContain('₹260.00');
  await user.click(repeat);
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint.includes('addtocart'))).toBe(true));
  const sent = api.calls.find(({ endpoint }) => endpoint.includes('addtocart'));
  expect(sent?.parts.body).toMatchObject({ menu_id: 1, options: [5, 7], quantity: 1 });
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
  expect(await screen.findAllByText(/^Closed/)).not.toEqual([]);
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

test('on a closed kitchen Schedule stands in place of the offers (restaurants-6)', async () => {
  const offers = [{ code: 'DUM15', title: '15% off', terms: '' }];
  await open({ offers }, both);
  expect(screen.getByText('15% off', { selector: 'summary *' })).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  const closed = { status: 'offline', reason: 'closed', offers } as const;
  const { user } = await open(closed, both);
  await user.click(await screen.findByRole('button', { name: 'Look around' }));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  expect(scrolled).toHaveBeenCalled();
  expect(screen.queryByText('15% off')).toBeNull();
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

test('a combo lists what is in it in its row and in its sheet (menu-42)', async () => {
  const food = { is_veg: 1 as const, contains_egg: 0 as const, allergens: [], suits: [], calories: null };
  const parts = [
    { dish_name: 'Thali', quantity: 1, ...food },
    { dish_name: 'Mango Lassi', quantity: 2, ...food },
  ];
  const combo = dish(2, { has_options: true, parts });
  const { user } = await open({ restaurant_type: 'veg' }, [dish(1), combo]);
  const row = screen.getByRole('article', { name: 'Dish 2' });
  expect(within(row).getByText('1 × Thali · 2 × Mango Lassi')).toBeTruthy();
  fakeApi().answer(getDish, {
    status: 200,
    body: { ...combo, parts, logo: null, calories: null, serving: null, option_groups: [] },
  });
  await user.click(within(row).getByRole('button', { name: /^Add/ }));
  const sheet = () => within(screen.getByRole('dialog', { name: 'Dish 2' }));
  await waitFor(() => expect(sheet().getByText('1 × Thali · 2 × Mango Lassi')).toBeTruthy());
});

test('by keys alone a dish is found, its choices opened, and the way leads back to where it began (menu-12)', async () => {
  const listed = dish(2, { has_options: true });
  const { user } = await open({ restaurant_type: 'veg' }, [dish(1), listed]);
  const group = { option_group_id: 1, group_name: 'Portion', kind: 'size', min_choices: 1, max_choices: 1 } as const;
  const food = { allergens: [], suits: [], calories: null, serving: null };
  const options = [{ option_id: 5, option_name: 'Large', price: 300, is_veg: 1 as const, available: true, ...food }];
  const details = {
    ...listed,
    parts: undefined,
    logo: null,
    calories: null,
    serving: null,
    option_groups: [{ ...group, options }],
  };
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
