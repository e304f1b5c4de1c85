import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** What orders hold of a kitchen's coming slots. */
export const listSlotUse = (db: Db, restaurantId: number, from: Date) =>
  db
    .selectFrom('kitchen_slots')
    .select(['starts_at', 'used_minutes'])
    .where('restaurant_id', '=', restaurantId)
    .where('starts_at', '>=', from)
    .where('used_minutes', '>', 0)
    .execute();

export interface Taking {
  restaurant_id: number;
  starts_at: Date;
  minutes: number;
  capacity: number;
}

/** Takes kitchen minutes of a slot while it has them; false when it is full. Its row stays locked until the end. */
export async function takeSlot(tx: Tx, { restaurant_id, starts_at, minutes, capacity }: Taking): Promise<boolean> {
  const { rows } = await sql`
    insert into kitchen_slots as s (restaurant_id, starts_at, used_minutes)
    values (${restaurant_id}, ${starts_at}, ${minutes})
    on conflict (restaurant_id, starts_at) do update set used_minutes = s.used_minutes + excluded.used_minutes
    where s.used_minutes = 0 or s.used_minutes + excluded.used_minutes <= ${capacity}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Holds slots still until the transaction ends, by kitchen and time; one that nobody used yet begins with no minutes. */
export async function lockSlots(tx: Tx, slots: readonly Pick<Taking, 'restaurant_id' | 'starts_at'>[]): Promise<void> {
  await sql`
    insert into kitchen_slots as s (restaurant_id, starts_at, used_minutes)
    select distinct restaurant_id, starts_at, 0
    from json_to_recordset(${JSON.stringify(slots)}::json) as wanted (restaurant_id int, starts_at timestamptz)
    order by restaurant_id, starts_at
    on conflict (restaurant_id, starts_at) do update set used_minutes = s.used_minutes`.execute(tx);
}

export const giveSlotBack = (tx: Tx, restaurantId: number, startsAt: Date, minutes: number) =>
  tx
    .updateTable('kitchen_slots')
    .set((eb) => ({ used_minutes: eb('used_minutes', '-', minutes) }))
    .where('restaurant_id', '=', restaurantId)
    .where('starts_at', '=', startsAt)
    .execute();

export const forgetOldSlots = (db: Db, before: Date) =>
  db.deleteFrom('kitchen_slots').where('starts_at', '<', before).execute();
