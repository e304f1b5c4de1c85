import { searchLengthMax } from '@tawa/domain/common/limits';
import { dishesAtOnceMax } from '@tawa/domain/common/pagination';
import { z } from 'zod/mini';
import {
  cityQuery,
  flag,
  id,
  idParam,
  instant,
  oneForm,
  optionalLimit,
  optionalPage,
  page,
  rupees,
} from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { names } from '../common/names.ts';

const later = z.optional(instant);

// What has a default is our own: whoever answers by the product's listed fields alone leaves it out.
export const dish = z.object({
  menu_id: id,
  restaurant_id: id,
  restaurant_name: z._default(z.string(), ''),
  city_id: z._default(id, 1),
  dish_name: z.string(),
  names,
  /** Those of its restaurant. */
  restaurant_names: names,
  dish_img: z.nullable(z.string()),
  category: z.string(),
  /** Those of its category. */
  category_names: names,
  is_veg: flag,
  preparation_time: z.int(),
  description: z.string(),
  price: rupees,
  discounted_price: z.optional(z.nullable(rupees)),
  discount: z.int(),
  num_of_order: z.int(),
  /** Of stars for the dish itself; 0 while nobody has rated it. */
  average_rating: z._default(z.number(), 0),
  rating_count: z._default(z.int(), 0),
  isactive: flag,
  availability: z._default(z.enum(['available', 'sold_out']), 'available'),
  back_at: z.nullable(instant),
  /** When the time of its sections begins; only while it is not served. */
  served_from: later,
  /** Where it stands on the kitchen's menu by own sections, a thousand places each; only on that menu. */
  sections: z.optional(z.array(z.object({ name: z.string(), names, place: z.int(), from: later }))),
  has_options: z._default(z.boolean(), false),
  /** What is in it, if it is a combo. */
  parts: z.optional(z.array(z.object({ dish_name: z.string(), names, quantity: z.int() }))),
  contains_egg: z._default(flag, 0),
  allergens: z._default(z.array(z.string()), []),
  /** What the kitchen says of it: 'vegan', 'jain', 'halal', or 'egg' for egg without meat. */
  suits: z._default(z.array(z.string()), []),
});
export type Dish = z.infer<typeof dish>;

/** A dish outside its restaurant's own page; a closed kitchen says when it opens. */
export const listedDish = z.extend(dish, {
  is_open: z._default(z.boolean(), true),
  next_open_at: z._default(z.nullable(instant), null),
});
export type ListedDish = z.infer<typeof listedDish>;

export const option = z.object({
  option_id: id,
  option_name: z.string(),
  names,
  price: rupees,
  is_veg: flag,
  available: z.boolean(),
  allergens: z._default(z.array(z.string()), []),
  suits: z._default(z.array(z.string()), []),
  /** Kilocalories that it adds; null where the kitchen has not said. */
  calories: z._default(z.nullable(z.int()), null),
  /** What a portion of this size is, like '500 g'; null where the kitchen has not said. */
  serving: z._default(z.nullable(z.string()), null),
});

export const optionGroup = z.object({
  option_group_id: id,
  group_name: z.string(),
  names,
  kind: z.enum(['size', 'addon']),
  min_choices: z.int(),
  max_choices: z.int(),
  options: z.array(option),
});
export type OptionGroup = z.infer<typeof optionGroup>;

/** A part of a combo with what is declared of it alone. */
const declaredPart = z.object({
  dish_name: z.string(),
  names,
  quantity: z.int(),
  is_veg: z._default(flag, 1),
  contains_egg: z._default(flag, 0),
  allergens: z._default(z.array(z.string()), []),
  suits: z._default(z.array(z.string()), []),
  calories: z._default(z.nullable(z.int()), null),
});

export const dishDetails = z.extend(dish, {
  logo: z.nullable(z.string()),
  parts: z.optional(z.array(declaredPart)),
  /** Kilocalories of a portion; null where the kitchen has not said. */
  calories: z.nullable(z.int()),
  /** What a portion is, like '250 g'; null where the kitchen has not said. */
  serving: z._default(z.nullable(z.string()), null),
  option_groups: z._default(z.array(optionGroup), []),
});
export type DishDetails = z.infer<typeof dishDetails>;

export const category = z.object({
  category_id: z._default(id, 1),
  category_name: z.string(),
  names,
  slug: z._default(z.string(), ''),
  image: z.nullable(z.string()),
});
export type Category = z.infer<typeof category>;

/** What concerns a menu. */
export const menuTopics = ['menu', 'restaurants', 'cities'] as const;
// How often a dish was ordered is told some minutes late; what the clock turns ends a menu's life at its time.
const menuCache = { topics: menuTopics, maxAgeMs: 5 * 60_000, renewMs: 5 * 60_000 };
const dishListCache = { topics: [...menuTopics, 'ratings', 'listings'], maxAgeMs: 30_000, renewMs: 15_000 } as const;

export const listDishes = endpoint({
  method: 'GET',
  path: '/menu/getmenus',
  summary: `All dishes of listed restaurants, most ordered first; more than ${dishesAtOnceMax} come by city or by page, with Link: rel="next"`,
  access: 'public',
  query: z.object({ city: cityQuery, page: optionalPage, per_category: optionalLimit(100) }),
  responses: { 200: z.array(listedDish) },
  cache: dishListCache,
});

export const foods = ['veg', 'non-veg'] as const;
export type Food = (typeof foods)[number];

export const dishPage = z.object({
  dishes: z.array(listedDish),
  /** Counted to 10,000. */
  total: z.int(),
  /** Whether another page follows. */
  more: z.boolean(),
});
export type DishPage = z.infer<typeof dishPage>;

export const listDishPage = endpoint({
  method: 'GET',
  path: '/menu/dishes',
  summary: 'Dishes on sale in pages of 48, most ordered first, by words within them, category and kind',
  access: 'public',
  query: z.object({
    city: cityQuery,
    search: z._default(
      z.string().check(z.trim(), z.maxLength(searchLengthMax, `At most ${searchLengthMax} characters`)),
      '',
    ),
    category: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    food: z.optional(z.enum(foods)),
    page,
  }),
  responses: { 200: dishPage },
  cache: dishListCache,
});

export const listDishesOfRestaurant = endpoint({
  method: 'GET',
  path: '/menu/getmenubyrestaurantid/:id',
  summary: 'The menu of one restaurant in its own order',
  access: 'public',
  params: z.object({ id: idParam }),
  responses: { 200: z.array(dish) },
  cache: menuCache,
});

export const listDishesOfCategory = endpoint({
  method: 'GET',
  path: '/menu/category/:word',
  summary: `Dishes of every category whose first word is this one, in any case; more than ${dishesAtOnceMax} come by city or by page`,
  access: 'public',
  params: z.object({ word: z.string().check(oneForm, z.minLength(1), z.maxLength(60)) }),
  query: z.object({ city: cityQuery, page: optionalPage, limit: optionalLimit(100) }),
  responses: { 200: z.array(listedDish) },
  cache: dishListCache,
});

export const getDish = endpoint({
  method: 'GET',
  path: '/menu/:menu_id',
  summary: 'One dish with its options',
  access: 'public',
  params: z.object({ menu_id: idParam }),
  responses: { 200: dishDetails },
  cache: menuCache,
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/category/getallcategories',
  summary: 'Categories in their order, with the number of dishes on sale',
  access: 'public',
  responses: { 200: z.array(category) },
  cache: menuCache,
});
