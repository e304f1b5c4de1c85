// A file is read whole before anything is written, and written whole or not at all.
import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { toPaise } from '@tawa/domain/common/money';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { applyPlans, notePrices } from './menu.editor.store.ts';
import { getEditableKitchen, stockDay, tellEditors, type Editor, type MenuDeps } from '../menu.kitchen.ts';
import { columns, readCells, readDish, recordOf, writeSheet, type Fault, type ReadDish } from './menu.sheet.ts';
import * as store from './menu.sheet.store.ts';

const changesMax = 50;
const faultsMax = 500;

export async function exportMenu(db: Db, restaurantId: number): Promise<string> {
  return writeSheet(await store.listSheetRows(db, restaurantId));
}

const writtenRow = ({ menu_id, form, state }: ReadDish): store.WrittenRow => {
  const { is_veg, contains_egg, price, discounted_price, ...rest } = form;
  const { dish_img: _img, discount_plan: _plan, option_group_ids: _groups, ...plain } = rest;
  return {
    ...plain,
    menu_id,
    state,
    is_veg: is_veg === 1,
    contains_egg: contains_egg === 1,
    price: toPaise(price),
    discounted: discounted_price === null ? null : toPaise(discounted_price),
  };
};

interface Plan {
  rows: number;
  faults: Fault[];
  added: ReadDish[];
  changed: { dish: ReadDish; before: store.SheetRow; fields: string[] }[];
  unchanged: number;
}

/** What would differ between a dish and its row in the file. */
function changedFields(dish: ReadDish, before: store.SheetRow, categoryName: string | null): string[] {
  const { published_on: _published, ...written } = { ...before, ...writtenRow(dish) };
  const after = recordOf({
    ...written,
    allergens: [...written.allergens],
    suits: [...written.suits],
    menu_id: before.menu_id,
    category_name: categoryName,
    discounted_price: writtenRow(dish).discounted,
    published_on: dish.state === 'draft' ? null : new Date(0),
    isactive: dish.state === 'on_sale',
  });
  const old = recordOf(before);
  return columns.filter((column) => old[column] !== after[column]);
}

/** Two rows for one dish, or two new dishes of one name in one category, are a fault. */
function findTwins(dishes: readonly ReadDish[]): Fault[] {
  const rowByKey = new Map<string, number>();
  return dishes.flatMap(({ row, menu_id, form }) => {
    const key = menu_id === null ? `${form.category_id} ${form.dish_name.toLowerCase()}` : `${menu_id}`;
    const first = rowByKey.get(key);
    if (first === undefined) {
      rowByKey.set(key, row);
      return [];
    }
    const column = menu_id === null ? 'dish_name' : 'menu_id';
    return [{ row, column, text: `The same as in row ${first}` }];
  });
}

async function planImport(db: Db, restaurantId: number, bytes: Buffer): Promise<Plan> {
  const { records, faults } = readCells(bytes);
  const categories = await store.listCategoryIds(db);
  const idOf = new Map(categories.map((one) => [one.category_name.toLowerCase(), one.category_id]));
  const nameOf = new Map(categories.map((one) => [one.category_id, one.category_name]));
  const existing = new Map((await store.listSheetRows(db, restaurantId)).map((row) => [row.menu_id, row]));
  const plan: Plan = { rows: records.length, faults: [...faults], added: [], changed: [], unchanged: 0 };
  const read = records.map((record) => readDish(record, idOf));
  plan.faults.push(...read.flatMap((each) => each.faults));
  const dishes = read.flatMap(({ dish }) => dish ?? []);
  plan.faults.push(...findTwins(dishes));
  for (const dish of dishes) {
    if (dish.menu_id === null) {
      plan.added.push(dish);
      continue;
    }
    const before = existing.get(dish.menu_id);
    if (!before) {
      plan.faults.push({ row: dish.row, column: 'menu_id', text: 'There is no such dish on your menu' });
      continue;
    }
    if (before.published_on !== null && dish.state === 'draft')
      plan.faults.push({
        row: dish.row,
        column: 'state',
        text: 'A published dish cannot become a draft; write hidden',
      });
    const { category_id } = dish.form;
    const category = category_id === null ? null : (nameOf.get(category_id) ?? null);
    const fields = changedFields(dish, before, category);
    if (fields.length > 0) plan.changed.push({ dish, before, fields });
    else plan.unchanged += 1;
  }
  plan.faults.sort((a, b) => a.row - b.row);
  return plan;
}

const answerOf = ({ rows, faults, added, changed, unchanged }: Plan, written: boolean): ImportedMenu => ({
  rows,
  added: added.length,
  changed: changed.length,
  unchanged,
  written,
  errors: faults.slice(0, faultsMax),
  changes: [
    ...added.map(({ row, form }) => ({ row, dish_name: form.dish_name, text: 'new' })),
    ...changed.map(({ dish, fields }) => ({ row: dish.row, dish_name: dish.form.dish_name, text: fields.join(', ') })),
  ].slice(0, changesMax),
});

interface Written {
  editor: Editor;
  plan: Plan;
  today: string;
  now: Date;
}

async function writePlan(tx: Tx, { editor, plan, today, now }: Written): Promise<void> {
  const { restaurantId, userId } = editor;
  const [place, hand] = [
    { restaurantId, today },
    { userId, now },
  ];
  const changed = plan.changed.map(({ dish }) => writtenRow(dish));
  if (changed.length > 0) await store.writeRows(tx, place, changed, hand);
  if (plan.added.length > 0) await store.addRows(tx, place, plan.added.map(writtenRow), hand);
  const prices = plan.changed.map(({ before }, index) => ({
    menu_id: before.menu_id,
    price_before: before.price,
    price: changed[index]?.price ?? before.price,
    discounted_before: before.discounted_price,
    discounted: changed[index]?.discounted ?? null,
  }));
  await notePrices(tx, prices, 'import', hand);
  await store.addMissingCategories(tx, restaurantId);
  await applyPlans(tx, now, restaurantId);
  await tellEditors(tx, restaurantId);
}

/** Says what a file would do, and does it when asked to and nothing is wrong with it. */
export async function importMenu(
  { db, clock }: MenuDeps,
  editor: Editor,
  bytes: Buffer,
  write: boolean,
): Promise<ImportedMenu> {
  if (!write) return answerOf(await planImport(db, editor.restaurantId, bytes), false);
  return transaction(db, async (tx) => {
    const now = clock.now();
    const kitchen = await getEditableKitchen(tx, editor.restaurantId);
    await store.holdMenu(tx, editor.restaurantId);
    const plan = await planImport(tx, editor.restaurantId, bytes);
    if (plan.faults.length > 0) return answerOf(plan, false);
    await writePlan(tx, { editor, plan, today: stockDay(kitchen, now), now });
    return answerOf(plan, true);
  });
}
