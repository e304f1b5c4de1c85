import type { RestaurantSwitch } from '@tawa/domain/catalogue/opening-hours';
import type { Tx } from '#platform/database/db.ts';

export interface SwitchSetting {
  switch: RestaurantSwitch;
  /** When it goes back to online by itself; null for until somebody changes it. */
  switch_until: Date | null;
  busy_minutes: number;
  /** When it was set. */
  switch_since: Date;
  /** Numbers of the orders whose missing answers paused it; none where somebody set it. */
  missed_orders: string[];
}

export const updateSwitch = (tx: Tx, restaurantId: number, setting: SwitchSetting) =>
  tx
    .updateTable('restaurants')
    .set({ ...setting, missed_in_a_row: 0 })
    .where('restaurant_id', '=', restaurantId)
    .execute();

/** The last orders that a kitchen let pass, the newest last. */
export async function listMissed(tx: Tx, restaurantId: number, count: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('order_number')
    .where('restaurant_id', '=', restaurantId)
    .where('status', '=', 'rejected')
    .where('cancelled_by', '=', 'system')
    .orderBy('closed_at', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ order_number }) => order_number).toReversed();
}

export const clearMissed = (tx: Tx, restaurantId: number) =>
  tx
    .updateTable('restaurants')
    .set({ missed_in_a_row: 0 })
    .where('restaurant_id', '=', restaurantId)
    .where('missed_in_a_row', '>', 0)
    .execute();

export const countMissed = (tx: Tx, restaurantId: number) =>
  tx
    .updateTable('restaurants')
    .set((eb) => ({ missed_in_a_row: eb('missed_in_a_row', '+', 1) }))
    .where('restaurant_id', '=', restaurantId)
    .returning(['missed_in_a_row', 'switch', 'switch_until', 'busy_minutes'])
    .executeTakeFirstOrThrow();
