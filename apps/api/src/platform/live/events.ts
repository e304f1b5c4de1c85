import { dayMs } from '@tawa/domain/common/durations';
import { sql, type RawBuilder } from 'kysely';
import type { LiveKind, liveEvents } from '@tawa/contract/common/live';
import type { z } from 'zod/mini';
import type { Caller } from '../keys/auth.ts';
import type { Db } from '../database/db.ts';
import { forgetOld } from '../database/forget.ts';

export type Audience = `user:${number}` | `restaurant:${number}` | 'admin';

/** Something that happened, for everyone of an audience who has a page open. */
export type LiveEvent = {
  [K in LiveKind]: { audience: Audience; kind: K; payload: z.infer<(typeof liveEvents)[K]> };
}[LiveKind];

/** Where a reader is in the order in which events become final: transaction first, then the event's id. */
export interface Position {
  tx: number;
  id: number;
}

export interface EventRow extends Position {
  audience: string;
  kind: string;
  payload: unknown;
  /** No transaction that is still open can put an event before this one. */
  is_settled: boolean;
}

export const liveChannel = 'live';

/** The statement that writes events, one at least, and wakes the streams of every process when it commits. */
export function publishing(events: readonly [LiveEvent, ...LiveEvent[]]): RawBuilder<unknown> {
  const rows = events.map(
    ({ audience, kind, payload }) => sql`(${audience}, ${kind}, ${JSON.stringify(payload)}::jsonb)`,
  );
  return sql`insert into live_events (audience, kind, payload) values ${sql.join(rows)}
    returning pg_notify(${liveChannel}, '')`;
}

/** Writes events in the transaction that causes them; open pages hear of them when it commits, in every process. */
export async function publish(tx: Db, events: LiveEvent | readonly LiveEvent[]): Promise<void> {
  const [first, ...others] = [events].flat();
  if (first) await publishing([first, ...others]).execute(tx);
}

/** Whose events a caller may hear; a visit hears the panel's and none of the person's. */
export function audiencesOf(caller: Caller): Audience[] {
  const own: Audience[] = caller.visitorId === null ? [`user:${caller.userId}`] : [];
  if (caller.role === 'restaurant') own.push(`restaurant:${caller.restaurantId}`);
  if (caller.role === 'admin') own.push('admin');
  return own;
}

export const isAfter = (one: Position, other: Position): boolean =>
  one.tx === other.tx ? one.id > other.id : one.tx > other.tx;

export const formatPosition = ({ tx, id }: Position): string => `${tx}-${id}`;

export function parsePosition(text: string | undefined): Position | undefined {
  const found = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '');
  return found ? { tx: Number(found[1]), id: Number(found[2]) } : undefined;
}

const columns = sql`txid::text::bigint as tx, event_id as id, audience, kind, payload,
  txid < pg_snapshot_xmin(pg_current_snapshot()) as is_settled`;
const pointOf = ({ tx, id }: Position) => sql`(${String(tx)}::text::xid8, ${id}::bigint)`;

/** The position of a reader who wants only what becomes final from now on. */
export async function findPresent(db: Db): Promise<Position> {
  const { rows } = await sql<{ tx: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as tx`.execute(db);
  return { tx: rows[0]?.tx ?? 0, id: 0 };
}

export async function listEventsAfter(db: Db, after: Position, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select ${columns} from live_events
    where (txid, event_id) > ${pointOf(after)} order by txid, event_id limit ${limit}`.execute(db);
  return rows;
}

interface Missed {
  audiences: readonly string[];
  after: Position;
  upTo: Position;
  limit: number;
}

export async function listMissedEvents(db: Db, { audiences, after, upTo, limit }: Missed): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select ${columns} from live_events
    where audience = any(${[...audiences]}) and (txid, event_id) > ${pointOf(after)} and (txid, event_id) <= ${pointOf(upTo)}
    order by txid, event_id limit ${limit}`.execute(db);
  return rows;
}

const resumableMs = dayMs;

/** Drops events nobody can resume from any more. */
export const forgetOldEvents = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, { table: 'live_events', column: 'created_on', before: new Date(now.getTime() - resumableMs) });
