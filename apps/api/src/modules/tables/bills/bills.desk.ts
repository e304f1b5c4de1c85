// What the staff does with the bills of its tables.
import type { DeskTables } from '@tawa/contract/tables/bills.kitchen';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, textOf } from '#platform/http/errors.ts';
import { methodOf } from './bills.answers.ts';
import * as desk from './bills.desk.store.ts';
import { newPin } from './bills.pin.ts';
import { closeBill, closeIfDone } from './bills.service.ts';
import { tellDesk } from './bills.tell.ts';
import * as store from './bills.store.ts';
import { isCooked, isPaid, leftOf, standing, sumsOf } from './bills.sums.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

export interface Staff {
  restaurantId: number;
  userId: number;
}

const gone = () => new AppError('not_found', 'This bill is closed.');
const changed = () => new AppError('conflict', 'This bill has changed. Look at it again.');

/** The tables of a restaurant with what runs at each. */
export async function listDeskTables(db: Db, restaurantId: number, now: Date): Promise<DeskTables> {
  const tables = await desk.listTables(db, restaurantId);
  const ids = tables.flatMap(({ table_bill_id }) => table_bill_id ?? []);
  const [rounds, parts, guests] = [
    await store.listRounds(db, ids, now),
    await store.listParts(db, ids),
    await desk.listGuests(db, ids),
  ];
  const of = <T extends { table_bill_id: number }>(list: readonly T[], id: number) =>
    list.filter(({ table_bill_id }) => table_bill_id === id);
  return {
    tables: tables.map(({ table_id, name, venue_name, token_hash, table_bill_id: id, ...bill }) => ({
      table_id,
      name,
      venue_name,
      has_code: token_hash !== null,
      bill:
        id === null || bill.opened_at === null || bill.pin === null || bill.version === null
          ? null
          : {
              ...billOf(of(rounds, id), of(parts, id)),
              bill_id: id,
              version: bill.version,
              opened_at: bill.opened_at.toISOString(),
              pin: bill.pin,
              word: bill.pin,
              guests: of(guests, id).map((guest) => guest.name),
            },
    })),
  };
}

function billOf(rounds: readonly store.RoundRow[], parts: readonly store.PartRow[]) {
  const sums = sumsOf(rounds, parts);
  return {
    rounds: rounds.map(({ order_number, customer_name, status, placed_at, lines, amount }) => ({
      order_number,
      name: customer_name,
      status,
      placed_at: placed_at.toISOString(),
      dishes: lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ line_id, name, quantity }) => ({ line_id, name, quantity })),
      amount: toRupees(amount),
    })),
    total: toRupees(sums.total),
    parts: parts
      .filter(({ amount }) => amount > 0)
      .map((part) => ({
        part_id: part.table_part_id,
        name: part.name,
        amount: toRupees(part.amount),
        tip: toRupees(part.tip),
        is_paid: isPaid(part),
        asked_at: part.asked_at.toISOString(),
        method: methodOf(part),
      })),
    left: toRupees(leftOf(sums)),
    open: toRupees(Math.max(0, sums.open)),
  };
}

async function hold(tx: Tx, { restaurantId }: Staff, billId: number, version?: number): Promise<store.BillRow> {
  const bill = await store.holdBill(tx, billId, restaurantId);
  if (!bill) throw gone();
  if (version !== undefined && bill.version !== version) throw changed();
  return bill;
}

/** Opens the bill of a table, or answers the one that runs. */
export function openBill({ db, clock }: ServiceDeps, { restaurantId }: Staff, tableId: number): Promise<DeskTables> {
  return transaction(db, async (tx) => {
    const table = await desk.findTable(tx, restaurantId, tableId);
    if (!table) throw new AppError('not_found', 'Table not found.');
    const opened = { restaurant_id: restaurantId, table_id: tableId, pin: newPin() };
    await store.addBill(tx, { ...opened, opened_by: 'staff', opened_at: clock.now() });
    await tellDesk(tx, restaurantId);
    return listDeskTables(tx, restaurantId, clock.now());
  });
}

/** Moves a bill to a table that has none. */
export async function moveBill(
  { db, clock }: ServiceDeps,
  staff: Staff,
  { billId, tableId, version }: { billId: number; tableId: number; version: number },
): Promise<DeskTables> {
  try {
    return await transaction(db, async (tx) => {
      await hold(tx, staff, billId, version);
      if (!(await desk.findTable(tx, staff.restaurantId, tableId))) throw new AppError('not_found', 'Table not found.');
      await store.updateBill(tx, billId, { table_id: tableId });
      await tellDesk(tx, staff.restaurantId);
      return listDeskTables(tx, staff.restaurantId, clock.now());
    });
  } catch (error) {
    if (textOf(error, 'constraint') !== 'table_bills_table_id_key') throw error;
    throw new AppError('conflict', 'Somebody sits at that table already.');
  }
}

/** Closes a bill as it was seen. */
export function closeDeskBill(
  { db, clock }: ServiceDeps,
  staff: Staff,
  { billId, version }: { billId: number; version: number },
): Promise<void> {
  return transaction(db, async (tx) => {
    const bill = await hold(tx, staff, billId, version);
    const [rounds, parts] = [await store.listRounds(tx, [billId], clock.now()), await store.listParts(tx, [billId])];
    if (!isCooked(rounds)) throw new AppError('conflict', 'The kitchen still has dishes of this table.');
    const { left } = sumsOf(rounds, parts);
    const closed_as = standing(rounds).length === 0 ? 'empty' : left > 0 ? 'unpaid' : 'paid';
    await closeBill(tx, { bill, closed_as, actor_id: staff.userId, at: clock.now() });
  });
}

const tellPaid = async (tx: Tx, bill: store.BillRow, { userId }: Staff, at: Date) => {
  await store.updateBill(tx, bill.table_bill_id);
  if (!(await closeIfDone(tx, bill, { actor_id: userId, at }))) await tellDesk(tx, bill.restaurant_id);
};

/** Notes that everything was taken in cash that nobody had claimed. */
export function takeRest(
  { db, clock }: ServiceDeps,
  staff: Staff,
  { billId, amount, version }: { billId: number; amount: number; version: number },
): Promise<DeskTables> {
  return transaction(db, async (tx) => {
    const bill = await hold(tx, staff, billId, version);
    const [rounds, parts] = [await store.listRounds(tx, [billId], clock.now()), await store.listParts(tx, [billId])];
    const { open } = sumsOf(rounds, parts);
    if (open <= 0 || open !== toPaise(amount)) throw changed();
    const at = clock.now();
    const taken = { state: 'paid', asked_at: at, settled_at: at, settled_by: staff.userId } as const;
    await store.addPart(tx, { table_bill_id: billId, kind: 'rest', amount: open, ...taken });
    await tellPaid(tx, bill, staff, at);
    return listDeskTables(tx, staff.restaurantId, clock.now());
  });
}

/** Notes that a claimed part was taken, or will not be; once. */
export function settlePart(
  { db, clock }: ServiceDeps,
  staff: Staff,
  { partId, to }: { partId: number; to: 'paid' | 'withdrawn' },
): Promise<DeskTables> {
  return transaction(db, async (tx) => {
    const part = await store.findPart(tx, partId, staff.restaurantId);
    if (!part) throw new AppError('not_found', 'This part is not there any more.');
    const bill = await hold(tx, staff, part.table_bill_id);
    const at = clock.now();
    if (to === 'paid' && part.method !== null)
      throw new AppError('conflict', 'This part is being paid online. Wait for it, or free it and take cash.');
    if (to === 'paid') {
      const billId = bill.table_bill_id;
      const { left } = sumsOf(await store.listRounds(tx, [billId], clock.now()), await store.listParts(tx, [billId]));
      if (part.state === 'asked' && part.amount > left)
        throw new AppError('conflict', 'The bill has become less than this part. Let the guest ask again.');
    }
    if (!(await store.settlePart(tx, partId, { state: to, settled_at: at, settled_by: staff.userId })))
      throw new AppError('conflict', 'This part was answered already.');
    await tellPaid(tx, bill, staff, at);
    return listDeskTables(tx, staff.restaurantId, clock.now());
  });
}
