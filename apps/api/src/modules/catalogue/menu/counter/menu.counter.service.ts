// What a restaurant says that its dishes cost at its own counter, and how the menu compares with it.
import type { CounterPrices, KitchenCounter, KitchenCounterDish } from '@tawa/contract/catalogue/menu/menu.counter';
import {
  dayOf,
  decideCounterPrice,
  isSameAsCounter,
  lapsesOn,
  stateOfDeclared,
  type Declared,
} from '@tawa/domain/catalogue/counter/counter-prices';
import { effectivePrice, toPaise, toRupees } from '@tawa/domain/common/money';
import type { Db } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { noDish } from '../editor/menu.editor.service.ts';
import { getEditableKitchen, tellEditors, type Editor, type MenuDeps } from '../menu.kitchen.ts';
import { isRestaurantListed } from '../menu.store.ts';
import * as store from './menu.counter.store.ts';
import { listOfKitchen } from './menu.reports.store.ts';

type Said = Pick<store.CounterRow, 'counter_price' | 'declared_at' | 'refuted_at' | 'timezone'>;

/** What was said of a dish, if anything. */
export function declaredOf({ counter_price, declared_at, refuted_at, timezone }: Said): Declared | null {
  if (counter_price === null || declared_at === null) return null;
  return { counter_price, declared_on: dayOf(declared_at, timezone), is_refuted: refuted_at !== null };
}

interface Compared {
  same_since: string | null;
  dishes: CounterPrices['dishes'];
}

/** What counts of a menu today, in paise by dish: neither what has lapsed nor what was refuted. */
export async function listCounting(db: Db, restaurantId: number, now: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await store.listDishes(db, restaurantId);
  return new Map(
    rows.flatMap((row) => {
      const declared = declaredOf(row);
      const isLiving = stateOfDeclared(declared, dayOf(now, row.timezone)) === 'living';
      return declared && isLiving ? [[row.menu_id, declared.counter_price] as const] : [];
    }),
  );
}

/** How what is on sale compares with the counter today. */
function compare(rows: readonly store.CounterRow[], now: Date): Compared {
  const onSale = rows.filter(({ isactive }) => isactive);
  const standings = onSale.map((row) => decideCounterPrice(row, declaredOf(row), dayOf(now, row.timezone)));
  const dishes = onSale.flatMap((row, index) => {
    const standing = standings[index];
    const declared_on = declaredOf(row)?.declared_on;
    if (!standing || declared_on === undefined) return [];
    return [{ menu_id: row.menu_id, is: standing.is, by: toRupees(standing.by), declared_on }];
  });
  const oldest = dishes.map(({ declared_on }) => declared_on).toSorted()[0];
  return { same_since: isSameAsCounter(standings) ? (oldest ?? null) : null, dishes };
}

export async function getCounterPrices({ db, clock }: MenuDeps, restaurantId: number): Promise<CounterPrices> {
  if (!(await isRestaurantListed(db, restaurantId))) throw new AppError('not_found', 'Restaurant not found.');
  return compare(await store.listOnSale(db, restaurantId), clock.now());
}

function kitchenDishOf(row: store.OwnRow, now: Date): KitchenCounterDish {
  const declared = declaredOf(row);
  return {
    menu_id: row.menu_id,
    dish_name: row.dish_name,
    price: toRupees(effectivePrice(row)),
    counter_price: declared && toRupees(declared.counter_price),
    declared_on: declared && declared.declared_on,
    declared_by: row.declared_by,
    lapses_on: declared && lapsesOn(declared.declared_on),
    state: stateOfDeclared(declared, dayOf(now, row.timezone)),
    is_on_sale: row.isactive,
  };
}

export async function getKitchenCounter({ db, clock }: MenuDeps, restaurantId: number): Promise<KitchenCounter> {
  const now = clock.now();
  const rows = await store.listDishes(db, restaurantId);
  const reports = await listOfKitchen(db, restaurantId);
  return {
    same_since: compare(rows, now).same_since,
    dishes: rows.map((row) => kitchenDishOf(row, now)),
    reports: reports.map((report) => ({
      ...report,
      price_seen: toRupees(report.price_seen),
      counter_price: toRupees(report.counter_price),
      created_on: report.created_on.toISOString(),
    })),
  };
}

/** One press for the whole menu; answers how many dishes it was about. */
const sayOfAll = (
  { db, clock }: MenuDeps,
  { restaurantId, userId }: Editor,
  say: typeof store.renew,
): Promise<number> =>
  transaction(db, async (tx) => {
    await getEditableKitchen(tx, restaurantId);
    await store.holdDishes(tx, restaurantId);
    const dishes = await say(tx, restaurantId, { userId, now: clock.now() });
    await tellEditors(tx, restaurantId);
    return dishes;
  });

export const declareSame = (deps: MenuDeps, editor: Editor): Promise<number> =>
  sayOfAll(deps, editor, store.declareSame);

export const renewCounter = (deps: MenuDeps, editor: Editor): Promise<number> => sayOfAll(deps, editor, store.renew);

/** Says what one dish costs at the counter, or nothing any more. */
export const declareCounterPrice = (
  { db, clock }: MenuDeps,
  { restaurantId, userId }: Editor,
  menuId: number,
  rupees: number | null,
): Promise<KitchenCounterDish> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await getEditableKitchen(tx, restaurantId);
    if (!(await store.findDish(tx, restaurantId, menuId))) throw noDish();
    if (rupees === null) await store.takeBack(tx, [menuId]);
    else await store.declare(tx, [{ menu_id: menuId, price: toPaise(rupees) }], { userId, now });
    await tellEditors(tx, restaurantId);
    const row = await store.findDish(tx, restaurantId, menuId);
    if (!row) throw noDish();
    return kitchenDishOf(row, now);
  });
