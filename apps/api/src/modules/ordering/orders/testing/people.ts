import { randomBytes } from 'node:crypto';
import { dayMs } from '@tawa/domain/common/durations';
import type { Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { Customer, Person, TestKitchen } from './world.ts';

type ServiceDeps = Pick<Deps, 'db' | 'tokens' | 'clock'>;
const month = 30 * dayMs;

export async function addPerson(
  { db, tokens, clock }: ServiceDeps,
  role: 'user' | 'restaurant' | 'admin',
): Promise<Person> {
  const unique = randomBytes(6).toString('hex');
  const { user_id } = await db
    .insertInto('users')
    .values({
      role,
      office_role: role === 'admin' ? 'owner' : null,
      name: 'Asha Rao',
      username: `${role}${unique}`,
      email: `${role}-${unique}@example.in`,
      mobile: '9876543210',
      password_hash: '-',
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  const { session_id } = await db
    .insertInto('sessions')
    .values({ user_id, expires_at: new Date(Date.now() + month) })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(clock.now().getTime() + month);
  return {
    userId: user_id,
    token: await tokens.sign({ userId: user_id, sessionId: session_id, userType: role, expiresAt }),
  };
}

async function findCity({ db }: Pick<ServiceDeps, 'db'>): Promise<number> {
  const known = await db.selectFrom('cities').select('city_id').executeTakeFirst();
  if (known) return known.city_id;
  const city = { cityname: 'Bengaluru', slug: 'bengaluru', lat: 12.97, lng: 77.59 };
  return (await db.insertInto('cities').values(city).returning('city_id').executeTakeFirstOrThrow()).city_id;
}

export async function addAddress(
  deps: ServiceDeps,
  userId: number,
  change: Partial<Insertable<DB['addresses']>> = {},
): Promise<number> {
  const { address_id } = await deps.db
    .insertInto('addresses')
    .values({
      user_id: userId,
      label: 'Home',
      line1: '14, 3rd Cross',
      city_id: await findCity(deps),
      pincode: '560038',
      phone: '9876543210',
      ...change,
    })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  return address_id;
}

export async function addCustomer(deps: ServiceDeps): Promise<Customer> {
  const person = await addPerson(deps, 'user');
  return { ...person, address_id: await addAddress(deps, person.userId) };
}

/** An active kitchen, open from 10:00 to 23:00 every day unless told otherwise. */
export async function addKitchen(
  deps: ServiceDeps,
  change: Partial<Insertable<DB['restaurants']>> = {},
  hours = { opens: '10:00', closes: '23:00' },
): Promise<TestKitchen> {
  const owner = await addPerson(deps, 'restaurant');
  const { restaurant_id } = await deps.db
    .insertInto('restaurants')
    .values({
      owner_id: owner.userId,
      restaurant_name: 'Dum & Handi',
      slug: 'dum-and-handi',
      city_id: await findCity(deps),
      lifecycle: 'active',
      packaging_fee: 2000,
      delivery_fee: 3900,
      free_delivery_from: 49_900,
      min_order: 9900,
      ...change,
    })
    .returning('restaurant_id')
    .executeTakeFirstOrThrow();
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ restaurant_id, weekday, ...hours }));
  await deps.db.insertInto('restaurant_hours').values(week).execute();
  return { restaurant_id, owner };
}

export async function addDish(
  { db }: Pick<ServiceDeps, 'db'>,
  { restaurant_id }: TestKitchen,
  change: Partial<Insertable<DB['dishes']>> = {},
): Promise<number> {
  const { menu_id } = await db
    .insertInto('dishes')
    .values({ restaurant_id, dish_name: 'Veg Biryani', is_veg: true, price: 20_000, ...change })
    .returning('menu_id')
    .executeTakeFirstOrThrow();
  return menu_id;
}

/** Puts a dish into a cart as it is priced now. */
export async function putInCart(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { userId }: Person,
  menu_id: number,
  quantity = 1,
): Promise<number> {
  const dish = await db.selectFrom('dishes').selectAll().where('menu_id', '=', menu_id).executeTakeFirstOrThrow();
  const { restaurant_id } = dish;
  await db
    .insertInto('carts')
    .values({ user_id: userId, restaurant_id })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const unit_price = dish.discounted_price ?? dish.price;
  const { cart_id } = await db
    .insertInto('cart_items')
    .values({ user_id: userId, menu_id, quantity, unit_price, created_on: clock.now() })
    .returning('cart_id')
    .executeTakeFirstOrThrow();
  return cart_id;
}

export async function addCoupon(
  { db }: Pick<ServiceDeps, 'db'>,
  change: Partial<Insertable<DB['coupons']>> = {},
): Promise<number> {
  const { coupon_id } = await db
    .insertInto('coupons')
    .values({
      code: 'TAWA50',
      title: '₹50 off',
      type: 'flat',
      value: 5000,
      valid_from: new Date('2026-01-01T00:00:00Z'),
      status: 'active',
      ...change,
    })
    .returning('coupon_id')
    .executeTakeFirstOrThrow();
  return coupon_id;
}
