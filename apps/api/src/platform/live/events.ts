import { dayMs } from '@tawa/domain/common/durations';
import { sql, type RawBuilder } from 'kysely';
import type { LiveKind, liveEvents } from '@tawa/contract/common/live';
import type { z } from 'zod/mini';
import type { Caller } from '../keys/auth.ts';
import type { Db } from '../database/db.ts';

export type Audience = `user:${number}` | `restaurant:${number}` | 'admin';

/** Something that happened, for everyone of an audience who has a page open. */
export type LiveEvent = {
  [K in LiveKind]: { audience: Audience; kind: K; payload: z.infer<(typeof liveEvents)[K]> };
}[LiveKind];

export interface EventRow {
  /** Its place in the order in which pages hear of events. */
  position: number;
  audience: string;
  kind: string;
  payload: unknown;
}

/** Told when events have their places and can be read. */
export const placedChannel = 'live_placed';

/** The statement that writes events, one at least; the process gives them their places when its transaction has ended. */
export function publishing(events: readonly [LiveEvent, ...LiveEvent[]]): RawBuilder<unknown> {
  const rows = events.map(
    ({ audience, kind, payload }) => sql`(${audience}, ${kind}, ${JSON.stringify(payload)}::jsonb)`,
  );
  return sql`insert into live_events (audience, kind, payload) values ${sql.join(rows)}`;
}

/** Writes events in the transaction that causes them; open pages hear of them when it commits, in every process. */
export async function publish(tx: Db, events: LiveEvent | readonly LiveEvent[]): Promise<void> {
  const [first, ...others] = [events].flat();
  if (first) await publishing([first, ...others]).execute(tx);
}

/** Whose events a caller may hear; a visit and a shared tablet hear the panel's and none of the person's. */
export function audiencesOf(caller: Caller): Audience[] {
  const own: Audience[] = caller.visitorId === null && caller.tablet === null ? [`user:${caller.userId}`] : [];
  if (caller.role === 'restaurant') own.push(`restaurant:${caller.restaurantId}`);
  if (caller.role === 'admin') own.push('admin');
  return own;
}

export function parsePosition(text: string | undefined): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;
}

const placedAtOnce = 500;

export interface Placed {
  /** Whether more may wait, which another process may be giving theirs at this moment. */
  left: 'all' | 'more' | 'busy';
  /** Whose events got their places, and the last of these. */
  told: { audience: string; last: number }[];
}

interface PlacedRow {
  audience: string | null;
  told: number;
  last: number;
}

/** Gives committed events their places; the database announces it to every process that listens where it is asked to. */
export async function placeEvents(db: Db, { announces }: { announces: boolean }): Promise<Placed> {
  const { rows } = await sql<PlacedRow>`select audience, told, last
    from place_live_events(${placedAtOnce}, ${announces})`.execute(db);
  const told = rows.flatMap(({ audience, last }) => (audience === null ? [] : [{ audience, last }]));
  if (told.length < rows.length) return { left: 'busy', told };
  const placed = rows.reduce((sum, row) => sum + row.told, 0);
  return { left: placed < placedAtOnce ? 'all' : 'more', told };
}

/** The place of the last event. */
export async function findPresent(db: Db): Promise<number> {
  const { rows } = await sql<{ present: number }>`
    select coalesce(max(position), 0) as present from live_events where position is not null`.execute(db);
  return rows[0]?.present ?? 0;
}

const columns = sql`position, audience, kind, payload`;

interface Followed {
  audiences: readonly string[];
  after: number;
  limit: number;
}

/** What audiences were told after a position, and the place of the last event of all at that moment. */
export async function listEventsFor(
  db: Db,
  { audiences, after, limit }: Followed,
): Promise<{ rows: EventRow[]; upTo: number }> {
  const { rows } = await eventsFor(audiences, after, limit).execute(db);
  return {
    rows: rows.flatMap(({ up_to: _upTo, position, ...row }) => (position === null ? [] : [{ ...row, position }])),
    upTo: rows[0]?.up_to ?? 0,
  };
}

type FollowedRow = Omit<EventRow, 'position'> & { up_to: number | null; position: number | null };

/** A set that is joined, and no list in a condition: thousands of audiences would be weighed one by one to plan it. */
export const eventsFor = (audiences: readonly string[], after: number, limit: number): RawBuilder<FollowedRow> =>
  sql`select p.up_to, e.* from (select max(position) as up_to from live_events where position is not null) p
    left join lateral (select ${columns} from live_events
      where audience in (select unnest(${audiences}::text[])) and position > ${after}
      order by position limit ${limit}) e on true`;

interface Missed {
  audiences: readonly string[];
  after: number;
  upTo: number;
  limit: number;
}

export async function listMissedEvents(db: Db, { audiences, after, upTo, limit }: Missed): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select ${columns} from live_events
    where audience = any(${[...audiences]}) and position > ${after} and position <= ${upTo}
    order by position limit ${limit}`.execute(db);
  return rows;
}

const turns = 3;
const lockedMs = 2000;

/**
 * Empties the partition whose turn is tomorrow, of the day before yesterday: nobody resumes from there any more. A backup that is
 * reading holds it up, and it is tried again with the next call.
 */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  const day = Math.floor(now.getTime() / dayMs);
  const partition = sql.table(`live_events_${(day + 1) % turns}`);
  const { rows } = await sql<{ newest: Date | null }>`select max(created_on) as newest from ${partition}`.execute(db);
  const newest = rows[0]?.newest;
  // By the clock of the database too: no event goes early because a machine's clock is wrong.
  if (!newest || newest.getTime() > now.getTime() - dayMs) return;
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockedMs)}`.execute(tx);
    await sql`truncate ${partition}`.execute(tx);
  });
}
