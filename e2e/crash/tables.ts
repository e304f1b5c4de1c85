import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { payDemo } from '@tawa/contract/money/payments';
import { askToPay, checkPart, joinTable, openPart, readTable, sendRound } from '@tawa/contract/tables/bills';
import {
  listDeskTables,
  makeTableCodes,
  openDeskBill,
  settleDeskPart,
  takeDeskRest,
} from '@tawa/contract/tables/bills.kitchen';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import type { Ask } from './world.ts';

const pauseMs = 100;

/** What was answered: the keys of rounds that were sent, and the parts that were taken. */
export interface Meals {
  sent: Map<string, number>;
  taken: Set<number>;
  /** Phones that were at the bank's page, whatever was answered. */
  paying: Seat[];
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
  const body = { token, secret, kind, amount, method: 'upi' as const };
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

/** Guests at the kitchen's tables, and its staff, for as long as the street is busy. */
export async function eatAtTables(street: Street, owner: Account): Promise<Meals> {
  const meals: Meals = { sent: new Map(), taken: new Set(), paying: [] };
  while (!street.isOver()) {
    const codes = await answerOf(street, () => callerOf(street, owner).call(makeTableCodes, {}));
    const tables = codes?.status === 200 ? codes.body.tables : [];
    for (const { table_id, code } of tables.slice(0, 3)) {
      const token = code?.url.split('/t/')[1];
      if (!token || street.isOver()) continue;
      await eat(street, owner, { table_id, token, secret: randomBytes(32).toString('base64url') }, meals);
      await wait(street, owner, meals);
    }
    await sleep(pauseMs);
  }
  return meals;
}

/** Every round that was answered is one order of one bill, and every part that was taken stayed so; answers how many rounds. */
export async function proveMeals(ask: Ask, { sent, taken }: Meals, accuse: (what: string) => void): Promise<number> {
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
  return sent.size;
}
