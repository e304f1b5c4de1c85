import type { Dish } from '@tawa/contract/catalogue/menu';
import { noDiet } from '@tawa/domain/accounts/diet';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { DietWarning } from './diet-warning.tsx';
import { DishCard } from '../dish-card.tsx';
import { HiddenByDiet, useFitting } from './fitting.tsx';

const dish = (part: Partial<Dish>): Dish => ({
  menu_id: 1,
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
  ...part,
});
const dal = dish({});
const paneer = dish({ menu_id: 2, dish_name: 'Palak Paneer', allergens: ['milk', 'gluten'] });

afterEach(() => act(() => keepDiet(null)));
const avoidMilk = (hide: boolean) =>
  act(() => keepDiet({ profile: { ...noDiet, allergens: ['milk'], hide }, owner: null }));

test('a card says why its dish does not fit, and only to those who keep a diet (diet-2)', async () => {
  fakeApi();
  render(<DishCard dish={paneer} />);
  expect(screen.queryByText('Contains milk')).toBeNull();
  await avoidMilk(false);
  expect(await screen.findByText('Contains milk')).toBeTruthy();
});

function List() {
  const { shown, hidden, showAll } = useFitting([dal, paneer]);
  return (
    <>
      <HiddenByDiet hidden={hidden} onShow={showAll} />
      {shown.map(({ dish_name }) => (
        <p key={dish_name}>{dish_name}</p>
      ))}
    </>
  );
}

test('a list hides what does not fit, says how much, and shows it on a press (diet-2)', async () => {
  fakeApi();
  await avoidMilk(true);
  const { user } = render(<List />);
  await waitFor(() => expect(screen.queryByText('Palak Paneer')).toBeNull());
  expect(screen.getByText('Dal Tadka')).toBeTruthy();
  expect(screen.getByText(/1 dish hidden by your diet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('Palak Paneer')).toBeTruthy();
});

test('an order warns of the line by name, as the server judged it, and stays quiet about the others (diet-4)', async () => {
  const food = { is_veg: 1, contains_egg: 0, allergens: [], calories: null, undeclared: [], misfits: [] } as const;
  const line = (name: string, misfits: string[]) => ({
    key: name,
    name,
    food: { ...food, allergens: [], undeclared: [], misfits },
  });
  render(<DietWarning lines={[line('Momos', ['Roasted peanuts contains peanuts']), line('Dal Tadka', [])]} />);
  expect(await screen.findByText('Momos: Roasted peanuts contains peanuts')).toBeTruthy();
  expect(screen.queryByText(/Dal Tadka/)).toBeNull();
});
