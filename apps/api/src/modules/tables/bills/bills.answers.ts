import { restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import type { TableBill, TablePage } from '@tawa/contract/tables/bills';
import { hourMs } from '@tawa/domain/common/durations';
import { toRupees } from '@tawa/domain/common/money';
import { onlineMethods } from '@tawa/domain/money/payments';
import { partsFor, tableOverHours, waitingOf } from '@tawa/domain/tables/bills';
import { optionsOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import * as store from './bills.store.ts';
import { isPaid, leftOf, payersOf, standing, sumsOf } from './bills.sums.ts';

const closings = ['paid', 'unpaid', 'empty', 'lapsed'] as const;

function taxesOf(rounds: readonly store.RoundRow[]): TableBill['taxes'] {
  const byRate = new Map<number, number>();
  for (const { rate_bp, amount } of standing(rounds).flatMap(({ taxes }) => taxes))
    byRate.set(rate_bp, (byRate.get(rate_bp) ?? 0) + amount);
  return [...byRate]
    .filter(([, amount]) => amount > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate_bp, amount]) => ({ rate_bp, amount: toRupees(amount) }));
}

const roundOf = ({ order_number, placed_at, status, lines }: store.RoundRow) => ({
  order_number,
  placed_at: placed_at.toISOString(),
  status,
  lines: lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ line_id, name, names, is_veg, options, note, quantity, amount }) => ({
      line_id,
      name,
      names,
      is_veg: is_veg ? (1 as const) : (0 as const),
      ...optionsOf(options),
      note,
      quantity,
      amount: toRupees(amount),
    })),
});

const elsewhere = {
  part_id: null,
  name: null,
  is_own: false,
  is_paid: true,
  method: null,
  tip: 0,
  back: 0,
  pay_by: null,
};

/** How a part is paid online, in a word of the contract; null in cash. */
export const methodOf = ({ method }: Pick<store.PartRow, 'method'>) =>
  onlineMethods.find((each) => each === method) ?? null;

interface Reader {
  guests: readonly store.GuestRow[];
  own: store.GuestRow;
  /** How parts may be paid online here. */
  methods: TableBill['methods'];
  now: Date;
}

// What was ordered ahead is nobody's here until whoever booked is in with their phone.
const aheadOf = (rounds: readonly store.RoundRow[], left: number): TableBill['people'] =>
  rounds
    .filter((round) => round.table_guest_id === null)
    .map((round) => ({
      name: round.customer_name,
      is_own: false,
      amount: toRupees(standing([round]).reduce((all, { amount }) => all + amount, 0)),
      is_paid: standing([round]).length > 0 && (!round.is_due || left <= 0),
      rounds: [roundOf(round)],
    }));

/** What rounds came to as they were sent (paise); fees and tips have those alone that were ordered ahead. */
function costsOf(rounds: readonly store.RoundRow[]) {
  const all = (of: (round: store.RoundRow) => number) => rounds.reduce((sum, round) => sum + of(round), 0);
  const [full, fees, tip] = [all(({ total }) => total), all((round) => round.platform_fee), all((round) => round.tip)];
  return { full, fees, tip, dishes: full - all(({ tax_total }) => tax_total) - fees - tip };
}

/** The bill of a table as one of its guests reads it. */
export async function billAnswer(
  db: Db,
  bill: store.BillRow,
  { guests, own, methods, now }: Reader,
): Promise<TableBill> {
  const [rounds, parts] = await Promise.all([
    store.listRounds(db, [bill.table_bill_id], now),
    store.listParts(db, [bill.table_bill_id]),
  ]);
  const sums = sumsOf(rounds, parts);
  const payers = payersOf(guests, rounds, parts);
  const paidBy = (id: number) =>
    parts.filter((each) => each.table_guest_id === id && isPaid(each)).reduce((all, { amount }) => all + amount, 0);
  const ways = partsFor(own.table_guest_id, { open: sums.open, payers });
  const counted = standing(rounds);
  const { full, dishes, fees, tip } = costsOf(counted);
  const people = guests.map(({ table_guest_id, name }) => {
    const theirs = rounds.filter((round) => round.table_guest_id === table_guest_id);
    const due = payers.find((each) => each.table_guest_id === table_guest_id)?.due ?? 0;
    return {
      name,
      is_own: table_guest_id === own.table_guest_id,
      amount: toRupees(standing(theirs).reduce((all, { amount }) => all + amount, 0)),
      is_paid: standing(theirs).length > 0 && (due === 0 || sums.left <= 0 || paidBy(table_guest_id) >= due),
      rounds: theirs.map(roundOf),
    };
  });
  return {
    people: [...people, ...aheadOf(rounds, sums.left)],
    dishes: toRupees(dishes),
    taxes: taxesOf(rounds),
    fees: toRupees(fees),
    tip: toRupees(tip),
    less: toRupees(full - sums.total),
    total: toRupees(sums.total),
    parts: [
      ...parts
        .filter((part) => part.amount > 0 || (part.back > 0 && part.table_guest_id === own.table_guest_id))
        .map((part) => ({
          part_id: part.table_part_id,
          name: part.name,
          is_own: part.table_guest_id === own.table_guest_id,
          amount: toRupees(part.amount),
          is_paid: isPaid(part),
          method: methodOf(part),
          tip: toRupees(part.tip),
          back: toRupees(part.back),
          pay_by: part.pay_by !== null && part.pay_by > now ? part.pay_by.toISOString() : null,
        })),
      ...(sums.elsewhere > 0 ? [{ ...elsewhere, amount: toRupees(sums.elsewhere) }] : []),
    ],
    left: toRupees(leftOf(sums)),
    ways: { own: toRupees(ways.own), equal: toRupees(ways.equal), all: toRupees(ways.all) },
    payers: waitingOf(payers).length,
    methods,
  };
}

const frameOf = (table: store.TableRow) => ({
  restaurant: {
    restaurant_id: table.restaurant_id,
    restaurant_name: table.restaurant_name,
    names: table.restaurant_names,
    logo: table.logo,
    restaurant_type: restaurantTypes.find((type) => type === table.restaurant_type) ?? null,
    place: table.cityname ?? '',
  },
  table: table.name,
});

const nothing = { since: null, name: null, pin: null, word: null, bill: null, closed_as: null };

/** What a phone reads that scanned the code of a table; whoever is not in the bill reads nothing of it. */
export async function pageAnswer(
  db: Db,
  table: store.TableRow,
  { secret_hash, methods, now }: { secret_hash: Buffer | null; methods: TableBill['methods']; now: Date },
): Promise<TablePage> {
  const running = await store.findRunning(db, table.table_id);
  const own = secret_hash && (await store.findOwnRunning(db, table.restaurant_id, secret_hash));
  if (own) {
    const guests = await store.listGuests(db, own.table_bill_id);
    const guest = guests.find((each) => each.secret_hash.equals(secret_hash));
    if (guest)
      return {
        ...frameOf(table),
        // The party may have been moved: the bill says where it sits by now.
        table: await store.nameOfTable(db, own.table_id),
        state: 'in',
        since: own.opened_at.toISOString(),
        name: guest.name,
        pin: own.pin,
        word: own.pin,
        bill: await billAnswer(db, own, { guests, own: guest, methods, now }),
        closed_as: null,
      };
  }
  const over =
    secret_hash &&
    (await store.findOver(db, table.restaurant_id, secret_hash, new Date(now.getTime() - tableOverHours * hourMs)));
  if (over)
    return {
      ...frameOf(table),
      ...nothing,
      state: 'over',
      closed_as: closings.find((each) => each === over.closed_as) ?? 'paid',
    };
  return { ...frameOf(table), ...nothing, state: running ? 'taken' : 'free' };
}
