import { optionsKey } from '@tawa/domain/ordering/cart';
import type { Basket, Entry } from '@tawa/api/modules/ordering/orders/checkout/basket';
import { dishes, kitchens } from '@tawa/api/modules/ordering/orders/checkout/checkout.store';
import type { Dish, Kitchen } from '@tawa/api/modules/ordering/orders/checkout/facts.store';
import { findCoupon, type FoundCoupon } from '@tawa/api/modules/money/coupons/coupons.service';
import type { Tx } from '@tawa/api/platform/database/db';
import type { Random } from '@tawa/domain/common/random';
import type { NotNull } from 'kysely';

/** A kitchen as it was on any day of the past: open by its hours, with everything it has on its menu. */
export interface Book {
  kitchen: Kitchen;
  dishes: Dish[];
  /** Counts twice and more in a draw: what the menu begins with, sold by who is liked. */
  weight: number;
}

export interface Shopper {
  user_id: number;
  name: string;
  mobile: string;
  address: NonNullable<Basket['address']>;
}

export interface Library {
  books: Book[];
  shoppers: Shopper[];
  coupons: FoundCoupon[];
  rates: Basket['rates'];
}

const linesWeights = [0.34, 0.72, 0.9, 1] as const;
const quantityWeights = [0.74, 0.93, 0.98, 1] as const;
const optionalShare = 0.22;
const sideShare = 0.5;
/** Places on a menu of what goes with everything else. */
const sides = [3, 4] as const;
/** Times that a coupon for everybody is at hand for once that one bound to a place, an hour or a way is. */
const forAllWeight = 6;

const countBy = (weights: readonly number[], random: Random): number => {
  const drawn = random.next();
  return weights.findIndex((limit) => drawn < limit) + 1;
};

async function listBooks(tx: Tx, newNames: ReadonlySet<string>): Promise<Book[]> {
  const [places, menus] = [await kitchens(tx).execute(), await dishes(tx).orderBy('d.menu_id').execute()];
  const listed = places.filter((place) => place.lifecycle !== 'submitted' && !newNames.has(place.restaurant_name));
  return listed
    .toSorted((a, b) => a.restaurant_id - b.restaurant_id)
    .map((place, index) => ({
      kitchen: {
        ...place,
        lifecycle: 'active',
        switch: 'online',
        switch_until: null,
        switch_since: null,
        auto_accept: false,
        times: null,
        queue_minutes: 0,
      },
      dishes: menus
        .filter((dish) => dish.restaurant_id === place.restaurant_id && dish.isactive)
        .map((dish) => ({
          ...dish,
          sold_out: false,
          sold_out_until: null,
          daily_stock: null,
          parts: dish.parts.map((part) => ({
            ...part,
            state: 'available' as const,
            sold_out_until: null,
            stock: null,
          })),
        })),
      weight: place.restaurant_id === 1 ? 5 : 1 + ((index * 37) % 10) / 4,
    }))
    .filter((book) => book.dishes.length > 0);
}

async function listShoppers(tx: Tx): Promise<Shopper[]> {
  const rows = await tx
    .selectFrom('addresses as a')
    .innerJoin('users as u', 'u.user_id', 'a.user_id')
    .innerJoin('cities as c', 'c.city_id', 'a.city_id')
    .select(['u.user_id', 'u.name', 'u.mobile', 'a.address_id', 'a.label', 'a.line1', 'a.line2', 'a.landmark'])
    .select(['a.city_id', 'c.cityname', 'a.pincode', 'a.phone', 'a.lat', 'a.lng'])
    .$narrowType<{ mobile: NotNull }>()
    .where('u.email', '<>', 'customer@example.com')
    .orderBy('a.address_id')
    .execute();
  return rows.map(({ user_id, name, mobile, ...address }) => ({ user_id, name, mobile, address }));
}

const isForAll = ({ coupon }: FoundCoupon): boolean =>
  !coupon.cities && coupon.restaurants?.length !== 1 && !coupon.hours && !coupon.fulfilment?.includes('pickup');

/** Everything that past orders are drawn from, read once. */
export async function openLibrary(tx: Tx, newNames: ReadonlySet<string>): Promise<Library> {
  const codes = await tx
    .selectFrom('coupons')
    .select(['code', 'restaurant_ids'])
    .where('status', '=', 'active')
    // Nobody has used a coupon before in the past that is drawn, so what counts uses has no place in it.
    .where('total_limit', 'is', null)
    .where('per_user_limit', 'is', null)
    .where('new_customers_only', '=', false)
    .orderBy('coupon_id')
    .execute();
  const found = [];
  for (const { code, restaurant_ids } of codes)
    found.push(await findCoupon(tx, code, { user_id: 0, restaurant_id: restaurant_ids?.[0] ?? 0 }));
  const rates = await tx
    .selectFrom('tax_rates')
    .select(['category', 'rate_bp'])
    .where('valid_to', 'is', null)
    .execute();
  const rateOf = (category: string) => rates.find((row) => row.category === category)?.rate_bp ?? 0;
  return {
    books: await listBooks(tx, newNames),
    shoppers: await listShoppers(tx),
    coupons: found
      .filter((each) => each !== null)
      .flatMap((each) => Array.from({ length: isForAll(each) ? forAllWeight : 1 }, () => each)),
    rates: {
      restaurant_service: rateOf('restaurant_service'),
      packaged: rateOf('packaged'),
      delivery: rateOf('delivery'),
      platform_fee: rateOf('platform_fee'),
    },
  };
}

function optionsFor(dish: Dish, random: Random): number[] {
  return dish.groups
    .flatMap((group) => {
      const open = group.options.filter((option) => option.isactive && !option.sold_out);
      const count = group.min_choices > 0 ? group.min_choices : random.next() < optionalShare ? 1 : 0;
      const first = random.between(0, Math.max(0, open.length - count));
      return open.slice(first, first + count).map((option) => option.option_id);
    })
    .toSorted((a, b) => a - b);
}

// A menu begins with what its kitchen is known for, and people order that.
function drawDish({ dishes: menu }: Book, random: Random): Dish | undefined {
  return menu[Math.floor(random.next() ** 1.7 * menu.length)];
}

/** What goes with a dish in its kitchen: the same for everybody, so that a menu has habits. */
const sideOf = ({ dishes: menu }: Book, first: Dish): Dish | undefined =>
  menu[menu.indexOf(first) % 2 === 0 ? sides[0] : sides[1]];

/** What somebody wants of a kitchen: one to four lines, the second often what goes with the first. */
export function drawEntries(book: Book, random: Random): Entry[] {
  const byKey = new Map<string, Entry>();
  let first: Dish | undefined;
  for (let line = countBy(linesWeights, random); line > 0; line--) {
    const isSide = first && byKey.size === 1 && random.next() < sideShare;
    const dish = (isSide && first && sideOf(book, first)) || drawDish(book, random);
    if (!dish) continue;
    first ??= dish;
    const option_ids = optionsFor(dish, random);
    const key = `${dish.menu_id}:${optionsKey(option_ids)}`;
    const quantity = countBy(quantityWeights, random);
    byKey.set(key, {
      key,
      cart_id: null,
      menu_id: dish.menu_id,
      option_ids,
      quantity,
      note: '',
      shown_price: null,
      in_cart_since: null,
      for_name: null,
    });
  }
  return [...byKey.values()];
}
