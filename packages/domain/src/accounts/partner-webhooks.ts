import { dayMs, hourMs } from '../common/durations.ts';

/** What a partner's address may be told of. */
export const webhookKinds = [
  'order.placed',
  'order.accepted',
  'order.ready',
  'order.sent_out',
  'order.delivered',
  'order.cancelled',
  'menu.changed',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** What is sent when somebody tries an address out. */
export const webhookTestKind = 'endpoint.test';

/** Where an event stands: on its way, taken by the partner, or given up until somebody sends it again. */
export const webhookStates = ['waiting', 'delivered', 'parked'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Milliseconds that a partner has for its whole answer. */
export const webhookTimeoutMs = 10_000;
/** Milliseconds after which an event is sent again by another process, when the one that sent it ended without a word. */
export const webhookLeaseMs = 20_000;
/** Milliseconds after the first try of an event until it is given up. */
export const webhookPatienceMs = 3 * dayMs;
/** Hours for which the secret before a new one signs beside it. */
export const webhookRotationHours = 24;
/** Days for which what was sent can be looked at and sent again. */
export const webhookLogDays = 30;
/** Characters of an answer that are kept. */
export const webhookAnswerLengthMax = 200;
/** Characters of a partner's address. */
export const webhookUrlLengthMax = 500;
/** Events that are sent again at once. */
export const replayedMax = 5000;

const firstMs = 5000;
const eventMostMs = 6 * hourMs;
const endpointMostMs = 300_000;

const doubled = (times: number, mostMs: number): number => Math.min(mostMs, firstMs * 2 ** Math.min(times - 1, 30));

/** Milliseconds until an event is tried again after so many tries; `chance` of 0 to 1 spreads those that failed together. */
export const eventWaitMs = (tries: number, chance: number): number =>
  Math.round(doubled(tries, eventMostMs) * (0.75 + chance / 2));

/** Milliseconds for which an address that failed so many times in a row is left alone. */
export const endpointWaitMs = (failures: number, chance: number): number =>
  Math.round(doubled(failures, endpointMostMs) * (0.75 + chance / 2));

/** Is an event given up, that was first tried at a moment? */
export const isPatienceOver = (firstTriedOn: Date, now: Date): boolean =>
  now.getTime() - firstTriedOn.getTime() >= webhookPatienceMs;
