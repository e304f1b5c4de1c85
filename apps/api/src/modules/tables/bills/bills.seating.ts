// A party that booked: its bill opens as it is seated, and whoever booked is let in from the page of the booking.
import { tableGuestsMax } from '@tawa/domain/tables/bills';
import { tidyGroupName } from '@tawa/domain/ordering/groups';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { newPin } from './bills.pin.ts';
import * as seating from './bills.seating.store.ts';
import { tellDesk } from './bills.tell.ts';
import * as store from './bills.store.ts';

interface Seated {
  booking_id: number;
  restaurant_id: number;
  at: Date;
}

/**
 * Opens the bill of a party that is seated at a table with a code, or joins the one that runs there, with the dishes that it ordered
 * ahead. A restaurant without codes on its tables goes on as before, and another party's bill is left alone.
 */
export async function seatAtBill(tx: Tx, { booking_id, restaurant_id, at }: Seated): Promise<void> {
  const table = await seating.findCodedTable(tx, booking_id);
  if (!table) return;
  const { table_id } = table;
  const opened = { restaurant_id, table_id, pin: newPin(), opened_by: 'staff', opened_at: at, booking_id };
  const added = await store.addBill(tx, opened);
  const bill = added ?? (await store.holdRunning(tx, table_id));
  if (!bill || (bill.booking_id !== null && bill.booking_id !== booking_id)) return;
  await seating.addAhead(tx, bill.table_bill_id, booking_id);
  await store.updateBill(tx, bill.table_bill_id, { booking_id });
  await tellDesk(tx, restaurant_id);
}

/** Dishes that were ordered ahead and paid for only after their party was seated join its bill, where it still runs. */
export async function addPaidAhead(tx: Tx, booking_id: number): Promise<void> {
  const bill = await seating.holdRunningOf(tx, booking_id);
  if (!bill || (await seating.addAhead(tx, bill.table_bill_id, booking_id)) === 0) return;
  await store.updateBill(tx, bill.table_bill_id);
  await tellDesk(tx, bill.restaurant_id);
}

/** Puts on running bills what was ordered ahead and paid in the very moment in which its party was seated; once a minute. */
export async function addLacking({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (const { booking_id } of await seating.listLacking(db))
    if (booking_id !== null)
      await transaction(db, (tx) => addPaidAhead(tx, booking_id)).catch((error: unknown) =>
        log.error({ booking_id, reason: messageOf(error) }, 'dishes ordered ahead could not join their bill'),
      );
}

const nameMax = 30;

/** A name for the bill that nobody else there has. */
function freeName(wanted: string, taken: readonly string[]): string {
  const base = tidyGroupName(wanted).slice(0, nameMax) || 'Guest';
  const isFree = (name: string) => !taken.some((each) => each.toLowerCase() === name.toLowerCase());
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = `${base.slice(0, nameMax - end.length).trim()}${end}`;
    if (isFree(name)) return name;
  }
}

/** Lets the phone of whoever booked into the bill of their table, without its PIN; answers what its code is made from. */
export async function joinBooked(
  tx: Tx,
  { booking_id, name, secret_hash, at }: { booking_id: number; name: string; secret_hash: Buffer; at: Date },
): Promise<{ table_id: number; nonce: string; token_hash: Buffer }> {
  const bill = await seating.holdOfBooking(tx, booking_id);
  if (!bill) throw new AppError('conflict', 'Your table has no open bill at the moment. Please ask the staff.');
  const guests = await store.listGuests(tx, bill.table_bill_id);
  const known = guests.find((guest) => guest.secret_hash.equals(secret_hash));
  if (!known) {
    if (guests.length >= tableGuestsMax)
      throw new AppError('conflict', `A bill holds ${tableGuestsMax} people at most.`);
    const own = freeName(
      name,
      guests.map((guest) => guest.name),
    );
    const added = { table_bill_id: bill.table_bill_id, name: own, secret_hash, joined_at: at };
    const { table_guest_id } = await store.addGuest(tx, added);
    await seating.giveAhead(tx, bill.table_bill_id, table_guest_id);
    await store.updateBill(tx, bill.table_bill_id);
    await tellDesk(tx, bill.restaurant_id);
  } else await seating.giveAhead(tx, bill.table_bill_id, known.table_guest_id);
  const { table_id, nonce, token_hash } = bill;
  return { table_id, nonce, token_hash };
}
