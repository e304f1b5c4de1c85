// A file is read whole before anything is written, and written whole or not at all.
import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { gatherFaults } from '@tawa/domain/catalogue/sheet-faults';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { applyPlans, notePrices, type Hand } from './menu.editor.store.ts';
import { declare, takeBack } from '../counter/menu.counter.store.ts';
import { getEditableKitchen, stockDay, tellEditors, type Editor, type MenuDeps } from '../menu.kitchen.ts';
import { holdKitchen, replaceSections } from '../sections/menu.sections.store.ts';
import { writeGroup } from './menu.options.service.ts';
import { addGroups, replaceLinks } from './menu.sheet.choices.store.ts';
import { findWritten, listSentPictures, noteWritten, writePictures } from './menu.sheet.pictures.ts';
import { planImport, readMenu, writtenRow, type Plan } from './menu.sheet.plan.ts';
import { planSections } from './menu.sheet.sections.ts';
import { recordOf, writeSheet } from './menu.sheet.ts';
import * as store from './menu.sheet.store.ts';

const changesMax = 50;
const causesMax = 200;

export async function exportMenu({ db, clock }: MenuDeps, restaurantId: number): Promise<string> {
  return writeSheet((await readMenu(db, restaurantId, clock.now())).rows.map(recordOf));
}

/** What is wanted of a file. */
export interface ImportWish {
  write: boolean;
  /** The person's try, which is written once; null for a file that comes without pictures. */
  attempt: string | null;
  /** Whether rows whose pictures were not sent are written without them. */
  withoutMissing: boolean;
}

function answerOf(plan: Plan, written: boolean): ImportedMenu {
  const causes = gatherFaults(plan.faults);
  return {
    rows: plan.rows,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    written,
    fault_count: plan.faults.length,
    errors: causes.slice(0, causesMax),
    cause_count: causes.length,
    pictures: plan.pictures,
    sections_added: plan.sections_added,
    groups_added: plan.choices.added.length,
    groups_changed: plan.choices.changed.length,
    changes: [
      ...plan.added.map(({ row, form }) => ({ row, dish_name: form.dish_name, text: 'new' })),
      ...plan.changed.map(({ dish, fields }) => ({
        row: dish.row,
        dish_name: dish.form.dish_name,
        text: fields.join(', '),
      })),
    ].slice(0, changesMax),
  };
}

export interface Written {
  editor: Editor;
  plan: Plan;
  sent: ReadonlyMap<string, string>;
  today: string;
  now: Date;
}

/** Writes choices and sections of dishes, whose ids are told by their rows in the file. */
async function writeHeld(
  tx: Tx,
  restaurantId: number,
  plan: Plan,
  idByRow: ReadonlyMap<number, number>,
): Promise<void> {
  const { choices, sections } = plan;
  for (const { group, form } of choices.changed)
    await writeGroup(tx, restaurantId, { groupId: group.option_group_id, version: group.version, group: form });
  const added = choices.added.length > 0 ? await addGroups(tx, restaurantId, choices.added) : [];
  const links = choices.links.flatMap(({ row, groups }) => {
    const menu_id = idByRow.get(row);
    const ids = groups.flatMap((group) => ('id' in group ? group.id : (added[group.added] ?? [])));
    return menu_id === undefined ? [] : [{ menu_id, ids }];
  });
  if (links.length > 0) await replaceLinks(tx, links);
  const wanted = sections.flatMap((one) => {
    const menu_id = idByRow.get(one.row);
    return menu_id === undefined ? [] : [{ ...one, menu_id }];
  });
  if (wanted.length > 0) await replaceSections(tx, restaurantId, planSections(plan.before.sections, wanted));
}

/** Says of the counter what the file says, where that is something else than what counts already. */
async function writeCounter(tx: Tx, plan: Plan, idByRow: ReadonlyMap<number, number>, hand: Hand): Promise<void> {
  const said = [
    ...plan.added.filter(({ counter_price }) => counter_price !== null),
    ...plan.changed.flatMap(({ dish, before }) => (dish.counter_price === before.counter_price ? [] : [dish])),
  ].flatMap(({ row, counter_price: price }) => {
    const menu_id = idByRow.get(row);
    return menu_id === undefined ? [] : [{ menu_id, price }];
  });
  await takeBack(
    tx,
    said.flatMap(({ menu_id, price }) => (price === null ? [menu_id] : [])),
  );
  await declare(
    tx,
    said.flatMap(({ menu_id, price }) => (price === null ? [] : [{ menu_id, price }])),
    hand,
  );
}

/** Writes what was planned; answers the dishes by their rows in the file. */
export async function writePlan(
  tx: Tx,
  { editor, plan, sent, today, now }: Written,
): Promise<ReadonlyMap<number, number>> {
  const { restaurantId, userId } = editor;
  const [place, hand] = [
    { restaurantId, today },
    { userId, now },
  ];
  const changed = plan.changed.map(({ dish }) => writtenRow(dish));
  if (changed.length > 0) await store.writeRows(tx, place, changed, hand);
  const ids = plan.added.length > 0 ? await store.addRows(tx, place, plan.added.map(writtenRow), hand) : [];
  const idByRow = new Map([
    ...plan.changed.map(({ dish, before }) => [dish.row, before.menu_id] as const),
    ...plan.added.flatMap(({ row }, index) => (ids[index] === undefined ? [] : [[row, ids[index]] as const])),
  ]);
  await writeHeld(tx, restaurantId, plan, idByRow);
  await writeCounter(tx, plan, idByRow, hand);
  const pictures = [...plan.added, ...plan.changed.map(({ dish }) => dish)].flatMap(({ row, picture }) => {
    const [menu_id, path] = [idByRow.get(row), sent.get(picture)];
    return menu_id === undefined || path === undefined ? [] : [{ menu_id, path }];
  });
  await writePictures(tx, pictures, hand);
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
  return idByRow;
}

/** Says what a file would do, and does it when asked to and nothing is wrong with it. */
export async function importMenu(
  { db, clock }: MenuDeps,
  editor: Editor,
  bytes: Buffer,
  { write, attempt, withoutMissing }: ImportWish,
): Promise<ImportedMenu> {
  const { restaurantId } = editor;
  const now = clock.now();
  const planning = { restaurantId, bytes, now, withoutMissing };
  if (!write) return answerOf(await planImport(db, { ...planning, sent: null }), false);
  return transaction(db, async (tx) => {
    await holdKitchen(tx, restaurantId);
    const kitchen = await getEditableKitchen(tx, restaurantId);
    const before = attempt === null ? undefined : await findWritten(tx, restaurantId, attempt);
    if (before) return before;
    await store.holdMenu(tx, restaurantId);
    const sent = attempt === null ? new Map<string, string>() : await listSentPictures(tx, restaurantId, attempt);
    const plan = await planImport(tx, { ...planning, sent });
    if (plan.faults.length > 0) return answerOf(plan, false);
    await writePlan(tx, { editor, plan, sent, today: stockDay(kitchen, now), now });
    const outcome = answerOf(plan, true);
    if (attempt !== null) await noteWritten(tx, restaurantId, { attempt, outcome, now });
    return outcome;
  });
}
