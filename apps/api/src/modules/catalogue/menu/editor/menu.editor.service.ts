// The kitchen's own hand on its menu. A write names the version it was made from, so nobody overwrites what they have not seen.
import type { Received } from '@tawa/contract/common/endpoint';
import type { updateDish as contract } from '@tawa/contract/catalogue/menu.kitchen';
import type { DishChange, DishForm, EditedDish, EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { decideOptionAvailability } from '@tawa/domain/catalogue/availability';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { serviceDayEnd } from '@tawa/domain/catalogue/opening-hours';
import { namesColumn } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './menu.editor.store.ts';
import {
  getEditableKitchen,
  getKitchen,
  mayEdit,
  scheduleOf,
  stockDay,
  tellEditors,
  type Editor,
  type MenuDeps,
} from '../menu.kitchen.ts';
import { linkGroups } from './menu.options.store.ts';
import { listEditedGroups } from './menu.options.service.ts';
import { heldParts, holdLinked, writeCombo } from './menu.parts.service.ts';

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);
const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));
const paiseOrNull = (rupees: number | null) => (rupees === null ? null : toPaise(rupees));
export const noDish = () => new AppError('not_found', 'There is no such dish on your menu.');

type Stated = Pick<store.Row, 'published_on' | 'isactive' | 'sold_out' | 'sold_out_until' | 'daily_stock'>;

/** Where a dish stands on the menu, and when it is back by itself. */
export function stateOf(row: Stated, now: Date): Pick<MenuRow, 'state' | 'sold_out_until'> {
  if (row.published_on === null) return { state: 'draft', sold_out_until: null };
  if (!row.isactive) return { state: 'hidden', sold_out_until: null };
  const { state, back_at } = decideOptionAvailability(
    { state: row.sold_out ? 'sold_out' : 'available', sold_out_until: row.sold_out_until, stock: row.daily_stock },
    { now, time_zone: timeZoneDefault },
  );
  return { state: state === 'available' ? 'on' : 'sold_out', sold_out_until: back_at?.toISOString() ?? null };
}

const rowOf = (row: store.Row, now: Date): MenuRow => ({
  ...row,
  ...stateOf(row, now),
  parts: heldParts(row.parts, now),
  is_veg: bit(row.is_veg),
  price: toRupees(row.price),
  discounted_price: rupeesOrNull(row.discounted_price),
});

export async function listRows(db: Db, restaurantId: number, now: Date, menuIds?: readonly number[]) {
  const rows = await store.listRows(db, restaurantId, now, menuIds);
  return rows.map((row) => rowOf(row, now));
}

export async function getEditedMenu({ db, clock }: MenuDeps, restaurantId: number): Promise<EditedMenu> {
  const now = clock.now();
  const kitchen = await getKitchen(db, restaurantId);
  const categories = await store.listCategories(db, restaurantId);
  return {
    restaurant_id: restaurantId,
    restaurant_name: kitchen.restaurant_name,
    lifecycle: kitchen.lifecycle,
    may_edit: mayEdit(kitchen),
    service_day_ends_at: serviceDayEnd(scheduleOf(kitchen), now).toISOString(),
    categories: categories.filter(({ is_own }) => is_own),
    further_categories: categories.filter(({ is_own }) => !is_own),
    dishes: await listRows(db, restaurantId, now),
    option_groups: await listEditedGroups(db, restaurantId),
  };
}

function planOf(row: store.DishRow): EditedDish['discount_plan'] {
  if (row.reduced_price === null) return null;
  return {
    from: row.reduced_from,
    to: row.reduced_to,
    from_time: row.reduced_from_time,
    to_time: row.reduced_to_time,
  };
}

export async function getEditedDish(
  { db, clock }: MenuDeps,
  restaurantId: number,
  menuId: number,
): Promise<EditedDish> {
  const row = await store.findDish(db, restaurantId, menuId);
  if (!row) throw noDish();
  return {
    ...row,
    ...stateOf(row, clock.now()),
    parts: heldParts(row.parts, clock.now()),
    names: row.names ?? {},
    is_veg: bit(row.is_veg),
    contains_egg: bit(row.contains_egg),
    tax_category: row.tax_category === 'packaged' ? 'packaged' : 'restaurant_service',
    price: toRupees(row.price),
    discounted_price: rupeesOrNull(row.discounted_price),
    discount_plan: planOf(row),
    changed_on: row.changed_on.toISOString(),
  };
}

const noPlan = { reduced_from: null, reduced_to: null, reduced_from_time: null, reduced_to_time: null };

/** Where the discounted price is written: beside its plan, or as what holds from now on. */
function discountValues({ discounted_price, discount_plan }: DishChange): store.DishValues {
  if (discounted_price === null) return { ...noPlan, reduced_price: null, discounted_price: null };
  const discount = discounted_price === undefined ? store.plannedDiscount : toPaise(discounted_price);
  if (discount_plan === undefined)
    return discounted_price === undefined ? {} : store.keepingPlan(toPaise(discounted_price));
  const { from = null, to = null, from_time = null, to_time = null } = discount_plan ?? {};
  if (from === null && to === null && from_time === null)
    return { ...noPlan, reduced_price: null, discounted_price: discount };
  const plan = { reduced_from: from, reduced_to: to, reduced_from_time: from_time, reduced_to_time: to_time };
  return { ...plan, reduced_price: discount, discounted_price: null };
}

/** The columns of what was changed. */
export function valuesOf(changes: DishChange, today: string): store.DishValues {
  const {
    is_veg,
    contains_egg,
    price,
    names,
    stock_per_day,
    option_group_ids: _groups,
    parts: _parts,
    ...rest
  } = changes;
  const { discounted_price: _discount, discount_plan: _plan, ...plain } = rest;
  return {
    ...plain,
    ...discountValues(changes),
    ...(names && { names: namesColumn(names) }),
    ...(is_veg !== undefined && { is_veg: is_veg === 1 }),
    ...(contains_egg !== undefined && { contains_egg: contains_egg === 1 }),
    ...(price !== undefined && { price: toPaise(price) }),
    ...(stock_per_day !== undefined && {
      stock_per_day,
      daily_stock: stock_per_day,
      stock_day: stock_per_day === null ? null : today,
    }),
  };
}

interface Parts {
  menuId: number;
  changes: DishChange;
  imgBefore: string | null;
}

/** What belongs to a dish beside its row: its choices, its category's place, its picture. */
async function writeParts(tx: Tx, { restaurantId, userId }: Editor, { menuId, changes, imgBefore }: Parts, now: Date) {
  const { dish_img: path, category_id, option_group_ids } = changes;
  if (option_group_ids) {
    const linked = await linkGroups(tx, { restaurantId, menuId }, option_group_ids);
    if (linked < new Set(option_group_ids).size) throw new AppError('not_found', 'These choices are not on your menu.');
  }
  await writeCombo(tx, { restaurantId, menuId }, changes);
  if (path && path !== imgBefore) await usePicture(tx, { userId, path, field: 'dish_img', now });
  if (category_id) await store.addCategory(tx, restaurantId, category_id);
  await store.applyPlans(tx, now, restaurantId);
  await tellEditors(tx, restaurantId);
}

export async function addDish({ db, clock }: MenuDeps, editor: Editor, form: DishForm): Promise<EditedDish> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const kitchen = await getEditableKitchen(tx, editor.restaurantId);
    const required = { dish_name: form.dish_name, is_veg: form.is_veg === 1, price: toPaise(form.price) };
    const planned = paiseOrNull(form.discounted_price);
    const values = { ...valuesOf(form, stockDay(kitchen, now)), ...required };
    // A new row has no wished discount to read.
    const discount = values.reduced_price ? { reduced_price: planned } : { discounted_price: planned };
    const { menu_id } = await store.addDraft(
      tx,
      editor.restaurantId,
      { ...values, reduced_price: null, discounted_price: null, ...discount },
      { userId: editor.userId, now },
    );
    await writeParts(tx, editor, { menuId: menu_id, changes: form, imgBefore: null }, now);
    return getEditedDish({ db: tx, clock }, editor.restaurantId, menu_id);
  });
}

type Updated = { isOvertaken: boolean; dish: EditedDish };

export async function updateDish(
  { db, clock }: MenuDeps,
  editor: Editor,
  menuId: number,
  { version, ...changes }: Received<typeof contract>['body'],
): Promise<Updated> {
  const { restaurantId, userId } = editor;
  return transaction(db, async (tx) => {
    const now = clock.now();
    const hand = { userId, now };
    const kitchen = await getEditableKitchen(tx, restaurantId);
    const place = { restaurantId, menuId, version };
    await holdLinked(tx, place, changes);
    const written = await store.updateDish(tx, place, valuesOf(changes, stockDay(kitchen, now)), hand);
    // Reads at its own moment; a dish that is gone answers as one that never was.
    if (!written) return { isOvertaken: true, dish: await getEditedDish({ db: tx, clock }, restaurantId, menuId) };
    await store.notePrices(tx, [written], 'edit', hand);
    await writeParts(tx, editor, { menuId, changes, imgBefore: written.img_before }, now);
    return { isOvertaken: false, dish: await getEditedDish({ db: tx, clock }, restaurantId, menuId) };
  });
}

export async function deleteDish({ db, clock }: MenuDeps, editor: Editor, menuId: number): Promise<string> {
  return transaction(db, async (tx) => {
    const hand = { userId: editor.userId, now: clock.now() };
    const gone = await store.deleteDish(tx, editor.restaurantId, menuId, hand);
    if (!gone) throw noDish();
    await store.dropParts(tx, menuId);
    await tellEditors(tx, editor.restaurantId);
    return gone.dish_name;
  });
}

export async function priceHistory({ db }: Pick<MenuDeps, 'db'>, restaurantId: number, menuId: number) {
  if (!(await store.findDish(db, restaurantId, menuId))) throw noDish();
  const changes = await store.listPriceChanges(db, menuId);
  const sources = ['edit', 'bulk', 'import'] as const;
  return changes.map((change) => ({
    ...change,
    price_before: toRupees(change.price_before),
    price: toRupees(change.price),
    discounted_before: rupeesOrNull(change.discounted_before),
    discounted: rupeesOrNull(change.discounted),
    source: sources.find((one) => one === change.source) ?? 'edit',
    changed_on: change.changed_on.toISOString(),
  }));
}
