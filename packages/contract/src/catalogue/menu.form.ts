import { allergens, suitMarks } from '@tawa/domain/accounts/diet';
import { partQuantityMax, partsMax, partsMin } from '@tawa/domain/catalogue/combos';
import { caloriesMax, servingLengthMax } from '@tawa/domain/accounts/line-energy';
import { kitchenNameLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { flag, id, instant, rupees, setRupees } from '../common/common.ts';
import { choiceNames, dishNames } from '../common/names.form.ts';
import { names } from '../common/names.ts';

const text = (missing: string, lengthMax: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(lengthMax, `At most ${lengthMax} characters`));

const day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter a date'));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));

/** Days and hours in which a discount holds, in the restaurant's zone; hours may cross midnight. */
export const discountPlan = z.strictObject({
  from: z.nullable(day),
  to: z.nullable(day),
  from_time: z.nullable(clock),
  to_time: z.nullable(clock),
});
export type DiscountPlan = z.infer<typeof discountPlan>;

const taxCategory = z.enum(['restaurant_service', 'packaged']);

const part = z.strictObject({
  menu_id: id,
  quantity: z
    .int('Whole portions')
    .check(z.minimum(1, 'At least 1'), z.maximum(partQuantityMax, `At most ${partQuantityMax} of one dish`)),
});
const isSetOnce = (parts: readonly { menu_id: number }[]) =>
  new Set(parts.map(({ menu_id }) => menu_id)).size === parts.length;

/** The dishes of a combo in their order; none for a dish by itself. */
const parts = z.array(part).check(
  z.maxLength(partsMax, `At most ${partsMax} dishes`),
  z.refine(({ length }) => length === 0 || length >= partsMin, `At least ${partsMin} dishes`),
  z.refine(isSetOnce, 'A dish is in it twice. Change its count instead'),
);

const held = z.array(z.enum(allergens)).check(z.maxLength(allergens.length));
const marks = z.array(z.enum(suitMarks)).check(z.maxLength(suitMarks.length));
// In a sheet it stands among other words in brackets.
const sizeServing = text('Write how much a portion is', servingLengthMax).check(
  z.regex(/^[^,()|:"]*$/, 'Without brackets, commas and colons, like 500 g'),
);
const calories = z.nullable(
  z.int('Whole calories').check(z.minimum(0), z.maximum(caloriesMax, `At most ${caloriesMax}`)),
);

/** What a person sets of a dish, every field by itself. */
const dishFields = {
  dish_name: text('Name is required', 120),
  /** Its names in other languages. */
  names: dishNames,
  /** What the kitchen calls it; empty means the menu's name. */
  kitchen_name: z
    .string()
    .check(z.trim(), z.maxLength(kitchenNameLengthMax, `At most ${kitchenNameLengthMax} characters`)),
  category_id: z.nullable(id),
  dish_img: z.nullable(z.string().check(z.maxLength(120))),
  description: z.string().check(z.trim(), z.maxLength(1000, 'At most 1000 characters')),
  is_veg: z.union([z.literal(0), z.literal(1)], 'Choose the food mark'),
  contains_egg: flag,
  allergens: held,
  /** What the kitchen says of it beside the food mark. */
  suits: marks,
  calories,
  /** What a portion is, like '250 g'; left out it stays as it is. */
  serving: z.optional(z.nullable(text('Write how much a portion is', servingLengthMax))),
  price: setRupees,
  discounted_price: z.nullable(setRupees),
  discount_plan: z.nullable(discountPlan),
  preparation_time: z.int('Enter minutes').check(z.minimum(1, 'At least 1'), z.maximum(240, 'At most 240')),
  tax_category: taxCategory,
  stock_per_day: z.nullable(z.int('Whole portions').check(z.minimum(0), z.maximum(10_000, 'At most 10,000'))),
  option_group_ids: z.array(id).check(z.maxLength(12, 'At most 12 groups')),
  parts,
} as const;

interface Discounted {
  price?: number;
  discounted_price?: number | null;
  discount_plan?: DiscountPlan | null;
}

const isWithinPrice = ({ price, discounted_price }: Discounted) =>
  price === undefined || typeof discounted_price !== 'number' || discounted_price <= price;
const isPlanWhole = ({ discount_plan: plan }: Discounted) =>
  !plan ||
  ((plan.from_time === null) === (plan.to_time === null) &&
    (plan.from_time === null || plan.from_time !== plan.to_time) &&
    (plan.from === null || plan.to === null || plan.from <= plan.to));
const withinPrice = { error: 'Must not be more than the price', path: ['discounted_price'] };
const planWhole = { error: 'The days or hours do not fit each other', path: ['discount_plan'] };

/** A new dish; it begins as a draft. */
export const dishForm = z
  .strictObject(dishFields)
  .check(z.refine(isWithinPrice, withinPrice), z.refine(isPlanWhole, planWhole));
export type DishForm = z.infer<typeof dishForm>;

/** Rises with every edit. */
export const version = z.int().check(z.minimum(1));

/** Only what was changed, and the version it was changed from. */
export const dishChange = z
  .extend(z.partial(z.strictObject(dishFields)), { version })
  .check(z.refine(isWithinPrice, withinPrice), z.refine(isPlanWhole, planWhole));
export type DishChange = Omit<z.infer<typeof dishChange>, 'version'>;

export const dishState = z.enum(['draft', 'on', 'sold_out', 'hidden']);
export type DishState = z.infer<typeof dishState>;

/** A part of a combo as it is at the moment. */
const heldPart = z.object({
  menu_id: id,
  quantity: z.int(),
  dish_name: z.string(),
  is_veg: flag,
  /** Whether the combo is sold out for it. */
  is_missing: z.boolean(),
  /** When it is back by itself. */
  back_at: z.nullable(instant),
});
export type HeldPart = z.infer<typeof heldPart>;

/** A line of the table; prices as they were set, whether or not a plan lets the discount hold now. */
export const menuRow = z.object({
  menu_id: id,
  dish_name: z.string(),
  category_id: z.nullable(id),
  dish_img: z.nullable(z.string()),
  is_veg: flag,
  price: rupees,
  discounted_price: z.nullable(rupees),
  is_discount_planned: z.boolean(),
  preparation_time: z.int(),
  state: dishState,
  sold_out_until: z.nullable(instant),
  /** Why the office took it off; while it is set, the kitchen cannot put it on sale. */
  hidden_reason: z.nullable(z.string()),
  daily_stock: z.nullable(z.int()),
  ordered_30_days: z.int(),
  parts: z._default(z.array(heldPart), []),
  version: z.int(),
});
export type MenuRow = z.infer<typeof menuRow>;

export const editedDish = z.object({
  ...dishFields,
  names,
  menu_id: id,
  allergens: z.array(z.string()),
  suits: z.array(z.string()),
  serving: z._default(z.nullable(z.string()), null),
  parts: z._default(z.array(heldPart), []),
  state: dishState,
  sold_out_until: z.nullable(instant),
  hidden_reason: z.nullable(z.string()),
  daily_stock: z.nullable(z.int()),
  num_of_order: z.int(),
  version: z.int(),
  changed_on: instant,
  changed_by: z.nullable(z.string()),
});
export type EditedDish = z.infer<typeof editedDish>;

const optionForm = z.strictObject({
  option_id: z.nullable(id),
  option_name: text('Name is required', 60),
  names: choiceNames,
  price: z
    .number('Enter a price')
    .check(z.minimum(0, 'At least ₹0.00'), z.maximum(100_000), z.multipleOf(0.01, 'At most two decimals')),
  is_veg: flag,
  sold_out: z.boolean(),
  /** What is in it, for whom it is, and what it adds; left out they stay as they are. */
  allergens: z.optional(held),
  suits: z.optional(marks),
  calories: z.optional(calories),
  /** What a portion of this size is. */
  serving: z.optional(z.nullable(sizeServing)),
});

interface Choices {
  min_choices: number;
  max_choices: number;
  options: readonly { option_name: string }[];
}
const hasEnough = ({ min_choices, options }: Choices) => options.length >= min_choices;
const isOrdered = ({ min_choices, max_choices }: Choices) => max_choices >= Math.max(1, min_choices);
const isDistinct = ({ options }: Choices) =>
  new Set(options.map(({ option_name }) => option_name.trim().toLowerCase())).size === options.length;

const groupFields = {
  group_name: text('Name is required', 60),
  names: choiceNames,
  kind: z.enum(['size', 'addon']),
  min_choices: z.int('Whole number').check(z.minimum(0), z.maximum(20)),
  max_choices: z.int('Whole number').check(z.minimum(1), z.maximum(20)),
  options: z.array(optionForm).check(z.minLength(1, 'Add a choice'), z.maxLength(40, 'At most 40 choices')),
} as const;

export const optionGroupForm = z
  .strictObject(groupFields)
  .check(
    z.refine(hasEnough, { error: 'Fewer choices than must be made', path: ['min_choices'] }),
    z.refine(isOrdered, { error: 'Must not be less than the fewest', path: ['max_choices'] }),
    z.refine(isDistinct, { error: 'Two choices share a name', path: ['options'] }),
  );
export type OptionGroupForm = z.infer<typeof optionGroupForm>;

export const editedGroup = z.object({
  ...groupFields,
  names,
  option_group_id: id,
  options: z.array(
    z.object({
      ...optionForm.shape,
      names,
      option_id: id,
      allergens: z._default(held, []),
      suits: z._default(marks, []),
      calories: z._default(calories, null),
      serving: z._default(z.nullable(z.string()), null),
    }),
  ),
  dish_count: z.int(),
  version: z.int(),
});
export type EditedGroup = z.infer<typeof editedGroup>;

export const editedMenu = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  /** Whether dishes may be written: from the activation on. */
  may_edit: z.boolean(),
  lifecycle: z.string(),
  service_day_ends_at: instant,
  categories: z.array(z.object({ category_id: id, category_name: z.string() })),
  /** Categories of the product that this menu does not have yet. */
  further_categories: z.array(z.object({ category_id: id, category_name: z.string() })),
  dishes: z.array(menuRow),
  option_groups: z.array(editedGroup),
});
export type EditedMenu = z.infer<typeof editedMenu>;

/** Runs of rows of a file, the first line being 1. */
const rowRanges = z.array(z.object({ from: z.int(), to: z.int() }));

export const importedMenu = z.object({
  /** Rows of the file, without the first line. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Whether it was written; never when there are errors. */
  written: z.boolean(),
  /** How many faults there are, whether or not their causes are all among the errors. */
  fault_count: z.int(),
  /** Faults by their cause, each with the rows that have it; only the first runs of rows are named. */
  errors: z.array(
    z.object({
      column: z.string(),
      text: z.string(),
      count: z.int(),
      ranges: rowRanges,
    }),
  ),
  /** How many causes there are, whether or not they are all among the errors. */
  cause_count: z.int(),
  /** Pictures that rows name, by their names in lower case and without folders, with the first runs of rows. */
  pictures: z.array(z.object({ name: z.string(), count: z.int(), ranges: rowRanges })),
  /** Own sections that are made, in their order. */
  sections_added: z.array(z.string()),
  groups_added: z.int(),
  groups_changed: z.int(),
  /** The first of what changes, for the preview. */
  changes: z.array(z.object({ row: z.int(), dish_name: z.string(), text: z.string() })),
});
export type ImportedMenu = z.infer<typeof importedMenu>;
