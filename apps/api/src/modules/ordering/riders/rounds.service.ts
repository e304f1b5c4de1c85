// Which orders a link brings. Orders are always held before links, so that no two of these wait for each other.
import type { Received } from '@tawa/contract/common/endpoint';
import type { sendOutTogether } from '@tawa/contract/ordering/riders';
import { riderLinkMs } from '@tawa/domain/ordering/riders';
import { randomUUID } from 'node:crypto';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { findSecretOf, hashOf, secretOf } from '#platform/keys/link-secret.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './riders.store.ts';
import { holdRound, sendRoundOut } from '#modules/ordering/orders/orders.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'>;
type Env = ServiceDeps['env'];
interface Made {
  secret: string;
  expires_at: Date;
  stops: number;
}

/** The secret of a link that lasts, while it can be made again. */
function findStored(env: Env, { nonce, token_hash, expires_at, stops }: store.HeldLink, now: Date) {
  const secret = expires_at > now ? findSecretOf('rider links', env, { nonce, token_hash }) : undefined;
  return secret === undefined ? undefined : { secret, expires_at, stops: stops ?? 1 };
}

function makeSecret(env: Env, now: Date) {
  const nonce = randomUUID();
  const secret = secretOf('rider links', env, nonce);
  const expires_at = new Date(now.getTime() + riderLinkMs);
  return { secret, link: { nonce, token_hash: hashOf(secret), made_at: now, expires_at } };
}

async function show(env: Env, { secret, expires_at, stops }: Made) {
  const url = `${env.PUBLIC_URL}/r/${secret}`;
  return { url, qr: await drawQr(url, { type: 'svg', margin: 2 }), expires_at: expires_at.toISOString(), stops };
}

/** The round of a held order goes on under another secret; an order without one gets a round of its own. */
async function makeAnew(tx: Tx, held: store.HeldLink | undefined, { order_id, restaurant_id, env, now }: Alone) {
  const { secret, link } = makeSecret(env, now);
  if (held) await store.renewLink(tx, held.rider_link_id, link);
  else await store.addLink(tx, { ...link, restaurant_id }, [order_id]);
  return { secret, expires_at: link.expires_at, stops: held?.stops ?? 1 };
}

interface Alone {
  order_id: number;
  restaurant_id: number;
  env: Env;
  now: Date;
}

/** The link of an order on its way: the one there is, else a new one. */
export async function makeLink({ db, clock, env }: ServiceDeps, restaurant_id: number, order_number: string) {
  const made = await transaction(db, async (tx) => {
    const order = await store.holdOrder(tx, order_number, restaurant_id);
    if (!order) throw new AppError('not_found', 'Order not found.');
    if (order.status !== 'out_for_delivery') throw new AppError('conflict', 'Only an order on its way has a rider.');
    const now = clock.now();
    const { order_id } = order;
    const [held] = await store.holdLinks(tx, [order_id]);
    const known = held && findStored(env, held, now);
    return known ?? makeAnew(tx, held, { order_id, restaurant_id, env, now });
  });
  return show(env, made);
}

/** Ends the link of an order, for every stop of its round; another one made after it has another secret. */
export function revokeLink({ db }: Pick<Deps, 'db'>, restaurant_id: number, order_number: string): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await store.holdOrder(tx, order_number, restaurant_id);
    if (!order) throw new AppError('not_found', 'Order not found.');
    const [held] = await store.holdLinks(tx, [order.order_id]);
    if (!held) return;
    await store.deleteLinks(tx, [held.rider_link_id]);
    await tellBoards(tx, restaurant_id);
  });
}

const tellBoards = (tx: Tx, restaurant_id: number) =>
  publish(tx, { audience: `restaurant:${restaurant_id}`, kind: 'kitchen', payload: { restaurant_id } });

/** Whether these orders are this very round already: what was asked twice is done once. */
const isSame = (held: readonly store.HeldLink[], order_ids: readonly number[]) =>
  held.length === order_ids.length &&
  held.every(({ order_id, position, rider_link_id, stops }) => {
    const isOfFirst = rider_link_id === held[0]?.rider_link_id && stops === order_ids.length;
    return isOfFirst && order_ids[position - 1] === order_id;
  });

interface Sender {
  restaurantId: number;
  userId: number;
}
type Round = Received<typeof sendOutTogether>['body'];

/** Sends orders out as one round with one link: all of them, or none with the reason. */
export async function sendTogether({ db, clock, env }: ServiceDeps, { restaurantId, userId }: Sender, round: Round) {
  const { stops: numbers, ...named } = round;
  const made = await transaction(db, async (tx): Promise<Made> => {
    const orders = await holdRound(tx, restaurantId, numbers);
    const order_ids = orders.map(({ order_id }) => order_id);
    const now = clock.now();
    const held = await store.holdLinks(tx, order_ids);
    const lasting = held.filter(({ expires_at }) => expires_at > now);
    const [other] = lasting;
    if (other && isSame(lasting, order_ids)) {
      const alone = { order_id: other.order_id, restaurant_id: restaurantId, env, now };
      return findStored(env, other, now) ?? makeAnew(tx, other, alone);
    }
    if (other)
      throw new AppError('conflict', `${other.order_number} is in a rider’s link already. Take that link back first.`);
    if (held.length > 0)
      await store.deleteLinks(
        tx,
        held.map(({ rider_link_id }) => rider_link_id),
      );
    await sendRoundOut(tx, orders, { actor_id: userId, ...named, now });
    const { secret, link } = makeSecret(env, now);
    await store.addLink(tx, { ...link, restaurant_id: restaurantId }, order_ids);
    await tellBoards(tx, restaurantId);
    return { secret, expires_at: link.expires_at, stops: order_ids.length };
  });
  return show(env, made);
}
