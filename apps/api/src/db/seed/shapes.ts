import { cuisineTypes, restaurantTypes } from '@tawa/contract/restaurants';
import { z } from 'zod/mini';
import written from './restaurants.json' with { type: 'json' };

const rupees = z.number().check(z.minimum(0));
const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));

const group = z.strictObject({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['size', 'addon']),
  min: z.int(),
  max: z.int(),
  options: z.array(z.strictObject({ name: z.string(), price: rupees, isVeg: z.boolean() })),
});

/** A dish that is `egg` or `meat` is not veg by the Indian food mark; its picture lies below uploads/dishes. */
const dish = z.strictObject({
  name: z.string(),
  mark: z.enum(['veg', 'egg', 'meat']),
  category: z.string(),
  price: rupees,
  now: z.optional(rupees),
  picture: z.string(),
  description: z.string(),
  prep: z._default(z.int(), 15),
  groups: z._default(z.array(z.string()), []),
  allergens: z._default(z.array(z.string()), []),
  soldOut: z._default(z.boolean(), false),
  inactive: z._default(z.boolean(), false),
});

const restaurant = z.strictObject({
  name: z.string(),
  key: z.string(),
  cover: z.string(),
  cuisine: z.enum(cuisineTypes),
  type: z.enum(restaurantTypes),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  pincode: z.string(),
  at: z.tuple([z.number(), z.number()]),
  description: z.string(),
  hours: z.array(z.strictObject({ weekdays: z.array(z.int()), opens: clock, closes: clock })),
  prep: z.int(),
  travel: z.int(),
  fees: z.strictObject({ delivery: rupees, freeFrom: z.nullable(rupees), packaging: rupees, minOrder: rupees }),
  switch: z._default(z.enum(['online', 'busy', 'offline']), 'online'),
  liked: z.number(),
  groups: z.array(group),
  dishes: z.array(dish),
});

export type SeedRestaurant = z.infer<typeof restaurant>;

/** The restaurants of the demo world as `restaurants.json` has them; prices in rupees, times in minutes. */
export const seedRestaurants: SeedRestaurant[] = z.array(restaurant).parse(written);
