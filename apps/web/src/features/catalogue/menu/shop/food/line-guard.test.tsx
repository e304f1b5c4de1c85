import { getDish, type DishDetails, type OptionGroup } from '@tawa/contract/catalogue/menu';
import { noDiet, type DietProfile } from '@tawa/domain/accounts/diet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { DishDialog } from '../dish-dialog.tsx';

const option = (option_id: number, option_name: string, change: Partial<OptionGroup['options'][number]> = {}) => ({
  option_id,
  option_name,
  price: 30,
  is_veg: 1 as const,
  available: true,
  allergens: [],
  suits: [],
  calories: null,
  serving: null,
  ...change,
});
const momos: DishDetails = {
  menu_id: 4,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: 'Paneer Momos',
  dish_img: null,
  category: 'Momos',
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
  has_options: true,
  contains_egg: 0,
  allergens: ['gluten'],
  suits: [],
  logo: null,
  calories: 320,
  serving: '6 pieces (180 g)',
  option_groups: [
    {
      option_group_id: 1,
      group_name: 'Extras',
      kind: 'addon',
      min_choices: 0,
      max_choices: 3,
      options: [
        option(1, 'Roasted peanuts', { allergens: ['peanuts'], calories: 170 }),
        option(2, 'Extra cheese', { allergens: ['milk'] }),
      ],
    },
  ],
};

afterEach(() => act(() => keepDiet(null)));
const eats = (part: Partial<DietProfile>) => act(() => keepDiet({ profile: { ...noDiet, ...part }, owner: null }));

async function open(change: Partial<DishDetails> = {}, props: { verb?: string; start?: number[] } = {}) {
  fakeApi().answer(getDish, { status: 200, body: { ...momos, ...change } });
  const onAdd = vi.fn<(choice: { options: readonly number[] }) => void>();
  const { user } = render(
    <DishDialog
      menuId={4}
      title="Paneer Momos"
      pending={false}
      {...(props.verb && { verb: props.verb })}
      {...(props.start && { start: { options: props.start, quantity: 1, note: '' } })}
      onAdd={onAdd}
      onClose={() => undefined}
    />,
  );
  await screen.findByText('6 pieces (180 g)', { exact: false });
  return { user, onAdd, tick: (name: RegExp) => user.click(screen.getByRole('checkbox', { name })) };
}
const press = (name: RegExp) => screen.getByRole('button', { name });

test('the sheet judges as options are ticked, names the one that brings it, and asks once (diet-4)', async () => {
  await eats({ allergens: ['peanuts'] });
  const { user, onAdd, tick } = await open();
  // The row itself is marked before anybody ticks it.
  expect(screen.getByRole('checkbox', { name: /Roasted peanuts.*Contains peanuts/ })).toBeTruthy();
  expect(screen.queryByText('Roasted peanuts contains peanuts')).toBeNull();
  await tick(/Roasted peanuts/);
  expect(screen.getByText('Roasted peanuts contains peanuts')).toBeTruthy();
  await user.click(press(/^Add.*₹/));
  const question = await screen.findByRole('alertdialog', { name: 'This doesn’t fit your diet' });
  expect(question.textContent).toContain('Roasted peanuts contains peanuts');
  expect(onAdd).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Change it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onAdd).not.toHaveBeenCalled();
  await user.click(press(/^Add.*₹/));
  await user.click(await screen.findByRole('button', { name: 'Add anyway' }));
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ options: [1] }));
});

test('what fits is added without a question, and who keeps no diet is told nothing (diet-4)', async () => {
  await eats({ allergens: ['peanuts'] });
  const { user, onAdd, tick } = await open();
  await tick(/Extra cheese/);
  await user.click(press(/^Add.*₹/));
  expect(onAdd).toHaveBeenCalledOnce();
  await act(() => keepDiet(null));
  await tick(/Roasted peanuts/);
  await user.click(press(/^Add.*₹/));
  expect(onAdd).toHaveBeenCalledTimes(2);
});

test('a line that was asked about is changed without another question, unless something new comes into it (diet-4)', async () => {
  await eats({ allergens: ['peanuts', 'milk'] });
  const { user, onAdd, tick } = await open({}, { verb: 'Update', start: [1] });
  await user.click(press(/^Update.*₹/));
  expect(onAdd).toHaveBeenCalledOnce();
  await tick(/Extra cheese/);
  await user.click(press(/^Update.*₹/));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Extra cheese contains milk');
  expect(onAdd).toHaveBeenCalledOnce();
});

test('energy is summed for what is chosen, and what is not declared is said to be so (diet-5)', async () => {
  const { tick } = await open();
  expect(screen.getByText('320 kcal · 6 pieces (180 g)')).toBeTruthy();
  await tick(/Roasted peanuts/);
  expect(screen.getByText('As chosen: 490 kcal')).toBeTruthy();
  await tick(/Extra cheese/);
  expect(screen.getByText('As chosen: 490 kcal, not counting Extra cheese (not declared)')).toBeTruthy();
});

test('energy of a size is told for how much that size is (diet-5)', async () => {
  const full = option(9, 'Full', { calories: 330, serving: '12 pieces' });
  const groups = momos.option_groups.map((group) => ({ ...group, options: [...group.options, full] }));
  const { tick } = await open({ option_groups: groups });
  await tick(/Full/);
  expect(screen.getByText(/As chosen: 650 kcal/).textContent).toBe('As chosen: 650 kcal · 12 pieces');
});

test('a dish without energy says so, and never zero (diet-5)', async () => {
  const { tick } = await open({ calories: null });
  expect(screen.getByText('Energy not declared · 6 pieces (180 g)')).toBeTruthy();
  await tick(/Roasted peanuts/);
  expect(screen.queryByText(/As chosen/)).toBeNull();
  expect(screen.queryByText(/\b0 kcal/)).toBeNull();
});

test('in a combo the part that brings it is named (diet-4)', async () => {
  await eats({ allergens: ['milk'] });
  const part = { quantity: 1, is_veg: 1 as const, contains_egg: 0 as const, suits: [], calories: 100 };
  const parts = [
    { ...part, dish_name: 'Mango Lassi', allergens: ['milk'] },
    { ...part, dish_name: 'Rice', allergens: [] },
  ];
  await open({ allergens: ['milk'], parts, calories: null });
  expect(screen.getByText('Mango Lassi contains milk')).toBeTruthy();
  expect(screen.getByText('200 kcal · 6 pieces (180 g)')).toBeTruthy();
});
