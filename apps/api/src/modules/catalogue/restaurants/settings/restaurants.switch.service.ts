// The switch of a kitchen: its own hand on it, and the pause that follows when it stops answering.
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './restaurants.switch.store.ts';

/** Sets the switch and tells open pages of the kitchen. */
export async function setSwitch(tx: Tx, restaurantId: number, setting: store.SwitchSetting): Promise<void> {
  await store.updateSwitch(tx, restaurantId, setting);
  const payload = { restaurant_id: restaurantId };
  await publish(tx, { audience: `restaurant:${restaurantId}`, kind: 'kitchen', payload });
}

/** The kitchen answered an order, so it is there. */
export async function noteAnswered(tx: Tx, restaurantId: number): Promise<void> {
  await store.clearMissed(tx, restaurantId);
}

/** The kitchen let an order pass unanswered; as many in a row as the office says pause it until it returns. */
export async function noteMissed(tx: Tx, restaurantId: number, now: Date): Promise<void> {
  const row = await store.countMissed(tx, restaurantId);
  const isAway = row.switch === 'offline' || (row.switch === 'paused' && row.switch_until === null);
  if (isAway || row.missed_in_a_row < (await findSettings(tx, now))('missed_orders')) return;
  const missed = row.missed_in_a_row;
  const missed_orders = await store.listMissed(tx, restaurantId, missed);
  const { busy_minutes } = row;
  await setSwitch(tx, restaurantId, {
    switch: 'paused',
    switch_until: null,
    busy_minutes,
    switch_since: now,
    missed_orders,
  });
  await notify(tx, { to: { restaurant_id: restaurantId }, kind: 'kitchen_paused', facts: { missed } });
}
