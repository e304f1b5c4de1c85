import {
  broadcastActs,
  broadcastBodyMax,
  broadcastChannels,
  broadcastLookBackMax,
  broadcastPhases,
  broadcastTitleMax,
} from '@tawa/domain/accounts/broadcasts';
import { diets } from '@tawa/domain/accounts/diet';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { listAnswer, listQuery } from '../common/lists.ts';

const office = { access: ['admin'] } as const;
const byId = z.object({ broadcast_id: idParam });
const channel = z.enum(broadcastChannels);
const channels = z.array(channel).check(
  z.minLength(1, 'Choose at least one way'),
  z.maxLength(broadcastChannels.length),
  z.refine(
    (chosen) => !chosen.includes('web_push') || chosen.includes('in_app'),
    'The phone shows the notice of the inbox: choose that too',
  ),
);

const daysText = `1 to ${broadcastLookBackMax} days`;
const days = z.nullable(z.int(daysText).check(z.minimum(1, daysText), z.maximum(broadcastLookBackMax, daysText)));

/** Whom a broadcast is for; what is left open asks for nothing, and all that is asked for must be true. */
const segment = {
  /** The city of the default address. */
  city_id: z.nullable(id),
  /** Ordered within so many days. */
  ordered_within: days,
  /** Not ordered for so many days, or never. */
  not_ordered_for: days,
  /** Eats so, and lets offers go by it. */
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
};

const linkForm = /^(\/([^/\\\s][^\s\\]*)?)?$/;

/** A broadcast as its form checks it. */
export const broadcastForm = z.strictObject({
  title: requiredText('Write a title', broadcastTitleMax),
  body: requiredText('Write what you want to say', broadcastBodyMax),
  /** A page of this site; empty for none. */
  link: z
    .string()
    .check(
      z.trim(),
      z.maxLength(200, 'At most 200 characters'),
      z.regex(linkForm, 'A page of this site, such as /restaurants'),
    ),
  channels,
  ...segment,
});
export type BroadcastForm = z.infer<typeof broadcastForm>;

/** A broadcast as far as it has come; the counts are of people. */
export const broadcast = z.object({
  broadcast_id: id,
  version: z.int(),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  channels: z.array(channel),
  city_id: z.nullable(id),
  cityname: z.nullable(z.string()),
  ordered_within: z.nullable(z.int()),
  not_ordered_for: z.nullable(z.int()),
  diets: z.array(z.enum(diets)),
  phase: z.enum(broadcastPhases),
  made_by_name: z.string(),
  made_on: instant,
  planned_by_name: z.nullable(z.string()),
  starts_at: z.nullable(instant),
  ended_on: z.nullable(instant),
  /** Whether everybody whom it is for is known by now. */
  is_gathered: z.boolean(),
  /** Who is to hear of it, and what became of them. */
  people: z.int(),
  sent: z.int(),
  failed: z.int(),
  left_late: z.int(),
  /** By which ways it was handed over. */
  by_channel: z.object({ in_app: z.int(), email: z.int(), web_push: z.int() }),
  /** Who of the segment is left out, and why. */
  left: z.object({ suspended: z.int(), no_consent: z.int(), unreachable: z.int(), heard: z.int() }),
});
export type Broadcast = z.infer<typeof broadcast>;

export const listBroadcasts = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/broadcasts',
  summary: 'What the office told many at once and is about to, 25 a page',
  query: listQuery(['-made_on', 'title', 'people'], {
    state: z.optional(z.enum(['draft', 'planned', 'sending', 'paused', 'stopped', 'done'])),
  }),
  responses: { 200: listAnswer(broadcast) },
});

export const getBroadcast = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/broadcasts/:broadcast_id',
  summary: 'One broadcast, and how far it has come',
  params: byId,
  responses: { 200: broadcast },
});

export const addBroadcast = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/broadcasts',
  summary: 'Keeps a draft of a broadcast; nobody hears of it yet',
  body: broadcastForm,
  responses: { 201: broadcast },
});

export const updateBroadcast = endpoint({
  ...office,
  method: 'PUT',
  path: '/admin/broadcasts/:broadcast_id',
  summary: 'Changes a draft; what is planned cannot be changed',
  params: byId,
  body: z.strictObject({ ...broadcastForm.shape, version: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  responses: { 200: broadcast },
});

export const deleteBroadcast = endpoint({
  ...office,
  method: 'DELETE',
  path: '/admin/broadcasts/:broadcast_id',
  summary: 'Throws a draft away',
  params: byId,
  responses: { 200: message },
});

export const previewBroadcast = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/broadcasts/preview',
  summary: 'How many a broadcast would reach now and who is left out; a large house is judged by a sample, and says so',
  body: z.strictObject({ channels, ...segment }),
  responses: {
    200: z.object({
      /** Whether everybody was counted; otherwise two digits of each count are known. */
      is_exact: z.boolean(),
      /** What a count of 0 stays under. */
      least: z.int(),
      /** Who is of the segment, and who of them would hear of it. */
      matching: z.int(),
      people: z.int(),
      by_channel: z.object({ in_app: z.int(), email: z.int(), web_push: z.int() }),
      left: z.object({ suspended: z.int(), no_consent: z.int(), unreachable: z.int(), heard: z.int() }),
    }),
  },
});
export type BroadcastPreview = z.infer<(typeof previewBroadcast)['responses'][200]>;

export const testBroadcast = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/broadcasts/:broadcast_id/test',
  summary: 'Sends a draft to whoever asks, by each of its ways, at any hour',
  params: byId,
  responses: { 200: message },
});

export const planBroadcast = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/broadcasts/:broadcast_id/plan',
  summary: 'Sends a draft now or at a time, as it was looked at; in quiet hours it waits for the morning',
  params: byId,
  body: z.strictObject({
    version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    /** Null for now. */
    starts_at: z.nullable(z.iso.datetime('Choose a time')),
  }),
  responses: { 200: broadcast },
});

export const moveBroadcast = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/broadcasts/:broadcast_id/state',
  summary: 'Pauses a broadcast, goes on with it, stops it for good, or takes a planned one back',
  params: byId,
  body: z.strictObject({ act: z.enum(broadcastActs) }),
  responses: { 200: broadcast },
});
