// Owns how a restaurant works: its hours, how it takes orders, where it delivers. Hours are replaced as a whole.
import type {
  AlertsForm,
  AreaForm,
  HoursForm,
  KitchenSettings,
  TakingForm,
  WeekShift,
} from '@tawa/contract/catalogue/restaurants.settings';
import { bells } from '@tawa/contract/catalogue/restaurants.settings';
import { timeZoneDefault as zone } from '@tawa/domain/common/limits';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { clockText } from '@tawa/domain/common/clock-text';
import { weekdayNames } from '@tawa/domain/common/text';
import { findOverlap, mergeTouching, overlapsInDay } from '@tawa/domain/catalogue/week-shifts';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { Updateable } from 'kysely';
import type { Restaurants } from '#db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import { holdRestaurant, updateRestaurant } from '../profile/restaurants.profile.store.ts';
import * as store from './restaurants.settings.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });

async function findSettings({ db, clock }: ServiceDeps, restaurantId: number) {
  const row = await store.findSettings(db, restaurantId, zonedParts(clock.now(), zone).date);
  if (!row) throw new AppError('not_found', 'Restaurant not found.');
  return row;
}

export async function getSettings(deps: ServiceDeps, restaurantId: number): Promise<KitchenSettings> {
  const { timezone, ...row } = await findSettings(deps, restaurantId);
  return {
    ...row,
    time_zone: timezone,
    min_order: toRupees(row.min_order),
    packaging_fee: toRupees(row.packaging_fee),
    delivery_fee: toRupees(row.delivery_fee),
    free_delivery_from: row.free_delivery_from === null ? null : toRupees(row.free_delivery_from),
    bell: bells.find((name) => name === row.bell) ?? 'chime',
    printer_mm: row.printer_mm === 58 ? 58 : 80,
    slot_minutes: row.slot_minutes === 15 ? 15 : 30,
  };
}

const named = ({ weekday, opens, closes }: WeekShift) =>
  `${weekdayNames[weekday] ?? ''} ${clockText(opens)} – ${clockText(closes)}`;

function merged(week: readonly WeekShift[]): WeekShift[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    mergeTouching(week.filter((row) => row.weekday === weekday)).map(({ opens, closes }) => ({
      weekday,
      opens,
      closes,
    })),
  );
}

function refuseMuddled({ week, special }: HoursForm, today: string): void {
  const overlap = findOverlap(week);
  if (overlap) throw refuse('week', `${named(overlap[0])} and ${named(overlap[1])} overlap.`);
  const wrong = special.find(({ intervals }) => overlapsInDay(intervals));
  if (wrong) throw refuse('special', `Two shifts of ${wrong.date} overlap.`);
  if (special.some(({ date }) => date < today)) throw refuse('special', 'A special day cannot be in the past.');
  if (new Set(special.map(({ date }) => date)).size < special.length) throw refuse('special', 'One day stands twice.');
}

async function change(
  { db }: ServiceDeps,
  restaurantId: number,
  work: (tx: Tx) => Promise<Updateable<Restaurants> | null>,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await holdRestaurant(tx, restaurantId))) throw new AppError('not_found', 'Restaurant not found.');
    const row = await work(tx);
    if (row) await updateRestaurant(tx, restaurantId, row);
    const payload = { restaurant_id: restaurantId };
    await publish(tx, { audience: `restaurant:${restaurantId}`, kind: 'kitchen', payload });
  });
}

export async function saveHours(deps: ServiceDeps, restaurantId: number, form: HoursForm): Promise<void> {
  const today = zonedParts(deps.clock.now(), zone).date;
  refuseMuddled(form, today);
  await change(deps, restaurantId, async (tx) => {
    await store.replaceWeek(tx, restaurantId, merged(form.week));
    await store.replaceSpecial(tx, restaurantId, {
      special: form.special.map((one) => ({ ...one, intervals: mergeTouching(one.intervals) })),
      today,
    });
    return null;
  });
}

export async function saveTaking(deps: ServiceDeps, restaurantId: number, form: TakingForm): Promise<void> {
  if (!form.offers_delivery && !form.offers_pickup)
    throw refuse('offers_delivery', 'Offer delivery, pickup or both. To take no orders, go offline on the board.');
  const paise = { min_order: toPaise(form.min_order), packaging_fee: toPaise(form.packaging_fee) };
  await change(deps, restaurantId, async () => ({ ...form, ...paise }));
}

export async function saveArea(deps: ServiceDeps, restaurantId: number, form: AreaForm): Promise<void> {
  if ((form.delivery_radius_m === null) === (form.delivery_pincodes === null))
    throw refuse('delivery_radius_m', 'Choose a radius or pin codes.');
  const { delivery_pincodes, free_delivery_from } = form;
  await change(deps, restaurantId, async () => ({
    ...form,
    delivery_pincodes: delivery_pincodes && [...new Set(delivery_pincodes)],
    delivery_fee: toPaise(form.delivery_fee),
    free_delivery_from: free_delivery_from === null ? null : toPaise(free_delivery_from),
  }));
}

export const saveAlerts = (deps: ServiceDeps, restaurantId: number, form: AlertsForm): Promise<void> =>
  change(deps, restaurantId, async () => form);
