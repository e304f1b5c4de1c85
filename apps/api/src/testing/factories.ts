import { randomBytes } from 'node:crypto';
import type { Role } from '@tawa/contract/common/endpoint';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import type { OfficeRights } from '@tawa/domain/accounts/office-parts';
import { type Insertable, sql } from 'kysely';
import type { DB } from '../db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { Passwords } from '#platform/keys/passwords.ts';

export interface TestUser {
  userId: number;
  role: Role;
  name: string;
  email: string;
  password: string;
}

export interface UserInput {
  role?: Role;
  name?: string;
  password?: string;
  /** What an administrator is in the office: the owner unless told otherwise. */
  office_role?: OfficeRole;
  /** What a role includes that the office made for this one alone, instead of a ready role. */
  rights?: OfficeRights;
}

/** A role that the office made. */
export async function addOfficeRole(
  { db }: { db: Db },
  { rights, role_name = `Role ${randomBytes(5).toString('hex')}` }: { rights: OfficeRights; role_name?: string },
): Promise<number> {
  const row = { role_name, role_text: '', rights: JSON.stringify(rights) };
  const added = db.insertInto('office_roles').values(row).returning('office_role_id');
  return (await added.executeTakeFirstOrThrow()).office_role_id;
}

/** An account that can log in with its `password`. */
export async function addUser(
  { db, passwords }: { db: Db; passwords: Passwords },
  { role = 'user', name = 'Asha Rao', password = 'correct-horse-9', office_role = 'owner', rights }: UserInput = {},
): Promise<TestUser> {
  const unique = randomBytes(5).toString('hex');
  const email = `${role}-${unique}@example.in`;
  const office_role_id = rights ? await addOfficeRole({ db }, { rights }) : null;
  const { user_id } = await db
    .insertInto('users')
    .values({
      role,
      office_role: role === 'admin' && !rights ? office_role : null,
      office_role_id,
      name,
      email,
      username: `${role}${unique}`,
      mobile: `9${String(Number.parseInt(unique.slice(0, 7), 16))
        .padStart(9, '0')
        .slice(-9)}`,
      password_hash: await passwords.hash(password),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return { userId: user_id, role, name, email, password };
}

type Row<T extends keyof DB> = Partial<Insertable<DB[T]>>;
type Deps = { db: Db; passwords: Passwords };

let counter = 0;
const numbered = (prefix: string) => {
  counter += 1;
  return `${prefix} ${counter}`;
};

/** A city that is served. */
export async function addCity({ db }: Pick<Deps, 'db'>, change: Row<'cities'> = {}): Promise<number> {
  const cityname = numbered('City');
  const { city_id } = await db
    .insertInto('cities')
    .values({ cityname, slug: cityname.toLowerCase().replace(' ', '-'), lat: 12.97, lng: 77.59, ...change })
    .returning('city_id')
    .executeTakeFirstOrThrow();
  return city_id;
}

/** An active restaurant, open day and night unless `hours` says otherwise, in a city of its own unless `city_id` does. */
export async function addRestaurant(
  deps: Deps,
  change: Row<'restaurants'> = {},
  hours = { opens: '00:00', closes: '24:00' },
): Promise<number> {
  const restaurant_name = numbered('Kitchen');
  const owner_id = change.owner_id ?? (await addUser(deps, { role: 'restaurant' })).userId;
  const city_id = change.city_id === undefined ? await addCity(deps) : change.city_id;
  const slug = restaurant_name.toLowerCase().replace(' ', '-');
  const { restaurant_id } = await deps.db
    .insertInto('restaurants')
    .values({ restaurant_name, slug, lifecycle: 'active', ...change, owner_id, city_id })
    .returning('restaurant_id')
    .executeTakeFirstOrThrow();
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ restaurant_id, weekday, ...hours }));
  await deps.db.insertInto('restaurant_hours').values(week).execute();
  return restaurant_id;
}

/** A veg dish for 200 rupees. */
export async function addDish(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: number,
  change: Row<'dishes'> = {},
): Promise<number> {
  const { menu_id } = await db
    .insertInto('dishes')
    .values({ restaurant_id, dish_name: numbered('Dish'), is_veg: true, price: 20_000, ...change })
    .returning('menu_id')
    .executeTakeFirstOrThrow();
  return menu_id;
}

/** A choice of one out of two free options, put to the dish; answers the options' ids. */
export async function addOptionGroup(
  { db }: Pick<Deps, 'db'>,
  menu_id: number,
  change: Row<'option_groups'> = {},
  options: readonly Row<'options'>[] = [{}, {}],
): Promise<number[]> {
  const { restaurant_id } = await db
    .selectFrom('dishes')
    .select('restaurant_id')
    .where('menu_id', '=', menu_id)
    .executeTakeFirstOrThrow();
  const { option_group_id } = await db
    .insertInto('option_groups')
    .values({ restaurant_id, group_name: numbered('Choice'), kind: 'addon', min_choices: 1, max_choices: 1, ...change })
    .returning('option_group_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('dish_option_groups').values({ menu_id, option_group_id }).execute();
  const rows = options.map((option, position) => ({
    option_name: numbered('Option'),
    position,
    ...option,
    option_group_id,
  }));
  const added = await db.insertInto('options').values(rows).returning('option_id').execute();
  return added.map((option) => option.option_id);
}

/** Makes a dish a combo of these, one of each unless told otherwise. */
export async function addParts(
  { db }: Pick<Deps, 'db'>,
  combo_id: number,
  parts: readonly (number | { menu_id: number; quantity: number })[],
): Promise<void> {
  const { restaurant_id } = await db
    .selectFrom('dishes')
    .select('restaurant_id')
    .where('menu_id', '=', combo_id)
    .executeTakeFirstOrThrow();
  const rows = parts.map((part, position) => ({
    ...(typeof part === 'number' ? { menu_id: part, quantity: 1 } : part),
    restaurant_id,
    combo_id,
    position,
  }));
  await db.insertInto('dish_parts').values(rows).execute();
}

/** Writes as a restore does, past every trigger: for a state that no step leads to from where a row is. */
export const writeAsRestored = (db: Db, write: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    return write(tx);
  });
