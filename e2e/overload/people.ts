import { randomUUID } from 'node:crypto';
import { getQuote } from '@tawa/contract/ordering/checkout';
import { callerAt, openLine } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper, type Account, type Shopper } from '../../apps/api/src/testing/shopper.ts';
import { kitchen, office, prepare, withDatabaseOf } from '../crash/world.ts';
import type { Street } from './street.ts';
import type { Tally } from './tally.ts';

const customers = 12;
const dishesTried = 60;
const moved = [409, 422];

/** Everybody who takes part, logged in before anything is measured. */
export interface People {
  shoppers: readonly Shopper[];
  owner: Account;
  administrator: Account;
  /** Dishes that are delivered to all of the shoppers. */
  dishes: readonly number[];
}

export const oneOf = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const manyDishes = `select d.menu_id from dishes d join restaurants r using (restaurant_id)
  where r.city_id = 1 and d.isactive and not d.sold_out and d.daily_stock is null and d.price between 10000 and 30000
    and not exists (select from dish_option_groups g where g.menu_id = d.menu_id)
  order by random() limit $1`;

/** Opens the kitchens at any hour, logs everybody in, and finds dishes that can be ordered. */
export async function gather(origin: string, dataDir: string): Promise<People> {
  const tried = await withDatabaseOf(dataDir, async (ask) => {
    const [, ...plain] = await prepare(ask);
    const many = await ask<{ menu_id: number }>(manyDishes, [dishesTried]);
    return [...plain, ...many.map(({ menu_id }) => menu_id)];
  });
  const line = openLine(4);
  const shoppers: Shopper[] = [];
  for (let at = 0; at < customers; at++) shoppers.push(await openShopper(line.send, origin));
  const { token, addressId: address_id } = oneOf(shoppers);
  const caller = callerAt(line.send, origin, token);
  const dishes: number[] = [];
  for (const menu_id of tried) {
    const items = [{ menu_id, quantity: 1 }];
    const quoted = await caller.call(getQuote, {
      body: { source: 'buy_now', items, address_id, payment_method: 'cod' },
    });
    if (quoted.status === 200 && quoted.body.blocking.length === 0) dishes.push(menu_id);
  }
  const owner = await logIn(line.send, origin, kitchen.login, kitchen.password);
  const administrator = await logIn(line.send, origin, office.login, office.password);
  line.close();
  return { shoppers, owner, administrator, dishes };
}

const numberField = (text: string, name: string): number => Number(new RegExp(`"${name}":([\\d.]+)`).exec(text)?.[1]);

/** One order from its price to its number. */
export async function order(street: Street, tally: Tally, { shoppers, dishes }: People): Promise<void> {
  const { token, addressId: address_id } = oneOf(shoppers);
  const items = [{ menu_id: oneOf(dishes), quantity: 1 }];
  const asked = { source: 'buy_now', items, address_id, payment_method: 'cod' };
  const quoted = await street.ask(tally, 'orders', { method: 'POST', path: '/api/checkout/quote', token, body: asked });
  if (quoted?.status !== 200) return;
  const text = quoted.text();
  const quote_id = /"quote_id":"([^"]+)"/.exec(text)?.[1];
  const body = {
    quote_id,
    accept_total: numberField(text, 'total'),
    payment_method: 'cod',
    contact_phone: '9876543210',
  };
  const placed = await street.ask(tally, 'orders', {
    method: 'POST',
    path: '/api/orders',
    token,
    headers: { 'idempotency-key': randomUUID() },
    body,
  });
  const order_number = /"order_number":"([^"]+)"/.exec(placed?.text() ?? '')?.[1];
  if (order_number) await street.ask(tally, 'orders', { path: `/api/orders/${order_number}`, token });
}

const nextOf = new Map<string, object>([
  ['placed', { to: 'accepted', prep_minutes: 20 }],
  ['accepted', { to: 'preparing' }],
  ['preparing', { to: 'ready' }],
]);

interface Ticket {
  order_number: string;
  status: string;
  version: number;
}

const ticketsIn = (text: string): Ticket[] => {
  const { orders }: { orders: Ticket[] } = JSON.parse(text);
  return orders.filter(({ status }) => nextOf.has(status));
};

/** One look at the board and one move on it. */
export async function cook(street: Street, tally: Tally, { owner: { token } }: People): Promise<void> {
  const board = await street.ask(tally, 'kitchen', { path: '/api/kitchen/orders', token });
  const tickets = board?.status === 200 ? ticketsIn(board.text()) : [];
  if (tickets.length === 0) return;
  const { order_number, status, version } = oneOf(tickets);
  const body = { ...nextOf.get(status), version };
  const path = `/api/orders/${order_number}/status`;
  await street.ask(tally, 'kitchen', { method: 'PATCH', path, token, body, allowed: moved });
}

export const signIn = (street: Street, tally: Tally) =>
  street.ask(tally, 'sign-in', {
    method: 'POST',
    path: '/api/users/login',
    body: { usernameOrEmail: kitchen.login, password: kitchen.password },
  });
