// A booking of whoever made it: a customer by the session, a guest by the booking's secret.
import { createHash, randomInt } from 'node:crypto';
import type { Booking, TableTaken } from '@tawa/contract/tables/bookings';
import { decideBookingMove } from '@tawa/domain/tables/booking-states';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { bookingsPageSize } from '@tawa/domain/common/limits';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { Tx } from '#platform/database/db.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { findKitchen } from './availability.service.ts';
import { bookingAnswer, canChange, stateOf, type AnswerContext } from './booking-answer.ts';
import { isSecretOf } from './booking-secret.ts';
import { followStep, offerFreedTable, publishBooking, tellGuest } from './booking-steps.ts';
import { codeMail } from './bookings.mails.ts';
import * as store from './bookings.store.ts';
import type { BookingRow } from './bookings.store.ts';
import {
  findOffer,
  lockTables,
  noBookings,
  refuseTaken,
  takingTables,
  type BookingDeps,
  type Refused,
} from './holds.service.ts';
import { endOrderOfTable, moveOrderOfTable } from '#modules/ordering/orders/orders.service.ts';
import { joinBooked, tokenOf } from '#modules/tables/bills/bills.service.ts';
import { hashOf as hashOfSecret } from '#platform/keys/link-secret.ts';

export { forgetGuest } from './guests.service.ts';

export interface Holder {
  caller: Caller | undefined;
  key: { booking_number: string; token?: string | undefined };
}
type Outcome = { ok: true; booking: Booking } | Refused;

const codeMinutes = 30;
const codeTriesMax = 5;
const notFound = () => new AppError('not_found', 'Booking not found.');
const stale = () => new AppError('conflict', 'This booking has changed meanwhile. Please look at it again.');
const customerOf = (caller: Caller | undefined) => (caller?.role === 'user' ? caller.userId : null);
const hashOf = (number: string, code: string) => createHash('sha256').update(`${number} ${code}`).digest();

/** The booking of its holder; that of anybody else reads as one that does not exist. */
async function getOwn(
  tx: Pick<BookingDeps, 'db'>['db'],
  env: BookingDeps['env'],
  { caller, key }: Holder,
): Promise<BookingRow> {
  const row = await store.findBooking(tx, key.booking_number);
  const userId = customerOf(caller);
  const isOwn = row && ((userId !== null && row.user_id === userId) || isSecretOf(env, key.booking_number, key.token));
  if (!isOwn) throw notFound();
  return row;
}

async function contextOf({ db, clock, env }: BookingDeps): Promise<AnswerContext> {
  const now = clock.now();
  return { now, origin: env.PUBLIC_URL, settings: await findSettings(db, now) };
}

const answerOf = async (deps: BookingDeps, row: BookingRow) => bookingAnswer(row, await contextOf(deps));

export async function readBooking(deps: BookingDeps, holder: Holder): Promise<Booking> {
  return answerOf(deps, await getOwn(deps.db, deps.env, holder));
}

/** Lets the phone of whoever booked into the bill of their table; answers the secret of its code. */
export async function joinBill(deps: BookingDeps, holder: Holder, secret: string): Promise<string> {
  const { db, env, clock } = deps;
  const { booking_id, name } = await getOwn(db, env, holder);
  const code = await transaction(db, (tx) =>
    joinBooked(tx, { booking_id, name: name ?? '', secret_hash: hashOfSecret(secret), at: clock.now() }),
  );
  return tokenOf(db, deps, code);
}

export async function listOwnBookings(deps: BookingDeps, userId: number, page: number) {
  const now = deps.clock.now();
  const slice = { now, offset: (page - 1) * bookingsPageSize, limit: bookingsPageSize };
  const rows = await store.listOfCustomer(deps.db, userId, slice);
  const context = await contextOf(deps);
  const bookings = rows.map((row) => bookingAnswer(row, context));
  return { bookings, total: await store.countOfCustomer(deps.db, userId) };
}

async function mailCode(tx: Tx, { clock }: BookingDeps, row: BookingRow): Promise<void> {
  if (row.email === null) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_until = new Date(clock.now().getTime() + codeMinutes * 60_000);
  await store.setCode(tx, row.booking_id, { code_hash: hashOf(row.booking_number, code), code_until });
  await sendMail(tx, codeMail({ ...row, email: row.email }, code, codeMinutes));
}

export interface Details {
  name: string;
  email: string;
  phone: string;
  occasion: string | null;
  note: string;
  /** Of the page on which it is booked. */
  language: SpokenLanguage;
}

/** Books the held table. A customer's is confirmed at once where the restaurant wants that, a guest's after the code. */
export async function bookTable(deps: BookingDeps, holder: Holder, details: Details): Promise<Outcome> {
  const { db, env, clock } = deps;
  const user_id = customerOf(holder.caller);
  const held = await getOwn(db, env, holder);
  const to = user_id !== null && held.auto_confirm ? 'confirmed' : 'requested';
  const row = await transaction(db, async (tx) => {
    const isBooked = await store.bookHeld(tx, held.booking_id, { ...details, user_id, state: to });
    if (!isBooked) return null;
    const booked = await followStep(tx, env, held, { to, actor: 'customer', actor_id: user_id, reason: null });
    if (user_id === null) await mailCode(tx, deps, booked);
    return store.getBookingById(tx, held.booking_id);
  });
  if (row) return { ok: true, booking: await answerOf(deps, row) };
  const now = await store.getBookingById(db, held.booking_id);
  // Pressed twice: the first press booked it.
  if (now.state !== 'held' && now.state !== 'expired') return { ok: true, booking: await answerOf(deps, now) };
  const kitchen = await findKitchen(db, held.restaurant_id, held.starts_at);
  if (!kitchen) throw noBookings();
  const conflict: TableTaken = {
    ...refuseTaken(kitchen, held, clock.now()).conflict,
    code: 'HOLD_OVER',
    message: 'The table was held for too long. Please choose a time again.',
  };
  return { ok: false, conflict };
}

/** Gives a held table back before its time is over. */
export async function releaseTable({ db, env }: BookingDeps, holder: Holder): Promise<void> {
  const row = await getOwn(db, env, holder);
  await transaction(db, async (tx) => {
    const change = { from: 'held', to: 'expired', version: row.version } as const;
    if (!(await store.changeState(tx, row.booking_id, change))) return;
    await store.addEvent(tx, {
      booking_id: row.booking_id,
      type: 'released',
      from: 'held',
      to: 'expired',
      actor: 'customer',
    });
    await offerFreedTable(tx, row.restaurant_id);
    await publishBooking(tx, row);
  });
}

export async function sendCode(deps: BookingDeps, holder: Holder): Promise<void> {
  const row = await getOwn(deps.db, deps.env, holder);
  if (row.state !== 'requested' || row.verified_at !== null) throw stale();
  await transaction(deps.db, (tx) => mailCode(tx, deps, row));
}

/** Proves the guest's address; the table is confirmed where the restaurant confirms by itself. */
export async function verifyBooking(deps: BookingDeps, holder: Holder, code: string): Promise<Booking> {
  const { db, env, clock } = deps;
  const row = await getOwn(db, env, holder);
  if (row.verified_at !== null) return answerOf(deps, row);
  if (row.state !== 'requested') throw stale();
  // Counted outside the transaction, so that a wrong code is never tried for nothing.
  const tried = await store.countTry(db, row.booking_id, codeTriesMax);
  const wrong = (text: string) => new AppError('invalid', text, { fields: { code: text } });
  if (!tried) throw wrong('Too many tries. Ask for another code.');
  if (!tried.code_until || tried.code_until < clock.now()) throw wrong('This code is too old. Ask for another one.');
  if (!tried.code_hash?.equals(hashOf(row.booking_number, code))) throw wrong('This is not the code that we sent.');
  return transaction(db, async (tx) => {
    const to = row.auto_confirm ? 'confirmed' : 'requested';
    const set = { verified_at: clock.now(), code_hash: null };
    if (!(await store.changeState(tx, row.booking_id, { from: 'requested', to, version: row.version, set })))
      throw stale();
    if (to === 'requested') {
      await store.addEvent(tx, { booking_id: row.booking_id, type: 'verified', actor: 'guest' });
      await publishBooking(tx, row);
      return answerOf({ ...deps, db: tx }, await store.getBookingById(tx, row.booking_id));
    }
    const step = { to, actor: 'customer', actor_id: null, reason: null } as const;
    return answerOf({ ...deps, db: tx }, await followStep(tx, env, row, step));
  });
}

const refuseChange = (code: 'STALE' | 'TOO_LATE', message: string): Refused => ({
  ok: false,
  conflict: { code, message, times: [] },
});

export interface Change {
  version: number;
  starts_at: Date;
  guests: number;
}

/** Moves a booking to another time or party; what was confirmed stays so where the restaurant confirms by itself. */
export async function changeBooking(
  deps: BookingDeps,
  holder: Holder,
  { version, starts_at, guests }: Change,
): Promise<Outcome> {
  const { db, env, clock } = deps;
  const now = clock.now();
  const row = await getOwn(db, env, holder);
  if (row.version !== version) return refuseChange('STALE', stale().message);
  if (!canChange(row, now)) return refuseChange('TOO_LATE', tooLate(row));
  const input = { restaurant_id: row.restaurant_id, starts_at, guests, venue_id: null };
  const moved = await takingTables(db, async (tx) => {
    await lockTables(tx, row.restaurant_id);
    const kitchen = await findKitchen(tx, row.restaurant_id, starts_at, row.booking_id);
    const offer = kitchen && findOffer(kitchen, input, now);
    if (!offer) return null;
    if (!(await store.placeBooking(tx, row, { ...offer, guests }))) throw stale();
    const by = { actor: 'customer', actor_id: customerOf(holder.caller) } as const;
    await moveOrderOfTable(tx, { booking_id: row.booking_id, ...by, starts_at, now });
    return afterChange(tx, deps, row, customerOf(holder.caller));
  });
  if (moved) return { ok: true, booking: await answerOf(deps, moved) };
  const kitchen = await findKitchen(db, row.restaurant_id, starts_at, row.booking_id);
  if (!kitchen) throw noBookings();
  return refuseTaken(kitchen, input, now);
}

async function afterChange(
  tx: Tx,
  { env }: BookingDeps,
  { booking_id }: BookingRow,
  actor_id: number | null,
): Promise<BookingRow> {
  let row = await store.getBookingById(tx, booking_id);
  if (row.state === 'confirmed' && !row.auto_confirm) {
    await store.changeState(tx, booking_id, { from: 'confirmed', to: 'requested', version: row.version });
    row = await store.getBookingById(tx, booking_id);
  }
  await store.addEvent(tx, { booking_id, type: 'changed', to: stateOf(row.state), actor: 'customer', actor_id });
  await tellGuest(tx, env, row, 'changed');
  await offerFreedTable(tx, row.restaurant_id);
  await publishBooking(tx, row);
  return row;
}

const tooLate = ({ cancel_hours, contact_number }: BookingRow): string =>
  `This can be changed or cancelled until ${cancel_hours} hours before. Please call the restaurant${contact_number ? `: ${contact_number}` : ''}.`;

export async function cancelBooking(deps: BookingDeps, holder: Holder, reason: string): Promise<Booking> {
  const { db, env, clock } = deps;
  const row = await getOwn(db, env, holder);
  const from = stateOf(row.state);
  const decision = decideBookingMove({ ...row, from, to: 'cancelled', actor: 'customer', now: clock.now() });
  if (!decision.ok) throw new AppError('conflict', decision.code === 'TOO_LATE' ? tooLate(row) : decision.message);
  return transaction(db, async (tx) => {
    const set = { cancelled_by: 'customer', reason: reason || null };
    if (!(await store.changeState(tx, row.booking_id, { from, to: 'cancelled', version: row.version, set })))
      throw stale();
    const by = { actor: 'customer', actor_id: customerOf(holder.caller) } as const;
    await endOrderOfTable(tx, { booking_id: row.booking_id, ...by, reason, now: clock.now() });
    const step = {
      to: 'cancelled',
      actor: 'customer',
      actor_id: customerOf(holder.caller),
      reason: reason || null,
    } as const;
    return answerOf({ ...deps, db: tx }, await followStep(tx, env, row, step));
  });
}
