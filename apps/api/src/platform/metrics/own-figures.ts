import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { placesIn, listNames } from '#db/backup/places.ts';
import type { Cache } from '../cache/cache.ts';
import type { Listener } from '../database/listener.ts';
import type { Replicas } from '../database/replicas.ts';
import type { Env } from '../env.ts';
import type { Load } from '../http/load.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { NatsFanOut } from '../live/fan-out/nats-fan-out.ts';
import { Looked } from './looked.ts';
import type { Tally } from './tally.ts';

/** What a process knows of itself without asking anybody. */
export interface Own {
  hub: Pick<EventHub, 'count' | 'counts'>;
  replicas: Pick<Replicas, 'counts'>;
  /** Undefined without NATS_URL. */
  fanOut: Pick<NatsFanOut, 'isWell'> | undefined;
  load: Load;
  listener: Pick<Listener, 'isConnected' | 'silentSeconds'>;
  cache: Pick<Cache, 'counts'>;
  pools: Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>>>;
  tally: Tally;
}

type Told = readonly (readonly [labels: Record<string, string>, value: number])[];

/** A figure that is asked for when it is told. */
function tell(
  register: Registry,
  { name, help, labelNames = [] }: { name: string; help: string; labelNames?: string[] },
  read: () => Told,
): void {
  const config = { name, help, labelNames, registers: [register] };
  if (name.endsWith('_total')) {
    const counter: Counter = new Counter({
      ...config,
      collect() {
        counter.reset();
        for (const [labels, value] of read()) counter.inc(labels, value);
      },
    });
  } else {
    const gauge: Gauge = new Gauge({
      ...config,
      collect() {
        if (labelNames.length > 0) gauge.reset();
        else gauge.remove();
        for (const [labels, value] of read()) gauge.set(labels, value);
      },
    });
  }
}

const alone = (value: number | undefined): Told => (value === undefined ? [] : [[{}, value]]);

function tellConnections(register: Registry, pools: Own['pools']): void {
  const each = (of: (pool: Own['pools'][string]) => number): Told =>
    Object.entries(pools).map(([pool, state]) => [{ pool }, of(state)]);
  const labelNames = ['pool'];
  tell(
    register,
    { name: 'tawa_database_pool_connections', help: 'Connections of this process', labelNames: ['pool', 'state'] },
    () =>
      Object.entries(pools).flatMap(([pool, { totalCount, idleCount }]) => [
        [{ pool, state: 'busy' }, totalCount - idleCount] as const,
        [{ pool, state: 'idle' }, idleCount] as const,
      ]),
  );
  tell(
    register,
    { name: 'tawa_database_pool_waiting', help: 'Pieces of work that wait for a connection', labelNames },
    () => each(({ waitingCount }) => waitingCount),
  );
  tell(
    register,
    { name: 'tawa_database_pool_connections_max', help: 'Connections of this process at most', labelNames },
    () => each(({ options }) => options.max),
  );
}

function tellLine(register: Registry, { listener, hub, fanOut }: Own): void {
  const help = 'Whether announcements of other processes are heard, 0 or 1';
  tell(register, { name: 'tawa_listener_connected', help }, () => alone(listener.isConnected() ? 1 : 0));
  tell(
    register,
    {
      name: 'tawa_listener_silent_seconds',
      help: 'Since when nothing came over the line that listens, every 2 s asked',
    },
    () => alone(listener.silentSeconds()),
  );
  tell(register, { name: 'tawa_live_streams', help: 'Open live lines' }, () => alone(hub.count()));
  tell(
    register,
    { name: 'tawa_live_rows_read_total', help: 'Live events that were read for the lines of this process' },
    () => alone(hub.counts().rows),
  );
  tell(register, { name: 'tawa_live_events_sent_total', help: 'Live events that were sent, one for each line' }, () =>
    alone(hub.counts().delivered),
  );
  tell(
    register,
    { name: 'tawa_nats_up', help: 'Whether NATS tells the others, 0 or 1; nothing without NATS_URL' },
    () => (fanOut ? alone(fanOut.isWell() ? 1 : 0) : []),
  );
}

function tellReadings(register: Registry, { replicas }: Own): void {
  tell(
    register,
    {
      name: 'tawa_replica_readings_total',
      help: 'Readings that a replica may answer, by who answered; 0 without DATABASE_READ_URL',
      labelNames: ['place'],
    },
    () => Object.entries(replicas.counts).map(([place, count]) => [{ place }, count]),
  );
}

function tellLoad(register: Registry, { load, cache }: Own): void {
  const help = 'Classes of calls that are refused at the moment, of three';
  tell(register, { name: 'tawa_load_classes_shed', help }, () => alone(load.level));
  tell(
    register,
    { name: 'tawa_load_lateness_seconds', help: 'How late this process does what is due; shedding goes by it' },
    () => alone(load.lateMs / 1000),
  );
  tell(
    register,
    { name: 'tawa_load_refused_calls_total', help: 'Calls refused because there were too many', labelNames: ['class'] },
    () => ['figures', 'lists', 'screens'].map((kind) => [{ class: kind }, shedOf(load, kind)]),
  );
  tell(
    register,
    {
      name: 'tawa_kept_answers_total',
      help: 'Public answers and pages that were found ready, made, or shown although old',
      labelNames: ['outcome'],
    },
    () => Object.entries(cache.counts).map(([outcome, count]) => [{ outcome }, count]),
  );
}

const shedOf = ({ shed }: Load, kind: string): number =>
  [...shed].reduce((sum, [name, count]) => (name === kind ? sum + count : sum), 0);

function tellTally(register: Registry, tally: Tally): void {
  tell(
    register,
    { name: 'tawa_provider_calls_total', help: 'Calls to providers', labelNames: ['provider', 'outcome'] },
    () =>
      [...tally.calls].flatMap(([provider, { ok, failed }]) => [
        [{ provider, outcome: 'ok' }, ok] as const,
        [{ provider, outcome: 'failed' }, failed] as const,
      ]),
  );
  tell(
    register,
    { name: 'tawa_provider_call_seconds_total', help: 'Time spent on calls to providers', labelNames: ['provider'] },
    () => [...tally.calls].map(([provider, { seconds }]) => [{ provider }, seconds]),
  );
  tell(
    register,
    { name: 'tawa_messages_given_up_total', help: 'Messages that never went out', labelNames: ['way'] },
    () => tally.givenUp.map(([way, count]) => [{ way }, count]),
  );
}

type Folders = Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>;

async function roomOf(name: string, folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { name, free: bavail * bsize, all: blocks * bsize };
}

/** When (s) the newest whole backup was written; its manifest is what is written last. */
async function findBackup(folder: string): Promise<number | undefined> {
  const { base } = placesIn(folder);
  for (const name of (await listNames(base)).toReversed()) {
    const manifest = await stat(join(base, name, 'manifest.json')).catch(() => undefined);
    if (manifest) return manifest.mtimeMs / 1000;
  }
  return undefined;
}

async function lookAtDisk({ DATA_DIR, BACKUP_DIR }: Folders) {
  const [rooms, backupAt] = await Promise.all([
    Promise.allSettled([roomOf('data', DATA_DIR), ...(BACKUP_DIR ? [roomOf('backup', BACKUP_DIR)] : [])]),
    BACKUP_DIR ? findBackup(BACKUP_DIR) : undefined,
  ]);
  return { rooms: rooms.flatMap((room) => (room.status === 'fulfilled' ? [room.value] : [])), backupAt };
}

/** Tells of the disks of this machine; answers what looks at them before they are told. */
export function registerDisk(register: Registry, env: Folders): () => Promise<void> {
  const looked = new Looked({ read: () => lookAtDisk(env), withinMs: 300 });
  let seen: Awaited<ReturnType<typeof lookAtDisk>> | undefined;
  const labelNames = ['folder'];
  tell(register, { name: 'tawa_disk_free_bytes', help: 'Room on the disk of a folder', labelNames }, () =>
    (seen?.rooms ?? []).map(({ name, free }) => [{ folder: name }, free]),
  );
  tell(register, { name: 'tawa_disk_bytes', help: 'Size of the disk of a folder', labelNames }, () =>
    (seen?.rooms ?? []).map(({ name, all }) => [{ folder: name }, all]),
  );
  const help = 'When the newest backup in BACKUP_DIR was complete; 0 where there is none, nothing without BACKUP_DIR';
  tell(register, { name: 'tawa_backup_timestamp_seconds', help }, () =>
    env.BACKUP_DIR && seen ? alone(seen.backupAt ?? 0) : [],
  );
  return async () => {
    seen = (await looked.get()).value;
  };
}

/** Tells what a process knows of itself. */
export function registerOwn(register: Registry, own: Own): void {
  tellConnections(register, own.pools);
  tellLine(register, own);
  tellReadings(register, own);
  tellLoad(register, own);
  tellTally(register, own.tally);
}
