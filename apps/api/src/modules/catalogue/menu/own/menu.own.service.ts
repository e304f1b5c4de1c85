// The menus of one owner: where they differ, and dishes of one for another.
import type { ComparedMenus, SideOfDish } from '@tawa/contract/catalogue/restaurants.own';
import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import type { MenuSection } from '@tawa/contract/catalogue/menu.sections';
import { findDifferences } from '@tawa/domain/catalogue/menu-differences';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { listRows } from '../editor/menu.editor.service.ts';
import { planImport, readMenu } from '../editor/menu.sheet.plan.ts';
import { writePlan } from '../editor/menu.sheet.service.ts';
import { recordOf, writeSheet, type SheetRow } from '../editor/menu.sheet.ts';
import { holdMenu } from '../editor/menu.sheet.store.ts';
import { getEditableKitchen, stockDay, type MenuDeps } from '../menu.kitchen.ts';
import { holdKitchen, listSections, replaceSections } from '../sections/menu.sections.store.ts';
import { setParts } from '../editor/menu.parts.store.ts';
import { hideDish, listParts, listPictures, sharePictures } from './menu.own.store.ts';

const listedMax = 300;

const sideOf = (row: MenuRow | null): SideOfDish | null => {
  if (row === null) return null;
  const { menu_id, price, discounted_price, state, sold_out_until } = row;
  return { menu_id, price, discounted_price, state, sold_out_until };
};

/** Where two menus differ in dishes, prices and what is on sale. */
export async function compareMenus({ db, clock }: MenuDeps, first: number, second: number): Promise<ComparedMenus> {
  const now = clock.now();
  const { same, differing } = findDifferences(await listRows(db, first, now), await listRows(db, second, now));
  return {
    same,
    differing_count: differing.length,
    missing_count: differing.filter((one) => one.second === null).length,
    differing: differing
      .slice(0, listedMax)
      .map((one) => ({ dish_name: one.dish_name, first: sideOf(one.first), second: sideOf(one.second) })),
  };
}

interface Missing {
  /** What the other menu does not have, as rows of a file. */
  rows: SheetRow[];
  /** What a dish of the first is on the other menu, where it is there already. */
  ids: Map<number, number>;
}

async function listMissing(db: Db, now: Date, from: number, to: number): Promise<Missing> {
  const { differing, pairs } = findDifferences(await listRows(db, from, now), await listRows(db, to, now));
  const missing = new Set(differing.flatMap(({ first, second }) => (first && !second ? [first.menu_id] : [])));
  return {
    rows: (await readMenu(db, from, now)).rows.filter(({ menu_id }) => missing.has(menu_id)),
    ids: new Map(pairs.map(({ first, second }) => [first.menu_id, second.menu_id])),
  };
}

/** Combos among the copied consist of the dishes that stand on their own menu. */
async function copyParts(
  tx: Tx,
  to: number,
  copied: readonly number[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [combo, parts] of await listParts(tx, copied)) {
    const menuId = ids.get(combo);
    const own = parts.flatMap(({ menu_id, quantity }) => {
      const id = ids.get(menu_id);
      return id === undefined ? [] : [{ menu_id: id, quantity }];
    });
    if (menuId === undefined) continue;
    await setParts(tx, { restaurantId: to, menuId }, own);
    // A part that is off the first menu for good cannot be told by its name; the owner decides.
    if (own.length < parts.length) await hideDish(tx, menuId);
  }
}

/** Sections that came with the dishes have the times that they have where they came from. */
async function setTimes(tx: Tx, to: number, added: readonly string[], from: readonly MenuSection[]): Promise<void> {
  if (added.length === 0) return;
  const known = new Map(from.map((section) => [section.section_name.toLowerCase(), section]));
  const isAdded = new Set(added.map((name) => name.toLowerCase()));
  const sections = (await listSections(tx, to)).map((section) => {
    const key = section.section_name.toLowerCase();
    const lead = isAdded.has(key) ? known.get(key) : undefined;
    return lead ? { ...section, time: lead.time, outside: lead.outside, names: lead.names } : section;
  });
  await replaceSections(tx, to, sections);
}

/**
 * Gives a restaurant the dishes of another one that it does not have; what it has stays as it is. Answers how many they were.
 * Throws `conflict` where dishes may not be written yet, or do not fit what is there.
 */
export const copyDishes = (
  { db, clock }: MenuDeps,
  from: number,
  { to, userId }: { to: number; userId: number },
): Promise<number> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await holdKitchen(tx, to);
    const kitchen = await getEditableKitchen(tx, to);
    await holdMenu(tx, to);
    const { rows, ids } = await listMissing(tx, now, from, to);
    if (rows.length === 0) return 0;
    // As a file of new dishes, so that what a file may not do this may not do either; of another counter nothing is known.
    const bytes = Buffer.from(writeSheet(rows.map((row) => ({ ...recordOf(row), menu_id: '', counter_price: '' }))));
    const plan = await planImport(tx, { restaurantId: to, bytes, now, sent: null, withoutMissing: true });
    const [fault] = plan.faults;
    if (fault) throw new AppError('conflict', `“${rows[fault.row - 2]?.dish_name ?? ''}”: ${fault.text}`);
    const editor = { restaurantId: to, userId, mayPublish: true };
    const idByRow = await writePlan(tx, { editor, plan, sent: new Map(), today: stockDay(kitchen, now), now });
    await setTimes(tx, to, plan.sections_added, await listSections(tx, from));
    for (const [index, { menu_id }] of rows.entries()) {
      const added = idByRow.get(index + 2);
      if (added !== undefined) ids.set(menu_id, added);
    }
    const copied = rows.map(({ menu_id }) => menu_id);
    const pictures = await listPictures(tx, copied);
    const shared = [...pictures].flatMap(([source, dish_img]) => {
      const menu_id = ids.get(source);
      return menu_id === undefined ? [] : [{ menu_id, dish_img }];
    });
    if (shared.length > 0) await sharePictures(tx, shared);
    await copyParts(tx, to, copied, ids);
    return rows.length;
  });
