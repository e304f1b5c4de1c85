// Owns the links to riders' pages and where riders are. A link opens one order while it is on its way and nothing else.
import type { RiderOrder } from '@tawa/contract/riders';
import { handoverTriesMax } from '@tawa/domain/limits';
import { riderLinkMs, riderPlaceFreshMs, riderPlaceGapMs } from '@tawa/domain/riders';
import { toRupees } from '@tawa/domain/money';
import { randomUUID } from 'node:crypto';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../platform/address.ts';
import { AppError } from '../../platform/errors.ts';
import { attempt } from '../../platform/rate-limit.ts';
import { transaction } from '../../platform/transaction.ts';
import { handOverByRider, noteUndelivered, type RiderStep, type Undelivered } from '../orders/orders.rider.service.ts';
import { findSecretOf, hashOf, secretOf } from './rider-secret.ts';
import * as store from './riders.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'env'>;
type Asked = Needs & Pick<Deps, 'rateLimit'>;
/** Who shows a secret, from where. */
export interface Shown {
  token: string;
  address: string;
}

const ended = () => new AppError('not_found', 'This link has ended.');

type Sent = NonNullable<Awaited<ReturnType<typeof store.holdSentOrder>>>;

/** The link that an order has already, while it lasts and its secret can be made again. */
function findKept(env: Needs['env'], { order_number, nonce, token_hash, expires_at }: Sent, now: Date) {
  if (nonce === null || token_hash === null || expires_at === null || expires_at <= now) return undefined;
  const secret = findSecretOf(env, order_number, { nonce, token_hash });
  return secret === undefined ? undefined : { secret, expires_at };
}

/** The link of an order on its way: the one there is, else a new one. */
export async function makeLink({ db, clock, env }: Needs, restaurantId: number, order_number: string) {
  const made = await transaction(db, async (tx) => {
    const order = await store.holdSentOrder(tx, order_number, restaurantId);
    if (!order) throw new AppError('not_found', 'Order not found.');
    if (order.status !== 'out_for_delivery') throw new AppError('conflict', 'Only an order on its way has a rider.');
    const now = clock.now();
    const known = findKept(env, order, now);
    if (known) return known;
    const nonce = randomUUID();
    const expires_at = new Date(now.getTime() + riderLinkMs);
    const secret = secretOf(env, order_number, nonce);
    const { order_id } = order;
    await store.putLink(tx, { order_id, nonce, token_hash: hashOf(secret), made_at: now, expires_at });
    return { secret, expires_at };
  });
  const url = `${env.PUBLIC_URL}/r/${made.secret}`;
  return { url, qr: await drawQr(url, { type: 'svg', margin: 2 }), expires_at: made.expires_at.toISOString() };
}

/** Takes a link back; another one made after it has another secret. */
export function revokeLink({ db }: Pick<Deps, 'db'>, restaurantId: number, order_number: string): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await store.holdSentOrder(tx, order_number, restaurantId);
    if (!order) throw new AppError('not_found', 'Order not found.');
    await store.deleteLink(tx, order.order_id);
  });
}

/** The order that a secret opens. Wrong secrets are counted for each network address, so that nobody tries many. */
async function openedBy({ db, clock, rateLimit }: Asked, { token, address }: Shown): Promise<number> {
  const found = await attempt(
    rateLimit,
    { budget: 'riderOfAddress', caller: addressKey({ ip: address }) },
    async () => (await store.findOrderId(db, hashOf(token), clock.now())) ?? null,
  );
  if (found) return found.order_id;
  throw ended();
}

function pageOf(row: store.RiderRow): RiderOrder {
  const { customer_name, contact_phone, handover_tries, restaurant, address, cash_due, change_for, ...shown } = row;
  return {
    ...shown,
    status: 'out_for_delivery',
    restaurant_name: restaurant.restaurant_name,
    restaurant_phone: restaurant.contact_number,
    first_name: customer_name.trim().split(/\s+/)[0] ?? '',
    phone: contact_phone,
    address: {
      label: address?.label ?? '',
      lines: address
        ? [address.line1, address.line2, address.landmark, `${address.cityname} ${address.pincode}`].filter(Boolean)
        : [],
      lat: address?.lat ?? null,
      lng: address?.lng ?? null,
    },
    items: row.items.map((item) => ({ ...item, options: item.options.map(({ option_name }) => option_name) })),
    cash_due: cash_due === null ? null : toRupees(cash_due),
    change_for: change_for === null ? null : toRupees(change_for),
    promised_to: row.promised_to.toISOString(),
    tries_left: Math.max(0, handoverTriesMax - handover_tries),
    expires_at: row.expires_at.toISOString(),
  };
}

export async function readPage(deps: Asked, shown: Shown): Promise<RiderOrder> {
  const row = await store.findPage(deps.db, await openedBy(deps, shown));
  if (!row) throw ended();
  return pageOf(row);
}

export async function deliver(deps: Asked, shown: Shown, step: RiderStep) {
  return handOverByRider(deps, await openedBy(deps, shown), step);
}

export async function undelivered(deps: Asked, shown: Shown, said: Undelivered): Promise<void> {
  await noteUndelivered(deps, await openedBy(deps, shown), said);
}

export async function sharePlace(deps: Asked, shown: Shown, { lat, lng }: { lat: number; lng: number }): Promise<void> {
  const order_id = await openedBy(deps, shown);
  const at = deps.clock.now();
  await store.putPlace(deps.db, { order_id, lat, lng, at, notSince: new Date(at.getTime() - riderPlaceGapMs) });
}

export async function hidePlace(deps: Asked, shown: Shown): Promise<void> {
  await store.deletePlace(deps.db, await openedBy(deps, shown));
}

/** Where the rider of a customer's own order was last; null while nobody shares it, or has not for some time. */
export async function findPlace({ db, clock }: Needs, userId: number, order_number: string) {
  const now = clock.now();
  const freshSince = new Date(now.getTime() - riderPlaceFreshMs);
  const row = await store.findPlace(db, order_number, userId, { now, freshSince });
  if (!row) throw new AppError('not_found', 'Order not found.');
  const { lat, lng, at } = row;
  return lat === null || lng === null || at === null ? null : { lat, lng, at: at.toISOString() };
}
