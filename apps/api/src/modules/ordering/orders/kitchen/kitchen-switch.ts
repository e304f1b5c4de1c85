import type { Received } from '@tawa/contract/common/endpoint';
import type {
  KitchenStatus,
  OwnRestaurant,
  setKitchenStatus as contract,
} from '@tawa/contract/ordering/orders.kitchen';
import { minuteMs } from '@tawa/domain/common/durations';
import { busyMinutesDefault } from '@tawa/domain/common/limits';
import { closesAt, decideRestaurantStatus, serviceDayEnd } from '@tawa/domain/catalogue/opening-hours';
import type { Deps } from '../../../../deps.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findKitchen, type Kitchen } from '../checkout/checkout.store.ts';
import { restaurantFactsOf, scheduleOf, switchNow } from './kitchen-facts.ts';
import { iso } from '../history/order-answer.ts';
import { countOpenOrders, listPlaces } from './orders.kitchen.store.ts';
import { listOwnRestaurantIds, setSwitch } from '#modules/catalogue/restaurants/restaurants.service.ts';

type Input = Received<typeof contract>['body'];

async function getKitchen(db: Db, restaurantId: number): Promise<Kitchen> {
  const kitchen = await findKitchen(db, restaurantId);
  if (!kitchen) throw new AppError('not_found', 'Restaurant not found.');
  return kitchen;
}

async function statusAnswer(db: Db, kitchen: Kitchen, now: Date): Promise<KitchenStatus> {
  const schedule = scheduleOf(kitchen);
  const decided = decideRestaurantStatus(restaurantFactsOf(kitchen, schedule), now);
  const position = switchNow(kitchen, now);
  const isTimed = position === 'paused' || position === 'busy';
  return {
    restaurant_id: kitchen.restaurant_id,
    restaurant_name: kitchen.restaurant_name,
    logo: kitchen.logo,
    lifecycle: kitchen.lifecycle,
    switch: position,
    switch_until: isTimed ? iso(kitchen.switch_until) : null,
    switch_since: iso(kitchen.switch_since),
    missed_orders: position === 'paused' ? kitchen.missed_orders : [],
    busy_minutes: decided.extra_minutes,
    prep_minutes: kitchen.prep_minutes,
    status: decided.status,
    reason: decided.reason,
    next_open_at: iso(decided.next_open_at),
    closes_at: iso(closesAt(schedule, now)),
    open_orders: await countOpenOrders(db, kitchen.restaurant_id),
  };
}

export async function getKitchenStatus({ db, clock }: Pick<Deps, 'db' | 'clock'>, restaurantId: number) {
  return statusAnswer(db, await getKitchen(db, restaurantId), clock.now());
}

/** The restaurants of an owner; of a visit, a shared tablet and the staff the one that they are in. */
export async function listOwnRestaurants(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: KitchenCaller,
): Promise<OwnRestaurant[]> {
  const now = clock.now();
  const rows = await listPlaces(db, await listOwnRestaurantIds(db, caller), now);
  return Promise.all(
    rows.map(async ({ restaurant_id, place, late_orders }) => ({
      ...(await statusAnswer(db, await getKitchen(db, restaurant_id), now)),
      place,
      late_orders,
    })),
  );
}

/** Until when a wish holds: a busy time and a pause 'until tomorrow' end with the service day, not at midnight. */
function untilOf(input: Input, kitchen: Kitchen, now: Date): Date | null {
  const dayEnd = () => serviceDayEnd(scheduleOf(kitchen), now);
  if (input.switch === 'busy') return dayEnd();
  if (input.switch !== 'paused') return null;
  if (input.until_tomorrow) return dayEnd();
  return input.minutes === undefined ? null : new Date(now.getTime() + input.minutes * minuteMs);
}

export async function setKitchenStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurantId: number,
  input: Input,
): Promise<KitchenStatus> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const kitchen = await getKitchen(tx, restaurantId);
    const setting = {
      switch: input.switch,
      switch_until: untilOf(input, kitchen, now),
      busy_minutes: input.switch === 'busy' ? (input.minutes ?? busyMinutesDefault) : 0,
      switch_since: now,
      missed_orders: [],
    };
    await setSwitch(tx, restaurantId, setting);
    return statusAnswer(tx, { ...kitchen, ...setting }, now);
  });
}
