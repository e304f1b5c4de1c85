// Owns broadcasts: what the office tells many at once. A draft is written, looked at, and sent as it was looked at; sending is
// broadcasts.sending.ts.
import type { Broadcast, BroadcastForm, BroadcastPreview, previewBroadcast } from '@tawa/contract/accounts/broadcasts';
import type { Received } from '@tawa/contract/common/endpoint';
import {
  broadcastChannels,
  decideBroadcast,
  leastSeen,
  roundCount,
  startProblem,
  type BroadcastAct,
  type BroadcastChannel,
} from '@tawa/domain/accounts/broadcasts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { readPage } from '#platform/database/listing.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { countPeople } from './broadcasts.people.store.ts';
import { stateOf } from './stored-words.ts';
import * as store from './broadcasts.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
interface Hand {
  actor_id: number;
  broadcast_id: number;
}

export async function listBroadcasts(
  { db, clock }: ServiceDeps,
  query: Parameters<typeof store.listing>[0] & { sort: string; page: number },
) {
  const { rows, ...counted } = await readPage(db, store.listing(query), query);
  return { rows: rows.map((row) => store.answerOf(row, clock.now())), ...counted };
}

export async function getBroadcast({ db, clock }: ServiceDeps, broadcastId: number): Promise<Broadcast> {
  const row = await store.findBroadcast(db, broadcastId);
  if (!row) throw notFound();
  return store.answerOf(row, clock.now());
}

/** The ways in the order of the table, each once. */
const inOrder = (channels: readonly BroadcastChannel[]) =>
  broadcastChannels.filter((channel) => channels.includes(channel));

const rowOf = ({ link, channels, diets, ...form }: BroadcastForm) => ({
  ...form,
  link: link === '' ? null : link,
  channels: inOrder(channels),
  diets: [...new Set(diets)],
});

async function refuseUnknownCity(tx: Tx, city_id: number | null): Promise<void> {
  if (city_id !== null && !(await store.isCity(tx, city_id)))
    throw new AppError('invalid', 'There is no such city.', { fields: { city_id: 'Choose a city' } });
}

export async function addBroadcast(deps: ServiceDeps, actor_id: number, form: BroadcastForm): Promise<Broadcast> {
  const row = rowOf(form);
  const id = await transaction(deps.db, async (tx) => {
    await refuseUnknownCity(tx, row.city_id);
    const { broadcast_id } = await store.addBroadcast(tx, { ...row, made_by: actor_id, made_on: deps.clock.now() });
    await record(tx, { actor_id, action: 'broadcast.add', subject_id: broadcast_id, after: row });
    return broadcast_id;
  });
  return getBroadcast(deps, id);
}

async function lockDraft(tx: Tx, broadcastId: number): Promise<store.LockedBroadcast> {
  const held = await store.lockBroadcast(tx, broadcastId);
  if (!held) throw notFound();
  if (held.state !== 'draft') throw new AppError('conflict', 'This broadcast is no draft any more.');
  return held;
}

function refuseOther(held: store.LockedBroadcast, version: number): void {
  if (held.version !== version)
    throw new AppError('conflict', 'Somebody changed this draft meanwhile. Look at it again.');
}

export async function updateBroadcast(
  deps: ServiceDeps,
  { actor_id, broadcast_id }: Hand,
  { version, ...form }: BroadcastForm & { version: number },
): Promise<Broadcast> {
  const row = rowOf(form);
  await transaction(deps.db, async (tx) => {
    const held = await lockDraft(tx, broadcast_id);
    refuseOther(held, version);
    await refuseUnknownCity(tx, row.city_id);
    await store.updateBroadcast(tx, broadcast_id, { ...row, version: version + 1 });
    const { title, body, link, channels, city_id, ordered_within, not_ordered_for, diets } = held;
    const before = { title, body, link, channels, city_id, ordered_within, not_ordered_for, diets };
    await record(tx, { actor_id, action: 'broadcast.change', subject_id: broadcast_id, before, after: row });
  });
  return getBroadcast(deps, broadcast_id);
}

export const deleteBroadcast = ({ db }: ServiceDeps, { actor_id, broadcast_id }: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const { title, body } = await lockDraft(tx, broadcast_id);
    await store.deleteBroadcast(tx, broadcast_id);
    await record(tx, { actor_id, action: 'broadcast.delete', subject_id: broadcast_id, before: { title, body } });
  });

type Wanted = Received<typeof previewBroadcast>['body'];

/** How many a broadcast would reach now. Nobody is named, and of a large house each count is rounded to what is known. */
export async function previewPeople(
  { db, clock }: ServiceDeps,
  { channels, ...segment }: Wanted,
): Promise<BroadcastPreview> {
  const { counts, step } = await countPeople(db, segment, { channels, now: clock.now() });
  const told = (count: number) => roundCount(count, step);
  return {
    is_exact: step === 1,
    least: leastSeen(step),
    matching: told(counts.matching),
    people: told(counts.people),
    by_channel: { in_app: told(counts.in_app), email: told(counts.email), web_push: told(counts.web_push) },
    left: {
      suspended: told(counts.suspended),
      no_consent: told(counts.no_consent),
      unreachable: told(counts.unreachable),
      heard: told(counts.heard),
    },
  };
}

export async function planBroadcast(
  deps: ServiceDeps,
  { actor_id, broadcast_id }: Hand,
  { version, starts_at }: { version: number; starts_at: string | null },
): Promise<Broadcast> {
  const now = deps.clock.now();
  const start = starts_at === null ? now : new Date(starts_at);
  const problem = startProblem(start, now);
  if (problem !== null) throw new AppError('invalid', problem, { fields: { starts_at: problem } });
  await transaction(deps.db, async (tx) => {
    refuseOther(await lockDraft(tx, broadcast_id), version);
    const planned = { planned_by: actor_id, planned_on: now, starts_at: start };
    await store.updateBroadcast(tx, broadcast_id, { ...planned, state: 'planned' });
    const after = { starts_at: start };
    await record(tx, { actor_id, action: 'broadcast.plan', subject_id: broadcast_id, after });
  });
  return getBroadcast(deps, broadcast_id);
}

const refusals: Readonly<Record<BroadcastAct, string>> = {
  pause: 'Only what is planned or being sent can be paused.',
  go_on: 'Only a paused broadcast can go on.',
  stop: 'This broadcast is over or was never planned.',
  take_back: 'It has begun. Stop it instead.',
};

/**
 * Pauses, goes on, stops, takes back. It waits for a share that is being handed over, and after it nothing more is: what is
 * answered is the last word.
 */
export async function moveBroadcast(
  deps: ServiceDeps,
  { actor_id, broadcast_id }: Hand,
  act: BroadcastAct,
): Promise<Broadcast> {
  await transaction(deps.db, async (tx) => {
    const held = await store.lockBroadcast(tx, broadcast_id);
    if (!held) throw notFound();
    const state = decideBroadcast(stateOf(held.state), act);
    if (state === null) throw new AppError('conflict', refusals[act]);
    const back = { planned_by: null, planned_on: null, starts_at: null };
    await store.updateBroadcast(tx, broadcast_id, {
      state,
      ...(act === 'stop' && { ended_on: deps.clock.now() }),
      ...(act === 'take_back' && back),
    });
    const after = act === 'stop' || act === 'pause' ? { sent: held.sent, people: held.people } : {};
    await record(tx, { actor_id, action: `broadcast.${act}`, subject_id: broadcast_id, after });
  });
  return getBroadcast(deps, broadcast_id);
}

/** Forgets what somebody heard of broadcasts. */
export const forgetHeard = store.deleteHeard;
