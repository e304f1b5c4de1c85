import { createHash } from 'node:crypto';
import type { Received } from '@tawa/contract/common/endpoint';
import type { MenuSection, saveSections as contract, SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import type { Db } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { getEditableKitchen, getKitchen, type MenuDeps, tellEditors } from '../menu.kitchen.ts';
import * as store from './menu.sections.store.ts';

const fingerprint = (sections: readonly MenuSection[]): string =>
  createHash('sha256').update(JSON.stringify(sections)).digest('base64url');

/** The own sections of a menu, with the hours and the zone of its kitchen. */
export async function getSections(db: Db, restaurantId: number): Promise<SectionSetup> {
  const { timezone: time_zone, hours } = await getKitchen(db, restaurantId);
  const sections = await store.listSections(db, restaurantId);
  return { seen: fingerprint(sections), sections, time_zone, hours };
}

/** Sets all sections of a menu, or answers what they are by now; throws for what is not the kitchen's own. */
export function saveSections(
  { db }: Pick<MenuDeps, 'db'>,
  restaurantId: number,
  { seen, sections }: Received<typeof contract>['body'],
): Promise<{ isOvertaken: boolean; setup: SectionSetup }> {
  return transaction(db, async (tx) => {
    await store.holdKitchen(tx, restaurantId);
    await getEditableKitchen(tx, restaurantId);
    const before = await store.listSections(tx, restaurantId);
    if (fingerprint(before) !== seen) return { isOvertaken: true, setup: await getSections(tx, restaurantId) };
    const own = new Set(before.map(({ section_id }) => section_id));
    const kept = sections.flatMap(({ section_id }) => (section_id === null ? [] : [section_id]));
    if (new Set(kept).size < kept.length || !kept.every((id) => own.has(id)))
      throw new AppError('not_found', 'There is no such section on your menu.');
    const menuIds = [...new Set(sections.flatMap(({ menu_ids }) => menu_ids))];
    if ((await store.countDishes(tx, restaurantId, menuIds)) < menuIds.length)
      throw new AppError('not_found', 'There is no such dish on your menu.');
    await store.replaceSections(tx, restaurantId, sections);
    await tellEditors(tx, restaurantId);
    return { isOvertaken: false, setup: await getSections(tx, restaurantId) };
  });
}
