// Whose menu is edited, whether it may be, and who hears of it.
import type { Schedule } from '@tawa/domain/catalogue/opening-hours';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { findKitchen } from './editor/menu.editor.store.ts';

export type MenuDeps = Pick<Deps, 'db' | 'clock'>;
/** Whose menu is written, and by whom. */
export interface Editor {
  restaurantId: number;
  userId: number;
  /** Whether this person decides what is on the menu; others only say what is sold out. */
  mayPublish: boolean;
}
export type Kitchen = NonNullable<Awaited<ReturnType<typeof findKitchen>>>;

const dayBeginsAfterMs = 5 * 3_600_000;
const editable = new Set(['active', 'suspended', 'closing']);
const intervals = z.array(z.object({ opens: z.string(), closes: z.string() }));

export function scheduleOf({ timezone, hours, exceptions }: Kitchen): Schedule {
  const dated = exceptions.map(({ date, intervals: stored }) => ({ date, intervals: z.parse(intervals, stored) }));
  return {
    time_zone: timezone,
    hours,
    exceptions: dated.map((entry) => ({ ...entry, closed: entry.intervals.length === 0 })),
  };
}

export async function getKitchen(db: Db, restaurantId: number): Promise<Kitchen> {
  const kitchen = await findKitchen(db, restaurantId);
  if (!kitchen) throw new AppError('not_found', 'Restaurant not found.');
  return kitchen;
}

/** From the activation on. */
export const mayEdit = ({ lifecycle }: Pick<Kitchen, 'lifecycle'>): boolean => editable.has(lifecycle);

/** The kitchen, when it may write dishes; before its activation it may not. */
export async function getEditableKitchen(db: Db, restaurantId: number): Promise<Kitchen> {
  const kitchen = await getKitchen(db, restaurantId);
  if (!mayEdit(kitchen)) throw new AppError('conflict', 'Dishes come after the review of your restaurant.');
  return kitchen;
}

/** The service day of a kitchen, as its portions are counted. */
export const stockDay = ({ timezone }: Kitchen, now: Date): string =>
  zonedParts(new Date(now.getTime() - dayBeginsAfterMs), timezone).date;

/** Open editors of this menu read it again. */
export const tellEditors = (tx: Tx, restaurantId: number) =>
  publish(tx, { audience: `restaurant:${restaurantId}`, kind: 'menu', payload: { restaurant_id: restaurantId } });
