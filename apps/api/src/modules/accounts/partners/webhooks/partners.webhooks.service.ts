// Owns the address of a partner that hears a restaurant's events, and its secrets, which lie sealed and are answered once. Setting,
// changing and ending are entries of the audit log, in the same transaction.
import type { AuditActOf } from '@tawa/domain/insight/audit-acts';
import type { PartnerDelivery, PartnerEndpoint } from '@tawa/contract/accounts/partners.webhooks';
import {
  replayedMax,
  webhookKinds,
  webhookRotationHours,
  webhookStates,
  webhookTestKind,
  type WebhookKind,
  type WebhookState,
} from '@tawa/domain/accounts/partner-webhooks';
import { hourMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { makeWebhookSecret } from '#platform/keys/webhook-signature.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { isRestaurant, lockRestaurant } from '../partners.store.ts';
import { eventIdOf } from './event-id.ts';
import { webhookUrlProblem } from './webhook-url.ts';
import * as store from './partners.webhooks.store.ts';

export type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'sealer'> & { env: Pick<Deps['env'], 'isProduction'> };
type ReadDeps = Pick<WebhookDeps, 'db' | 'clock'>;

/** Who acts on which restaurant. */
export interface Hand {
  userId: number;
  restaurantId: number;
}

const endpointOf = (row: store.EndpointRow): PartnerEndpoint => ({
  url: row.url,
  kinds: webhookKinds.filter((kind) => row.kinds.includes(kind)),
  made_by: row.made_by,
  made_on: row.made_on.toISOString(),
  both_secrets_until: row.both_until?.toISOString() ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
  waiting: row.waiting ?? 0,
  parked: row.parked ?? 0,
});

/** Throws `not_found` for a restaurant that is none. */
export async function requireRestaurant({ db }: Pick<ReadDeps, 'db'>, restaurantId: number): Promise<void> {
  if (!(await isRestaurant(db, restaurantId))) throw notFound();
}

export async function findEndpoint({ db, clock }: ReadDeps, restaurantId: number): Promise<PartnerEndpoint | null> {
  const row = await store.findEndpoint(db, restaurantId, clock.now());
  return row ? endpointOf(row) : null;
}

async function getEndpoint(tx: Tx, restaurantId: number, now: Date): Promise<store.EndpointRow> {
  const row = await store.findEndpoint(tx, restaurantId, now);
  if (!row) throw new AppError('not_found', 'No address is set.');
  return row;
}

type Act = AuditActOf<'webhook'>;

const write = (tx: Tx, { userId, restaurantId }: Hand, action: Act, facts: { before?: object; after?: object }) =>
  record(tx, {
    actor_id: userId,
    action,
    subject: 'restaurant',
    subject_id: restaurantId,
    ...(facts.before && { before: { ...facts.before } }),
    ...(facts.after && { after: { ...facts.after } }),
  });

const factsOf = ({ url, kinds }: { url: string; kinds: readonly string[] }) => ({ url, events: kinds.join(', ') });

interface Form {
  url: string;
  kinds: WebhookKind[];
}

/** Sets the address; the first time its secret is answered. */
export async function setEndpoint(
  { db, clock, sealer, env }: WebhookDeps,
  hand: Hand,
  form: Form,
): Promise<{ endpoint: PartnerEndpoint; secret: string | null }> {
  const problem = webhookUrlProblem(form.url, !env.isProduction);
  if (problem !== null) throw new AppError('invalid', problem, { fields: { url: problem } });
  const now = clock.now();
  const { restaurantId: restaurant_id, userId: made_by } = hand;
  return transaction(db, async (tx) => {
    if (!(await lockRestaurant(tx, restaurant_id))) throw notFound();
    const before = await store.findEndpoint(tx, restaurant_id, now);
    const secret = before ? null : makeWebhookSecret();
    if (before) await store.changeEndpoint(tx, before.webhook_endpoint_id, form);
    if (secret !== null) {
      const { webhook_endpoint_id } = await store.addEndpoint(tx, { ...form, restaurant_id, made_by, made_on: now });
      await store.addSecret(tx, { endpointId: webhook_endpoint_id, sealed: sealer.seal(secret), until: now });
    }
    await write(tx, hand, 'webhook.set', { ...(before && { before: factsOf(before) }), after: factsOf(form) });
    return { endpoint: endpointOf(await getEndpoint(tx, restaurant_id, now)), secret };
  });
}

export const removeEndpoint = ({ db, clock }: ReadDeps, hand: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await lockRestaurant(tx, hand.restaurantId);
    const row = await getEndpoint(tx, hand.restaurantId, now);
    await store.endEndpoint(tx, row.webhook_endpoint_id, now);
    await write(tx, hand, 'webhook.end', { before: factsOf(row) });
  });

/** Makes another secret; the one before signs beside it for a day. */
export async function rotateSecret({ db, clock, sealer }: Omit<WebhookDeps, 'env'>, hand: Hand) {
  const now = clock.now();
  const until = new Date(now.getTime() + webhookRotationHours * hourMs);
  const secret = makeWebhookSecret();
  await transaction(db, async (tx) => {
    await lockRestaurant(tx, hand.restaurantId);
    const { webhook_endpoint_id } = await getEndpoint(tx, hand.restaurantId, now);
    await store.addSecret(tx, { endpointId: webhook_endpoint_id, sealed: sealer.seal(secret), until });
    await write(tx, hand, 'webhook.rotate', { after: { before_signs_until: until.toISOString() } });
  });
  return { secret, both_secrets_until: until.toISOString() };
}

/** Sends an event that means nothing, to try the address out. */
export const sendTest = ({ db, clock }: ReadDeps, hand: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { webhook_endpoint_id, url } = await getEndpoint(tx, hand.restaurantId, now);
    await store.addTest(tx, { webhook_endpoint_id, kind: webhookTestKind, at: now });
    await write(tx, hand, 'webhook.test', { after: { url } });
  });

const kinds = [...webhookKinds, webhookTestKind] as const;
const stateOf = (state: string): WebhookState => webhookStates.find((one) => one === state) ?? 'waiting';

function deliveryOf({ order_event_id, send_after, ...row }: store.DeliveryRow): PartnerDelivery {
  const state = stateOf(row.state);
  return {
    ...row,
    state,
    event_id: eventIdOf({ order_event_id, webhook_event_id: row.webhook_event_id }),
    kind: kinds.find((kind) => kind === row.kind) ?? webhookTestKind,
    at: row.at.toISOString(),
    next_try_at: state === 'waiting' && row.tries > 0 ? (send_after?.toISOString() ?? null) : null,
    delivered_on: row.delivered_on?.toISOString() ?? null,
  };
}

const pageSize = 25;

/** What was sent, the newest first; nothing where no address is set. */
export async function listDeliveries(
  { db, clock }: ReadDeps,
  restaurantId: number,
  { before, state }: { before?: number | undefined; state?: WebhookState | undefined },
): Promise<{ deliveries: PartnerDelivery[]; next: number | null }> {
  const row = await store.findEndpoint(db, restaurantId, clock.now());
  if (!row) return { deliveries: [], next: null };
  const part = { endpointId: row.webhook_endpoint_id, before, state, limit: pageSize + 1 };
  const rows = await store.listDeliveries(db, part);
  const share = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (share.at(-1)?.webhook_event_id ?? null) : null;
  return { deliveries: share.map((one) => deliveryOf(one)), next };
}

interface Wish {
  ids?: number[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lets events go out again; answers how many. */
export const replayDeliveries = ({ db, clock }: ReadDeps, hand: Hand, { ids, from, to }: Wish): Promise<number> =>
  transaction(db, async (tx) => {
    const { webhook_endpoint_id: endpointId } = await getEndpoint(tx, hand.restaurantId, clock.now());
    const span = {
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    };
    const replayed = await store.replay(tx, { endpointId, ids, ...span, most: replayedMax });
    if (replayed === 0) throw new AppError('not_found', 'No such event was sent in the last 30 days.');
    await write(tx, hand, 'webhook.replay', { after: { events: replayed, ...(from && { from, to }) } });
    return replayed;
  });
