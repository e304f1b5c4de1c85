// The waiting list: whoever waits for a time is told once when a table for the party is free then; the first to book gets it.
import type { TableWait } from '@tawa/contract/tables/bookings.kitchen';
import { addressIn, restaurantAddress } from '@tawa/domain/common/public-addresses';
import { tablesAt } from '@tawa/domain/tables/table-times';
import { dayAndTime } from '@tawa/domain/common/clock-text';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findKitchen } from './availability.service.ts';
import { publishBooking } from './booking-steps.ts';
import { tableFreeMail } from './bookings.mails.ts';
import { noBookings, type BookingDeps } from './holds.service.ts';
import * as store from './waits.store.ts';

interface Input {
  restaurant_id: number;
  wanted_at: Date;
  guests: number;
  name: string;
  email: string;
  phone: string;
  language: SpokenLanguage;
}

type WaitRow = NonNullable<Awaited<ReturnType<typeof store.addWait>>>;

const states = ['waiting', 'told', 'seated', 'left'] as const;

export const waitAnswer = (row: WaitRow): TableWait => ({
  wait_id: row.wait_id,
  name: row.name,
  phone: row.phone,
  guests: row.guests,
  wanted_at: row.wanted_at.toISOString(),
  created_on: row.created_on.toISOString(),
  source: row.source === 'walk_in' ? 'walk_in' : 'web',
  state: states.find((state) => state === row.state) ?? 'waiting',
  told_at: row.told_at?.toISOString() ?? null,
});

/** Waits for a time that is offered but taken; asking twice is asking once. */
export async function addWait(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller | undefined,
  input: Input,
): Promise<void> {
  const { restaurant_id, wanted_at, guests } = input;
  const kitchen = await findKitchen(db, restaurant_id, wanted_at);
  if (!kitchen) throw noBookings();
  const { reason } = tablesAt(kitchen.facts, wanted_at, guests, clock.now());
  if (reason === null) throw new AppError('conflict', 'There is a table at this time. You can book it now.');
  if (reason !== 'taken' && reason !== 'pacing') {
    const message = 'This time cannot be booked.';
    throw new AppError('invalid', message, { fields: { starts_at: message } });
  }
  const user_id = caller?.role === 'user' ? caller.userId : null;
  await transaction(db, async (tx) => {
    await store.addWait(tx, { ...input, user_id, source: 'web' });
    await publishBooking(tx, { restaurant_id, booking_number: null, user_id: null });
  });
}

/** Tells the first of those who wait and whose time has a table again. */
export async function offerFreedTable({ db, clock, env }: BookingDeps, restaurantId: number): Promise<void> {
  const now = clock.now();
  const waiting = await store.listWaiting(db, restaurantId, now);
  const known = new Map<number, Awaited<ReturnType<typeof findKitchen>>>();
  for (const wait of waiting) {
    const at = wait.wanted_at.getTime();
    const kitchen = known.get(at) ?? (await findKitchen(db, restaurantId, wait.wanted_at));
    known.set(at, kitchen);
    if (!kitchen || tablesAt(kitchen.facts, wait.wanted_at, wait.guests, now).reason !== null) continue;
    if (await tell({ db, env }, wait)) return;
  }
}

type Waiting = Awaited<ReturnType<typeof store.listWaiting>>[number];

const tell = ({ db, env }: Pick<BookingDeps, 'db' | 'env'>, wait: Waiting): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { email, name, guests, restaurant_name, restaurant_names, restaurant_id, timezone, wanted_at, language } =
      wait;
    if (email === null || !(await store.tellWait(tx, wait.wait_id))) return false;
    const { date } = zonedParts(wanted_at, timezone);
    const when = dayAndTime(wanted_at, timezone);
    const link = `${env.PUBLIC_URL}${addressIn(language ?? 'en', restaurantAddress({ restaurant_id, restaurant_name }))}?date=${date}&guests=${guests}#tables`;
    await sendMail(tx, tableFreeMail({ email, name, guests, restaurant_name, restaurant_names, when, link, language }));
    await publishBooking(tx, { restaurant_id, booking_number: null, user_id: null });
    return true;
  });
