import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { payDemo } from '@tawa/contract/money/payments';
import { bookTable, holdTable, readBooking } from '@tawa/contract/tables/bookings';
import { moveDeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { getQuote } from '@tawa/contract/ordering/checkout';
import {
  askToPay,
  checkPart,
  joinBookedTable,
  joinTable,
  openPart,
  readTable,
  sendRound,
} from '@tawa/contract/tables/bills';
import {
  listDeskTables,
  makeTableCodes,
  openDeskBill,
  settleDeskPart,
  takeDeskRest,
} from '@tawa/contract/tables/bills.kitchen';
import type { Account, Shopper } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import { press } from './traffic.ts';
import type { Ask } from './world.ts';

const pauseMs = 100;

/** What was answered: the keys of rounds that were sent, and the parts that were taken. */
export interface Meals {
  sent: Map<string, number>;
  taken: Set<number>;
  /** Phones that were at the bank's page, whatever was answered. */
  paying: Seat[];
  /** Bookings whose party was seated. */
  seated: Set<string>;
}

interface Seat {
  table_id: number;
  token: string;
  secret: string;
}

/** Sends a round until it is answered, under one key however often that takes. */
async function sendUntilAnswered(street: Street, guest: Account, { token, secret }: Seat, meals: Meals): Promise<void> {
  const key = randomUUID();
  // The counted dish is the shoppers' own.
  const menu_id = street.dishes.at(1 + Math.floor(Math.random() * (street.dishes.length - 1))) ?? 0;
  const input = {
    headers: { 'idempotency-key': key },
    body: { token, secret, items: [{ menu_id, quantity: 1, options: [], note: '' }] },
  };
  while (!street.isOver()) {
    const answer = await answerOf(street, () => callerOf(street, guest).call(sendRound, input));
    if (answer?.status === 201 || answer?.status === 200) meals.sent.set(key, menu_id);
    if (answer) return;
    await sleep(pauseMs);
  }
}

/** Somebody is seated, joins by the PIN, orders, and claims a part or all. */
async function eat(street: Street, owner: Account, seat: Seat, meals: Meals): Promise<void> {
  const { table_id, token, secret } = seat;
  const desk = callerOf(street, owner);
  const opened = await answerOf(street, () => desk.call(openDeskBill, { params: { table_id } }));
  const pin =
    opened?.status === 200 ? opened.body.tables.find((each) => each.table_id === table_id)?.bill?.pin : undefined;
  if (!pin) return;
  const name = randomUUID().slice(0, 12);
  const joined = await answerOf(street, () => desk.call(joinTable, { body: { token, secret, name, pin } }));
  if (joined?.status !== 200) return;
  await sendUntilAnswered(street, owner, seat, meals);
  const page = await answerOf(street, () => desk.call(readTable, { body: { token, secret } }));
  const kind = Math.random() < 0.5 ? ('own' as const) : ('all' as const);
  const amount = page?.status === 200 ? (page.body.bill?.ways[kind] ?? 0) : 0;
  if (amount <= 0) return;
  if (Math.random() < 0.5) return payOnline(street, owner, seat, { kind, amount, meals });
  await answerOf(street, () => desk.call(askToPay, { body: { token, secret, kind, amount } }));
}

interface Paying {
  kind: 'own' | 'all';
  amount: number;
  meals: Meals;
}

/** A phone pays its part at the bank, which tells of it often or never. */
async function payOnline(street: Street, owner: Account, seat: Seat, { kind, amount, meals }: Paying): Promise<void> {
  const caller = callerOf(street, owner);
  const { token, secret } = seat;
  meals.paying.push(seat);
  const tip = Math.random() < 0.5 ? 30 : 0;
  const body = { token, secret, kind, amount, method: 'upi' as const, tip };
  const opened = await answerOf(street, () => caller.call(openPart, { body }));
  if (opened?.status !== 200) return;
  const session = opened.body.url.split('bank=')[1] ?? '';
  const press = { action: 'pay' as const, copies: Math.floor(Math.random() * 4), delay_s: Math.random() < 0.3 ? 1 : 0 };
  await answerOf(street, () => caller.call(payDemo, { params: { session }, body: press }));
}

// So often at most the server asks the bank for whoever is back from it.
const askedAgainMs = 11_000;

/** Every phone asks once more whether its part was paid, as its page does when it is opened again. */
export async function askForParts(street: Street, owner: Account, { paying }: Meals): Promise<void> {
  if (paying.length === 0) return;
  await sleep(askedAgainMs);
  for (const { token, secret } of paying)
    await answerOf(street, () => callerOf(street, owner).call(checkPart, { body: { token, secret } }));
}

/** Dishes that are ready are brought, claimed parts are taken, and now and then all that is left. */
async function wait(street: Street, owner: Account, { taken }: Meals): Promise<void> {
  const desk = callerOf(street, owner);
  const board = await answerOf(street, () => desk.call(listKitchenOrders, { query: {} }));
  for (const { order_number, version, status, table } of board?.status === 200 ? board.body.orders : [])
    if (table && status === 'ready') {
      const body = { to: 'picked_up' as const, version };
      await answerOf(street, () => desk.call(moveOrder, { params: { order_number }, body }));
    }
  const seen = await answerOf(street, () => desk.call(listDeskTables, {}));
  for (const { bill } of seen?.status === 200 ? seen.body.tables : []) {
    for (const { part_id, is_paid, method } of bill?.parts ?? []) {
      if (is_paid || method !== null) continue;
      const body = { to: 'paid' as const };
      const told = await answerOf(street, () => desk.call(settleDeskPart, { params: { part_id }, body }));
      if (told?.status === 200) taken.add(part_id);
    }
    if (!bill || bill.open <= 0 || Math.random() < 0.7) continue;
    const { bill_id, open: amount, version } = bill;
    await answerOf(street, () => desk.call(takeDeskRest, { params: { bill_id }, body: { amount, version } }));
  }
}

const halfHourMs = 30 * 60_000;

/** A booked table as its guest knows it. */
interface Party {
  guest: Account;
  booking_number: string;
}

/** Somebody books a table for a good hour later; nobody where all are taken. */
async function book(street: Street, guest: Account, restaurant_id: number): Promise<Party | undefined> {
  const caller = callerOf(street, guest);
  const starts_at = new Date(Math.ceil((Date.now() + 65 * 60_000) / halfHourMs) * halfHourMs).toISOString();
  const held = await answerOf(street, () => caller.call(holdTable, { body: { restaurant_id, starts_at, guests: 2 } }));
  if (held?.status !== 201) return undefined;
  const { booking_number, token } = held.body;
  const person = { name: 'Meera Nair', email: 'meera@example.in', phone: '9845012345' };
  const booked = await answerOf(street, () => caller.call(bookTable, { body: { booking_number, token, ...person } }));
  return booked?.status === 200 ? { guest, booking_number } : undefined;
}

/** Moves a booking on as it is by then; false where it was not answered. */
async function moveBooked(
  street: Street,
  owner: Account,
  { guest, booking_number }: Party,
  to: 'seated' | 'completed',
) {
  const body = { booking_number };
  const read = await answerOf(street, () => callerOf(street, guest).call(readBooking, { body }));
  if (read?.status !== 200) return false;
  const step = { params: { booking_number }, body: { to, version: read.body.version } };
  const moved = await answerOf(street, () => callerOf(street, owner).call(moveDeskBooking, step));
  return moved?.status === 200;
}

/** A party that booked orders ahead, is seated at its bill, joins it from the booking, orders, pays and leaves. */
async function dineBooked(street: Street, owner: Account, guest: Shopper, meals: Meals): Promise<void> {
  const { restaurantId } = street;
  const party = restaurantId === undefined ? undefined : await book(street, guest, restaurantId);
  if (!party) return;
  const { booking_number } = party;
  const caller = callerOf(street, guest);
  const items = [{ menu_id: street.dishes.at(-1) ?? 0, quantity: 1, options: [], note: '' }];
  const wish = { source: 'buy_now' as const, items, booking_number };
  const quoted = await answerOf(street, () => caller.call(getQuote, { body: wish }));
  if (quoted?.status === 200) {
    const { quote_id, total: accept_total } = quoted.body;
    const body = { quote_id, accept_total, payment_method: 'cod' as const, contact_phone: '9845012345' };
    await press(street, { shopper: guest, key: randomUUID(), body });
  }
  if (!(await moveBooked(street, owner, party, 'seated'))) return;
  meals.seated.add(booking_number);
  const secret = randomBytes(32).toString('base64url');
  const joined = await answerOf(street, () => caller.call(joinBookedTable, { body: { booking_number, secret } }));
  if (joined?.status === 200) {
    const seat = { table_id: 0, token: joined.body.token, secret };
    await sendUntilAnswered(street, guest, seat, meals);
    const page = await answerOf(street, () => caller.call(readTable, { body: { token: seat.token, secret } }));
    const amount = page?.status === 200 ? (page.body.bill?.ways.all ?? 0) : 0;
    if (amount > 1) await payOnline(street, guest, seat, { kind: 'all', amount, meals });
  }
  await wait(street, owner, meals);
  await moveBooked(street, owner, party, 'completed');
}

/** Guests at the kitchen's tables, some of whom booked, and its staff, for as long as the street is busy. */
export async function eatAtTables(street: Street, owner: Account, booker: Shopper): Promise<Meals> {
  const meals: Meals = { sent: new Map(), taken: new Set(), paying: [], seated: new Set() };
  while (!street.isOver()) {
    const codes = await answerOf(street, () => callerOf(street, owner).call(makeTableCodes, {}));
    const tables = codes?.status === 200 ? codes.body.tables : [];
    for (const { table_id, code } of tables.slice(0, 3)) {
      const token = code?.url.split('/t/')[1];
      if (!token || street.isOver()) continue;
      await eat(street, owner, { table_id, token, secret: randomBytes(32).toString('base64url') }, meals);
      await wait(street, owner, meals);
    }
    if (!street.isOver()) await dineBooked(street, owner, booker, meals);
    await sleep(pauseMs);
  }
  return meals;
}

/**
 * Every round that was answered is one order of one bill, every part that was taken stayed so, and every party that booked and was
 * seated was seated once, with what it ordered ahead on no bill but its own; answers how many rounds.
 */
export async function proveMeals(
  ask: Ask,
  { sent, taken, seated }: Meals,
  accuse: (what: string) => void,
): Promise<number> {
  for (const key of sent.keys()) {
    const rows = await ask<{ n: number }>(
      `select count(w.order_id)::int as n from idempotency_keys k
        left join orders o on o.order_number = k.answer->>'order_number' left join table_rounds w using (order_id)
        where k.key = $1`,
      [key],
    );
    if (rows[0]?.n !== 1) accuse(`the round of ${key} was answered and is ${rows[0]?.n ?? 0} orders of a bill`);
  }
  for (const part of taken) {
    const rows = await ask<{ state: string }>('select state from table_parts where table_part_id = $1', [part]);
    if (rows[0]?.state !== 'paid') accuse(`part ${part} was taken and is ${rows[0]?.state ?? 'gone'}`);
  }
  for (const booking_number of seated) {
    const rows = await ask<{ state: string; bills: number; astray: number }>(
      `select k.state, (select count(*)::int from table_bills b where b.booking_id = k.booking_id) as bills,
        (select count(*)::int from orders o join table_rounds w using (order_id) join table_bills b using (table_bill_id)
          where o.booking_id = k.booking_id and b.booking_id is distinct from k.booking_id) as astray
        from bookings k where k.booking_number = $1`,
      [booking_number],
    );
    const [row] = rows;
    if (!row || !['seated', 'completed'].includes(row.state) || row.bills > 1 || row.astray > 0)
      accuse(`the party of ${booking_number} was seated and is ${JSON.stringify(row ?? 'gone')}`);
  }
  return sent.size;
}
