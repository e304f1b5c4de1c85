import { listDishes, type ListedDish } from '@tawa/contract/catalogue/menu';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './menu.tsx';

const dish = (menu_id: number, change: Partial<ListedDish> = {}): ListedDish => ({
  menu_id,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: `Dish ${menu_id}`,
  dish_img: null,
  category: 'Biryani',
  is_veg: 1,
  preparation_time: 20,
  description: '',
  price: 100,
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
  is_open: true,
  next_open_at: null,
  ...change,
});

test('each category shows its first three active dishes, and a blank one is Others (menu-6)', async () => {
  const dishes = [1, 2, 3, 4].map((id) => dish(id));
  fakeApi().answer(listDishes, {
    status: 200,
    body: [dish(9, { isactive: 0 }), ...dishes, dish(5, { category: ' ' })],
  });
  render(<Screen />);
  const biryani = (await screen.findByRole('heading', { name: 'Biryani' })).closest('li');
  expect(
    within(biryani ?? document.body)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['Dish 1', 'Dish 2', 'Dish 3']);
  expect(
    within(biryani ?? document.body)
      .getByRole('link', { name: 'All Biryani' })
      .getAttribute('href'),
  ).toBe('/ourdishes?category=Biryani');
  expect(screen.getByRole('heading', { name: 'Others' })).toBeTruthy();
  expect(screen.queryByText('Dish 9')).toBeNull();
});

test('a menu that cannot be read leaves its place empty and the form where it is (menu-6)', async () => {
  fakeApi().refuse(listDishes, refusal('internal', 'Something went wrong.'));
  render(<Screen />);
  await expect.poll(() => screen.queryByText('Loading the menu')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Book your Table' })).toBeTruthy();
});

test('an empty menu is said in words', async () => {
  fakeApi().answer(listDishes, { status: 200, body: [] });
  render(<Screen />);
  expect(await screen.findByText('No dishes found.')).toBeTruthy();
});
