import type { Dish } from '@tawa/contract/catalogue/menu';
import type { DishChange, DishForm, EditedDish, EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { allergens, suitMarks } from '@tawa/domain/accounts/diet';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { categoryFallback } from '@tawa/domain/common/limits';
import { discountPercent, formatRupees } from '@tawa/domain/common/money';
import { kitchenDishEditorTexts } from './dish-editor.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** What stands in the form; the food mark of a new dish is not chosen yet. */
export type DishValues = DishForm;
export type FirstValues = Omit<DishValues, 'is_veg' | 'price'> & { is_veg?: 0 | 1; price?: number };

const noPlan = { from: null, to: null, from_time: null, to_time: null };

/** Names as two fields have them. */
export const bothNames = ({ hi = '', kn = '' }: Names) => ({ hi, kn });

/** A new dish as the form begins with it. */
export const newDish = (category_id: number | null): FirstValues => ({
  dish_name: '',
  names: bothNames({}),
  kitchen_name: '',
  category_id,
  dish_img: null,
  description: '',
  contains_egg: 0,
  allergens: [],
  suits: [],
  calories: null,
  serving: null,
  discounted_price: null,
  discount_plan: noPlan,
  preparation_time: 20,
  tax_category: 'restaurant_service',
  stock_per_day: null,
  option_group_ids: [],
  parts: [],
});

/** A dish as the form shows it. */
export const valuesOf = (dish: EditedDish): DishValues => ({
  dish_name: dish.dish_name,
  names: bothNames(dish.names ?? {}),
  kitchen_name: dish.kitchen_name,
  category_id: dish.category_id,
  dish_img: dish.dish_img,
  description: dish.description,
  is_veg: dish.is_veg,
  contains_egg: dish.contains_egg,
  allergens: allergens.filter((one) => dish.allergens.includes(one)),
  suits: suitMarks.filter((one) => dish.suits.includes(one)),
  calories: dish.calories,
  serving: dish.serving,
  price: dish.price,
  discounted_price: dish.discounted_price,
  discount_plan: dish.discount_plan ?? noPlan,
  preparation_time: dish.preparation_time,
  tax_category: dish.tax_category,
  stock_per_day: dish.stock_per_day,
  option_group_ids: dish.option_group_ids,
  parts: dish.parts.map(({ menu_id, quantity }) => ({ menu_id, quantity })),
});

const isPlanned = ({ discounted_price, discount_plan: plan }: Pick<DishForm, 'discounted_price' | 'discount_plan'>) =>
  discounted_price !== null && plan !== null && (plan.from !== null || plan.to !== null || plan.from_time !== null);

/** A form without an empty plan, which the server would not know what to do with. */
export const wholeForm = (form: DishForm): DishForm => (isPlanned(form) ? form : { ...form, discount_plan: null });

const keys = [
  'dish_name',
  'names',
  'kitchen_name',
  'category_id',
  'dish_img',
  'description',
  'is_veg',
  'contains_egg',
  'allergens',
  'suits',
  'calories',
  'serving',
  'price',
  'discounted_price',
  'discount_plan',
  'preparation_time',
  'tax_category',
  'stock_per_day',
  'option_group_ids',
  'parts',
] as const;
type Key = (typeof keys)[number];

const asText = (value: unknown): string => JSON.stringify(value ?? null);

/** The fields in which two forms differ. */
export const changedKeys = (before: Partial<DishValues>, after: Partial<DishValues>): Key[] =>
  keys.filter((key) => asText(before[key]) !== asText(after[key]));

/** Only what differs, as it is sent. */
export function changesOf(before: DishForm, after: DishForm): DishChange {
  const [old, fresh] = [wholeForm(before), wholeForm(after)];
  const changed = new Set<string>(changedKeys(old, fresh));
  const { discounted_price, discount_plan } = fresh;
  const isDiscount = changed.has('discounted_price') || changed.has('discount_plan');
  const rest = Object.fromEntries(Object.entries(fresh).filter(([key]) => changed.has(key)));
  return { ...rest, ...(isDiscount && { discounted_price, discount_plan }) };
}

const namesIn = keepEach((language: Language): Record<Key, string> => {
  const t = textsIn(kitchenDishEditorTexts, language);
  return {
    dish_name: t.changed.dishName,
    names: t.changed.names,
    kitchen_name: t.changed.kitchenName,
    category_id: t.changed.category,
    dish_img: t.changed.picture,
    description: t.changed.description,
    is_veg: t.foodMark,
    contains_egg: t.changed.egg,
    allergens: t.changed.allergens,
    suits: t.changed.suits,
    calories: t.changed.calories,
    serving: t.changed.serving,
    price: t.changed.price,
    discounted_price: t.discountedPrice,
    discount_plan: t.daysHoursDiscount,
    preparation_time: t.cookingTime,
    tax_category: t.taxCategory,
    stock_per_day: t.portionsDay,
    option_group_ids: t.changed.options,
    parts: t.changed.parts,
  };
});

const rupees = (value: number | null | undefined, none: string): string => (value ? formatRupees(value) : none);

/** A change in words: 'price ₹329.00 → ₹319.00'; long values by name alone. */
export function changeText(
  key: Key,
  before: Partial<DishValues>,
  after: Partial<DishValues>,
  language: Language,
): string {
  const t = textsIn(kitchenDishEditorTexts, language);
  if (key === 'price' || key === 'discounted_price')
    return `${namesIn(language)[key]} ${rupees(before[key], t.changed.none)} → ${rupees(after[key], t.changed.none)}`;
  if (key === 'preparation_time')
    return t.minutesChange({ field: namesIn(language)[key], before: before[key] ?? 0, after: after[key] ?? 0 });
  if (key === 'dish_name' && before.dish_name)
    return t.name({ dishName: before.dish_name, newName: after.dish_name ?? '' });
  return namesIn(language)[key];
}

interface Shown {
  values: Partial<DishValues>;
  menu: Pick<EditedMenu, 'restaurant_id' | 'restaurant_name' | 'categories' | 'dishes'>;
  menuId: number;
}

/** The dish as customers would see it with these values. */
export function shownDish({ values, menu, menuId }: Shown, language: Language): Dish {
  const t = textsIn(kitchenDishEditorTexts, language);
  const category = menu.categories.find(({ category_id }) => category_id === values.category_id);
  const price = values.price ?? 0;
  const parts = (values.parts ?? []).flatMap(({ menu_id, quantity }) => {
    const part = menu.dishes.find((each) => each.menu_id === menu_id);
    return part ? [{ dish_name: part.dish_name, quantity }] : [];
  });
  return {
    menu_id: menuId,
    restaurant_id: menu.restaurant_id,
    restaurant_name: menu.restaurant_name,
    city_id: 1,
    dish_name: values.dish_name || t.nameDish,
    dish_img: values.dish_img ?? null,
    category: category?.category_name ?? categoryFallback,
    is_veg: values.is_veg ?? 1,
    contains_egg: values.contains_egg ?? 0,
    allergens: values.allergens ?? [],
    suits: values.suits ?? [],
    preparation_time: values.preparation_time || 0,
    description: values.description ?? '',
    price,
    discounted_price: values.discounted_price ?? null,
    discount: discountPercent(price, values.discounted_price),
    num_of_order: 0,
    average_rating: 0,
    rating_count: 0,
    isactive: 1,
    availability: 'available',
    back_at: null,
    has_options: (values.option_group_ids ?? []).length > 0,
    ...(parts.length > 0 && { parts }),
  };
}
