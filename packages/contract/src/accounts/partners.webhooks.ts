import {
  replayedMax,
  webhookKinds,
  webhookStates,
  webhookTestKind,
  webhookUrlLengthMax,
} from '@tawa/domain/accounts/partner-webhooks';
import { z } from 'zod/mini';
import { day, id, idParam, instant, message, orderNumber, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const ofKitchen = { access: ['restaurant'] } as const;
const ofOffice = { access: ['admin'], params: z.object({ restaurant_id: idParam }) } as const;
const own = '/kitchen/partners';
const their = '/admin/restaurants/:restaurant_id/partners';

export const partnerEndpoint = z.object({
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  made_by: z.string(),
  made_on: instant,
  /** Until then the secret before signs as well; null where there is one alone. */
  both_secrets_until: z.nullable(instant),
  /** Since when nothing was taken there; null where the last event was. */
  failing_since: z.nullable(instant),
  /** Events on their way, and events that were given up. */
  waiting: z.int(),
  parked: z.int(),
});
export type PartnerEndpoint = z.infer<typeof partnerEndpoint>;

/** An address as it is set, as the form checks it; what leads to a machine of ours is refused besides. */
export const partnerEndpointForm = z.strictObject({
  url: requiredText('Enter the address that hears the events', webhookUrlLengthMax),
  kinds: z.array(z.enum(webhookKinds)).check(
    z.minLength(1, 'Choose what it hears'),
    z.refine((kinds) => new Set(kinds).size === kinds.length, 'Each event once'),
  ),
});

const found = { 200: z.object({ endpoint: z.nullable(partnerEndpoint) }) };
/** The secret is answered when it is made, and never again. */
const set = { 200: z.object({ endpoint: partnerEndpoint, secret: z.nullable(z.string()) }) };
const rotated = { 201: z.object({ secret: z.string(), both_secrets_until: instant }) };

const summaries = {
  get: 'The address that hears of orders and the menu, and how it goes there',
  set: 'Sets the address; the first time it answers the secret that signs, once',
  remove: 'Tells that address nothing more',
  rotate: 'Makes another secret, answered once; the one before signs beside it for a day',
  test: 'Sends a test event, which the list of deliveries shows',
  list: 'What was sent in the last 30 days and how it was answered, the newest first',
  replay: 'Sends events again, by their ids or of a span, each with the id that it had',
  csv: 'The events of orders of a span of days as a CSV file, with the ids that webhooks carry',
} as const;

export const getPartnerEndpoint = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: `${own}/endpoint`,
  summary: summaries.get,
  responses: found,
});
export const getPartnerEndpointOf = endpoint({
  ...ofOffice,
  method: 'GET',
  path: `${their}/endpoint`,
  summary: summaries.get,
  responses: found,
});

export const setPartnerEndpoint = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: `${own}/endpoint`,
  summary: summaries.set,
  body: partnerEndpointForm,
  responses: set,
});
export const setPartnerEndpointOf = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: `${their}/endpoint`,
  summary: summaries.set,
  body: partnerEndpointForm,
  responses: set,
});

export const removePartnerEndpoint = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: `${own}/endpoint`,
  summary: summaries.remove,
  responses: { 200: message },
});
export const removePartnerEndpointOf = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: `${their}/endpoint`,
  summary: summaries.remove,
  responses: { 200: message },
});

export const rotatePartnerSecret = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: `${own}/endpoint/secret`,
  summary: summaries.rotate,
  responses: rotated,
});
export const rotatePartnerSecretOf = endpoint({
  ...ofOffice,
  method: 'POST',
  path: `${their}/endpoint/secret`,
  summary: summaries.rotate,
  responses: rotated,
});

export const testPartnerEndpoint = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: `${own}/endpoint/test`,
  summary: summaries.test,
  responses: { 202: message },
});
export const testPartnerEndpointOf = endpoint({
  ...ofOffice,
  method: 'POST',
  path: `${their}/endpoint/test`,
  summary: summaries.test,
  responses: { 202: message },
});

export const partnerDelivery = z.object({
  webhook_event_id: id,
  /** The name of the event to the partner, in `webhook-id`. */
  event_id: z.string(),
  kind: z.enum([...webhookKinds, webhookTestKind]),
  order_number: z.nullable(orderNumber),
  at: instant,
  state: z.enum(webhookStates),
  tries: z.int(),
  /** When it is tried next, where it waits and was tried. */
  next_try_at: z.nullable(instant),
  delivered_on: z.nullable(instant),
  /** Of the last try: HTTP's status or null where there was none, how long it took, and what came or what went wrong. */
  last_status: z.nullable(z.int()),
  last_ms: z.nullable(z.int()),
  last_answer: z.nullable(z.string()),
});
export type PartnerDelivery = z.infer<typeof partnerDelivery>;

const log = {
  query: z.object({ before: z.optional(idParam), state: z.optional(z.enum(webhookStates)) }),
  responses: { 200: z.object({ deliveries: z.array(partnerDelivery), next: z.nullable(id) }) },
};
export const listPartnerDeliveries = endpoint({
  ...ofKitchen,
  ...log,
  method: 'GET',
  path: `${own}/deliveries`,
  summary: summaries.list,
});
export const listPartnerDeliveriesOf = endpoint({
  ...ofOffice,
  ...log,
  method: 'GET',
  path: `${their}/deliveries`,
  summary: summaries.list,
});

const moment = z.iso.datetime('Enter a time');
const replay = {
  body: z
    .strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1, 'Choose an event'), z.maxLength(replayedMax))),
      from: z.optional(moment),
      to: z.optional(moment),
    })
    .check(
      z.refine(
        ({ ids, from, to }) =>
          ids === undefined
            ? from !== undefined && to !== undefined && from < to
            : from === undefined && to === undefined,
        'Name events by their ids, or a span with its begin and end',
      ),
    ),
  responses: { 202: z.object({ replayed: z.int() }) },
};
export const replayPartnerDeliveries = endpoint({
  ...ofKitchen,
  ...replay,
  method: 'POST',
  path: `${own}/deliveries/replay`,
  summary: summaries.replay,
});
export const replayPartnerDeliveriesOf = endpoint({
  ...ofOffice,
  ...replay,
  method: 'POST',
  path: `${their}/deliveries/replay`,
  summary: summaries.replay,
});

const span = z.object({ from: day('Enter the first day'), to: day('Enter the last day') });
const file = { query: span, media: 'text/csv', responses: { 200: z.string() } } as const;
export const exportPartnerEvents = endpoint({
  ...ofKitchen,
  ...file,
  method: 'GET',
  path: `${own}/events/csv`,
  summary: summaries.csv,
});
export const exportPartnerEventsOf = endpoint({
  ...ofOffice,
  ...file,
  method: 'GET',
  path: `${their}/events/csv`,
  summary: summaries.csv,
});
