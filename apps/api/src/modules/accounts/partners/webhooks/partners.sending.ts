// Brings events to the addresses of partners: at least once, of each order in turn, until each is taken or three days are over.
// An event is taken under a lease; a process that is killed leaves it to the next one, which sends it under the same id.
import {
  endpointWaitMs,
  eventWaitMs,
  isPatienceOver,
  webhookAnswerLengthMax,
  webhookLeaseMs,
  webhookLogDays,
  webhookTimeoutMs,
} from '@tawa/domain/accounts/partner-webhooks';
import { dayMs } from '@tawa/domain/common/durations';
import { findOwn } from '@tawa/domain/common/own';
import { sql } from 'kysely';
import type { Deps } from '../../../../deps.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { transaction } from '#platform/database/transaction.ts';
import { postGuarded } from '#platform/guarded-post.ts';
import { figureOf, secondsSince, type HouseFigure } from '#platform/metrics/house-figures.ts';
import { textOf } from '#platform/http/errors.ts';
import { webhookHeaders } from '#platform/keys/webhook-signature.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { eventIdOf } from './event-id.ts';
import * as store from './partners.sending.store.ts';

export type SendingDeps = Pick<Deps, 'db' | 'clock' | 'outgoing' | 'sealer'> & {
  env: Pick<Deps['env'], 'isProduction'>;
};

const perEndpoint = 10;
const lanes = [1, 2];

/** The body of an event, the same at every try: whoever wants more of an order asks for it. */
function bodyOf({ kind, at, restaurant_id, order_number, status, reason }: store.Taken): string {
  const data = { restaurant_id, ...(order_number !== null && { order_number, status, reason }) };
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), data });
}

// Names and addresses stand in no word of these, so they may be shown.
const faults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the address is not known.',
  ECONNREFUSED: 'Nothing listens there.',
  ECONNRESET: 'The connection was cut.',
  private_address: 'The address does not lead to the public internet.',
  ABORT_ERR: `No answer within ${webhookTimeoutMs / 1000} seconds.`,
  CERT_HAS_EXPIRED: 'The certificate has expired.',
};

const faultOf = (error: unknown): string => {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  const code = isLate ? 'ABORT_ERR' : (textOf(error, 'code') ?? '');
  return findOwn(faults, code) ?? `The connection failed${code && ` (${code})`}.`;
};

async function tryOnce({ outgoing, sealer, env, clock }: SendingDeps, event: store.Taken): Promise<store.Came> {
  const begun = performance.now();
  const msSince = () => Math.round(performance.now() - begun);
  const secrets = event.secrets.map((sealed) => sealer.open(sealed)).filter((secret) => secret !== null);
  if (secrets.length === 0) return { status: null, ms: 0, answer: 'The secret cannot be read. Make a new one.' };
  const body = bodyOf(event);
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const signed = webhookHeaders(secrets, { id: eventIdOf(event), timestamp, body });
  try {
    const { status, answer } = await postGuarded(outgoing, 'webhook', {
      url: event.url,
      headers: { 'content-type': 'application/json', 'user-agent': 'Tawa-Webhooks/1', ...signed },
      body,
      timeoutMs: webhookTimeoutMs,
      answerMax: webhookAnswerLengthMax,
      isLoopbackOpen: !env.isProduction,
    });
    return { status, ms: msSince(), answer: answer.replaceAll('\0', '') };
  } catch (error) {
    return { status: null, ms: msSince(), answer: faultOf(error) };
  }
}

const isTaken = ({ status }: store.Came) => status !== null && status >= 200 && status < 300;

async function deliver(deps: SendingDeps, event: store.Taken): Promise<void> {
  const came = await tryOnce(deps, event);
  const now = deps.clock.now();
  if (isTaken(came)) return store.markDelivered(deps.db, event, came, now);
  const isParked = isPatienceOver(event.first_tried_on, now);
  const after = (ms: number) => new Date(now.getTime() + ms);
  const later = {
    sendAfter: isParked ? null : after(eventWaitMs(event.tries, Math.random())),
    tryAfter: after(endpointWaitMs(event.failures + 1, Math.random())),
    now,
  };
  await transaction(deps.db, async (tx) => {
    if (!(await store.markFailed(tx, event, came, later))) return;
    const to = { restaurant_id: event.restaurant_id };
    await notify(tx, { to, kind: 'kitchen_life', facts: { step: 'webhooks_parked' } });
  });
}

/** Sends so many of the events that are due; answers a whole share as long as there were any. */
export async function sendDue(deps: SendingDeps, share: number): Promise<number> {
  const now = deps.clock.now();
  const leaseEnds = new Date(now.getTime() + webhookLeaseMs);
  const events = await store.takeDue(deps.db, { now, leaseEnds, share, perEndpoint });
  await Promise.all(events.map((event) => deliver(deps, event)));
  // More of the same address may be due, which had its share.
  return events.length > 0 ? share : 0;
}

/** Sends what waits in two lanes, so that one address that hangs holds nobody else up, and forgets what is a month old. */
export function webhookJobs(deps: SendingDeps & Pick<Deps, 'jobs'>): void {
  for (const lane of lanes)
    deps.jobs.drain({ name: `webhooks.send-${lane}`, share: 20, take: (share) => sendDue(deps, share) });
  deps.jobs.every('51 * * * *', 'webhooks.forget', () => {
    const before = new Date(deps.clock.now().getTime() - webhookLogDays * dayMs);
    return forgetOld(deps.db, { table: 'webhook_events', column: 'at', before });
  });
}

const waitingEvents = sql`webhook_events join webhook_endpoints w using (webhook_endpoint_id)
  where state = 'waiting' and w.ended_on is null and w.failures = 0`;

/** What waits for addresses that work. */
export const webhookFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_waiting_webhooks',
    help: 'Events for partners whose addresses take them, that have not gone out yet',
    rows: () => figureOf(sql`count(*)`, waitingEvents),
  },
  {
    name: 'tawa_house_oldest_webhook_seconds',
    help: 'How long the oldest of them has waited',
    rows: () => figureOf(secondsSince(sql`at`), waitingEvents),
  },
];
