import type { RestaurantSwitch } from '@tawa/domain/catalogue/opening-hours';
import type { Tx } from '#platform/database/db.ts';

export interface SwitchSetting {
  switch: RestaurantSwitch;
  /** When it goes back to online by itself; null for until somebody changes it. */
  switch_until: Date | null;
  busy_minutes: number;
}

export const updateSwitch = (tx: Tx, restaurantId: number, setting: SwitchSetting) =>
  tx
    .updateTable('restaurants')
    .set({ ...setting, missed_in_a_row: 0 })
    .where('restaurant_id', '=', restaurantId)
    .execute();

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
