import { dayMs } from '@tawa/domain/common/durations';
import type { Insertable } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import type { Coupons } from '@tawa/api/db/tables';
import { couponWords } from './coupon-words.ts';
import { helpedKitchens } from './helped-kitchens.ts';
import { findCities, findRestaurants, type Finder } from '../lookups.ts';

type Row = Omit<Insertable<Coupons>, 'valid_from'> & { valid_from?: Date };

interface Setting {
  /** The moment so many days from now; negative lies in the past. */
  at: (days: number) => Date;
  cityIdOf: Finder;
  restaurantIdOf: Finder;
}

const sinceDays = -100;

/** For everybody at many kitchens, all the time. */
const wide = ({ restaurantIdOf }: Setting): Row[] => [
  {
    code: 'TAWA60',
    title: '60% off, up to ₹120',
    terms: 'On orders from ₹299 at kitchens that carry the offer.',
    type: 'percent',
    value: 60,
    max_discount: 12_000,
    min_item_total: 29_900,
    status: 'active',
    restaurant_ids: helpedKitchens.TAWA60.map(restaurantIdOf),
  },
  {
    code: 'FREEDEL',
    title: 'Free delivery',
    terms: 'On orders from ₹199 at kitchens that carry the offer.',
    type: 'free_delivery',
    value: 0,
    min_item_total: 19_900,
    status: 'active',
    restaurant_ids: helpedKitchens.FREEDEL.map(restaurantIdOf),
    fulfilment: 'delivery',
  },
  {
    code: 'FLAT75',
    title: '₹75 off',
    terms: 'On orders from ₹499 at kitchens that carry the offer.',
    type: 'flat',
    value: 7500,
    min_item_total: 49_900,
    status: 'active',
    restaurant_ids: helpedKitchens.FLAT75.map(restaurantIdOf),
  },
];

/** Bound to days, hours or the way the food leaves the kitchen. */
const bound: readonly Row[] = [
  {
    code: 'LUNCH15',
    title: '15% off weekday lunches, up to ₹60',
    terms: 'Monday to Friday from 12:00 pm to 3:00 pm, on orders from ₹149.',
    type: 'percent',
    value: 15,
    max_discount: 6000,
    min_item_total: 14_900,
    status: 'active',
    weekdays: [1, 2, 3, 4, 5],
    from_time: '12:00',
    to_time: '15:00',
  },
  {
    code: 'NIGHTOWL',
    title: '20% off late at the weekend, up to ₹80',
    terms: 'Friday and Saturday nights from 10:00 pm to 2:00 am.',
    type: 'percent',
    value: 20,
    max_discount: 8000,
    status: 'active',
    weekdays: [5, 6],
    from_time: '22:00',
    to_time: '02:00',
  },
  {
    code: 'PICKUP10',
    title: '10% off when you pick up, up to ₹70',
    terms: 'On pickup orders from ₹99.',
    type: 'percent',
    value: 10,
    max_discount: 7000,
    min_item_total: 9900,
    status: 'active',
    fulfilment: 'pickup',
  },
];

/** Bound to a city or a restaurant. */
const local = ({ cityIdOf, restaurantIdOf }: Setting): Row[] => [
  {
    code: 'ADDA20',
    title: '20% off in Kolkata, up to ₹90',
    terms: 'At restaurants in Kolkata, on orders from ₹249.',
    type: 'percent',
    value: 20,
    max_discount: 9000,
    min_item_total: 24_900,
    status: 'active',
    city_ids: [cityIdOf('Kolkata')],
  },
  {
    code: 'MARINA50',
    title: '₹50 off in Chennai',
    terms: 'At restaurants in Chennai, on orders from ₹299.',
    type: 'flat',
    value: 5000,
    min_item_total: 29_900,
    status: 'active',
    city_ids: [cityIdOf('Chennai')],
  },
  {
    code: 'DUM15',
    title: '15% off at Dum & Handi, up to ₹100',
    terms: 'On orders from ₹399. Paid for by the restaurant.',
    type: 'percent',
    value: 15,
    max_discount: 10_000,
    min_item_total: 39_900,
    status: 'active',
    restaurant_ids: [restaurantIdOf('Dum & Handi')],
    owner_restaurant_id: restaurantIdOf('Dum & Handi'),
    funded_by: 'restaurant',
  },
];

/** Of the office, half paid by kitchens that have not agreed yet: it works nowhere until they do. */
const offered = ({ at, restaurantIdOf }: Setting): Row[] => [
  {
    code: 'HANDI80',
    title: '₹80 off, half of it from the kitchen',
    terms: 'On orders from ₹449, as soon as the kitchen agrees.',
    type: 'flat',
    value: 8000,
    min_item_total: 44_900,
    valid_from: at(-2),
    valid_to: at(40),
    status: 'active',
    restaurant_ids: [restaurantIdOf('Dum & Handi')],
    funded_by: 'split',
    restaurant_share_bp: 5000,
  },
];

/** What restaurants agreed to pay for, in paise. */
const consents = ({ at, restaurantIdOf }: Setting) => [
  { code: 'DUM15', restaurant_id: restaurantIdOf('Dum & Handi'), budget: 2_500_000, valid_to: at(90) },
];

/** Used up after some time, by one customer or by all. */
const limited = ({ at }: Setting): Row[] => [
  {
    code: 'HELLO100',
    title: '₹100 off your first order',
    terms: 'Once, on a first order from ₹249.',
    type: 'flat',
    value: 10_000,
    min_item_total: 24_900,
    status: 'active',
    new_customers_only: true,
    per_user_limit: 1,
  },
  {
    code: 'FIRST500',
    title: '₹60 off for the first 500 orders',
    terms: 'On orders from ₹349, until 500 have used it.',
    type: 'flat',
    value: 6000,
    min_item_total: 34_900,
    valid_from: at(-3),
    valid_to: at(27),
    status: 'active',
    total_limit: 500,
  },
  {
    code: 'TREAT40',
    title: '₹40 off, three times',
    terms: 'Three times for each customer, on orders from ₹199.',
    type: 'flat',
    value: 4000,
    min_item_total: 19_900,
    valid_from: at(-10),
    valid_to: at(50),
    status: 'active',
    per_user_limit: 3,
  },
  {
    code: 'SORRY50',
    title: '₹50 off, with our apologies',
    terms: 'Once. Given by the office, and shown in no list.',
    type: 'flat',
    value: 5000,
    status: 'active',
    per_user_limit: 1,
    visible: false,
  },
];

/** What cannot be used: paused, over, or not out yet. */
const idle = ({ at }: Setting): Row[] => [
  {
    code: 'MONSOON25',
    title: '25% off on rainy days, up to ₹75',
    terms: 'While it rains, on orders from ₹199.',
    type: 'percent',
    value: 25,
    max_discount: 7500,
    min_item_total: 19_900,
    status: 'paused',
  },
  {
    code: 'DIYA108',
    title: '₹108 off for the festival of lights',
    terms: 'On orders from ₹508.',
    type: 'flat',
    value: 10_800,
    min_item_total: 50_800,
    valid_from: at(-45),
    valid_to: at(-31),
    status: 'ended',
  },
  {
    code: 'NEWYEAR30',
    title: '30% off into the new year, up to ₹150',
    terms: 'On orders from ₹399.',
    type: 'percent',
    value: 30,
    max_discount: 15_000,
    min_item_total: 39_900,
    valid_from: at(20),
    valid_to: at(55),
    status: 'draft',
  },
];

/** Adds a coupon of every kind and in every state. */
export async function seedCoupons(tx: Tx, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const setting = { at, cityIdOf: await findCities(tx), restaurantIdOf: await findRestaurants(tx) };
  // An offer that every kitchen has helps nobody to choose one.
  const carried = (row: Row): Row => ({
    ...row,
    terms: `${row.terms} At kitchens that carry the offer.`,
    ...couponWords(row.code, true),
    restaurant_ids: helpedKitchens.TAWA60.map(setting.restaurantIdOf),
  });
  const rows = [
    ...wide(setting),
    ...bound.map(carried),
    ...local(setting),
    ...offered(setting),
    ...limited(setting).map((row) => (row.visible === false ? row : carried(row))),
    ...idle(setting),
  ];
  for (const row of rows)
    await tx
      .insertInto('coupons')
      .values({ valid_from: at(sinceDays), ...couponWords(row.code, false), ...row })
      .execute();
  for (const { code, ...consent } of consents(setting))
    await tx
      .insertInto('coupon_consents')
      .columns(['coupon_id', 'restaurant_id', 'budget', 'valid_to'])
      .expression((eb) =>
        eb
          .selectFrom('coupons')
          .select(({ val }) => [
            'coupon_id',
            val(consent.restaurant_id).as('restaurant_id'),
            val(consent.budget).as('budget'),
            val(consent.valid_to).as('valid_to'),
          ])
          .where('code', '=', code),
      )
      .execute();
}
