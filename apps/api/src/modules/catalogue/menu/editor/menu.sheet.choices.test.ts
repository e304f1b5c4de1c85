import type { EditedGroup, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { expect, test } from 'vitest';
import { planChoices, type WantedGroups } from './menu.sheet.choices.ts';

type Choice = OptionGroupForm['options'][number];

const choice = (name: string, price = 0, part: Partial<Choice> = {}): Choice => ({
  option_id: null,
  option_name: name,
  price,
  is_veg: 1,
  sold_out: false,
  ...part,
});
const form = (name: string, options: Choice[]): OptionGroupForm => ({
  group_name: name,
  kind: 'size',
  min_choices: 1,
  max_choices: 1,
  options,
});
const small = form('Size', [choice('Half'), choice('Full', 120)]);
const large = form('Size', [choice('Half'), choice('Full', 150)]);
const extras = form('Extras', [choice('Cheese', 30)]);

/** A group that is there; its choices have the ids 10 times its own and after. */
const stored = (id: number, { options, ...group }: OptionGroupForm, soldOut?: string): EditedGroup => ({
  ...group,
  option_group_id: id,
  dish_count: 1,
  version: 1,
  options: options.map((option, index) => ({
    ...option,
    option_id: id * 10 + index,
    sold_out: option.option_name === soldOut,
    allergens: option.allergens ?? [],
    suits: option.suits ?? [],
    calories: option.calories ?? null,
    serving: option.serving ?? null,
  })),
});
const menu = (groups: EditedGroup[], held: [number, number[]][]) => ({ groups, idsByDish: new Map(held) });
const row = (menu_id: number | null, groups: OptionGroupForm[], at = 2): WantedGroups => ({ row: at, menu_id, groups });

test('nothing wanted plans nothing (menu-29)', () => {
  expect(planChoices(menu([stored(1, small)], [[5, [1]]]), [])).toEqual({ added: [], changed: [], links: [] });
});

test('a row without choices is linked to none (menu-29)', () => {
  const plan = planChoices(menu([stored(1, small)], [[5, [1]]]), [row(5, [])]);
  expect(plan).toEqual({ added: [], changed: [], links: [{ row: 2, groups: [] }] });
});

test('the same text in several rows is one new group, other texts are others (menu-29)', () => {
  const plan = planChoices(menu([], []), [row(null, [small, extras], 2), row(null, [small], 3), row(null, [large], 4)]);
  expect(plan.added).toEqual([small, extras, large]);
  expect(plan.links).toEqual([
    { row: 2, groups: [{ added: 0 }, { added: 1 }] },
    { row: 3, groups: [{ added: 0 }] },
    { row: 4, groups: [{ added: 2 }] },
  ]);
});

test('a group that is there with this text is used, the dish’s own before an equal one (menu-29)', () => {
  const there = menu(
    [stored(1, small), stored(2, small)],
    [
      [5, [2]],
      [6, [1]],
    ],
  );
  const plan = planChoices(there, [row(5, [small], 2), row(null, [small], 3)]);
  expect(plan).toEqual({
    added: [],
    changed: [],
    links: [
      { row: 2, groups: [{ id: 2 }] },
      { row: 3, groups: [{ id: 1 }] },
    ],
  });
});

test('what all its dishes change alike is changed itself; choices of the same name keep id and what is sold out (menu-29)', () => {
  const wanted = form('size', [choice('FULL', 150), choice('Quarter', 10)]);
  const there = menu(
    [stored(1, small, 'Full')],
    [
      [5, [1]],
      [6, [1]],
    ],
  );
  const plan = planChoices(there, [row(5, [wanted], 2), row(6, [wanted], 3), row(null, [wanted], 4)]);
  expect(plan.added).toEqual([]);
  expect(plan.changed).toMatchObject([
    {
      group: { option_group_id: 1 },
      form: {
        options: [
          { option_name: 'FULL', price: 150, option_id: 11, sold_out: true },
          { option_name: 'Quarter', option_id: null, sold_out: false },
        ],
      },
    },
  ]);
  expect(plan.links.map(({ groups }) => groups)).toEqual([[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]]);
});

const two: [number, number[]][] = [
  [5, [1]],
  [6, [1]],
];
test.each([
  ['one of its dishes is not in the file', [row(5, [large])]],
  ['one of its dishes keeps it', [row(5, [large], 2), row(6, [small], 3)]],
  ['one of its dishes takes it off', [row(5, [large], 2), row(6, [], 3)]],
  ['a dish has two groups of that name', [row(5, [large, form('SIZE', [choice('Big')])], 2), row(6, [large], 3)]],
] as const)('a shared group stays as it is where %s (menu-29)', (_case, wanted) => {
  const plan = planChoices(menu([stored(1, small)], two), wanted);
  expect(plan.changed).toEqual([]);
  expect(plan.added).toContainEqual(large);
});

test('two groups do not both become the same text (menu-29)', () => {
  const there = menu(
    [stored(1, small), stored(2, form('Size', [choice('One')]))],
    [
      [5, [1]],
      [6, [2]],
    ],
  );
  const plan = planChoices(there, [row(5, [large], 2), row(6, [large], 3)]);
  expect(plan.changed.map(({ group }) => group.option_group_id)).toEqual([1]);
  expect(plan.added).toEqual([]);
  expect(plan.links.map(({ groups }) => groups)).toEqual([[{ id: 1 }], [{ id: 1 }]]);
});

test('a group that no dish has is never changed (menu-29)', () => {
  const plan = planChoices(menu([stored(1, small)], []), [row(null, [large])]);
  expect(plan).toEqual({ added: [large], changed: [], links: [{ row: 2, groups: [{ added: 0 }] }] });
});
