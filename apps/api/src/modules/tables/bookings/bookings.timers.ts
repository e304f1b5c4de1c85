import { hourMs } from '@tawa/domain/common/durations';
import { bookingAnswerMin, bookingForgottenHours, bookingReminderHours } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { stateOf } from './booking-answer.ts';
import { followStep, tellGuest } from './booking-steps.ts';
import * as store from './bookings.store.ts';
import { expireHold, offerTable } from './bookings.tasks.ts';
import { expireHolds, type BookingDeps } from './holds.service.ts';
import { offerFreedTable } from './waits.service.ts';
import { endOrderOfTable } from '#modules/ordering/orders/orders.service.ts';

const atOnce = 100;

/** Bookings whose next step is the clock's: requests nobody answered, guests nobody saw leave. */
async function listOverdue(db: Db, now: Date): Promise<number[]> {
  const answerBy = new Date(now.getTime() + bookingAnswerMin * 60_000);
  const leftBy = new Date(now.getTime() - bookingForgottenHours * hourMs);
  const rows = await db
    .selectFrom('bookings')
    .select('booking_id')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'requested'), is('starts_at', '<=', answerBy)]),
        is.and([is('state', '=', 'seated'), is('ends_at', '<=', leftBy)]),
      ]),
    )
    .orderBy('booking_id')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.booking_id);
}

async function endOverdue({ db, env, clock }: BookingDeps, booking_id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await store.getBookingById(tx, booking_id);
    const from = stateOf(row.state);
    const to = from === 'requested' ? 'declined' : 'completed';
    const reason = to === 'declined' ? 'The restaurant did not answer in time.' : null;
    const set = to === 'declined' ? { reason } : {};
    if (!(await store.changeState(tx, booking_id, { from, to, version: row.version, set }))) return;
    const by = { actor: 'system', actor_id: null, now: clock.now() } as const;
    if (to === 'declined') await endOrderOfTable(tx, { booking_id, ...by, reason: reason ?? '' });
    await followStep(tx, env, row, { to, actor: 'system', actor_id: null, reason });
  });
}

/** Reminds the guests of tomorrow, each once; whoever booked within the last day needs no reminder. */
export async function remindGuests({ db, env, clock }: BookingDeps): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + bookingReminderHours * hourMs);
  const due = await db
    .selectFrom('bookings')
    .select('booking_id')
    .where('state', '=', 'confirmed')
    .where('reminded_at', 'is', null)
    .where('email', 'is not', null)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', until)
    .where(sql<boolean>`created_on <= starts_at - make_interval(hours => ${bookingReminderHours + 2}::int)`)
    .orderBy('starts_at')
    .limit(atOnce)
    .execute();
  for (const { booking_id } of due)
    await transaction(db, async (tx) => {
      const marked = await tx
        .updateTable('bookings')
        .set({ reminded_at: now })
        .where('booking_id', '=', booking_id)
        .where('reminded_at', 'is', null)
        .where('state', '=', 'confirmed')
        .executeTakeFirst();
      if (marked.numUpdatedRows > 0n) await tellGuest(tx, env, await store.getBookingById(tx, booking_id), 'reminder');
    });
}

/** Does what is due by the clock; one booking that fails does not keep the others waiting. */
export async function sweepBookings(deps: BookingDeps & Pick<Deps, 'log'>): Promise<void> {
  await expireHolds(deps);
  for (const booking_id of await listOverdue(deps.db, deps.clock.now()))
    await endOverdue(deps, booking_id).catch((error: unknown) =>
      deps.log.error({ booking_id, reason: messageOf(error) }, 'an overdue booking could not be ended'),
    );
}

/** The work of the clock on bookings. */
export function bookingJobs(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'jobs' | 'env'>): void {
  deps.jobs.handle(expireHold, ({ restaurant_id }) => expireHolds(deps, restaurant_id));
  deps.jobs.handle(offerTable, ({ restaurant_id }) => offerFreedTable(deps, restaurant_id));
  deps.jobs.every('* * * * *', 'bookings.sweep', () => sweepBookings(deps));
  deps.jobs.every('*/10 * * * *', 'bookings.remind', () => remindGuests(deps));
}
