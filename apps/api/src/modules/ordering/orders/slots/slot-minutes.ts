import type { Db } from '#platform/database/db.ts';
import type { Kitchen } from '../checkout/facts.store.ts';
import * as store from './slots.store.ts';
import { hourMs } from '@tawa/domain/common/durations';

/** Kitchen minutes that are held already, by the start of their slot (ms). */
export type SlotUse = ReadonlyMap<number, number>;

/** What an order takes of a slot's kitchen minutes. */
export interface SlotNeed {
  starts_at: Date;
  minutes: number;
  capacity: number;
}

const nothing: SlotUse = new Map();

/** What is held of a kitchen's coming slots; nothing of one that does not count. */
export async function findSlotUse(db: Db, kitchen: Kitchen, now: Date): Promise<SlotUse> {
  if (kitchen.slot_capacity_minutes === null) return nothing;
  const rows = await store.listSlotUse(db, kitchen.restaurant_id, new Date(now.getTime() - hourMs));
  return new Map(rows.map((row) => [row.starts_at.getTime(), row.used_minutes]));
}
