import { sql } from 'kysely';
import { figureOf, secondsSince, type HouseFigure } from './house-figures.ts';

const maxConnections = sql`current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int`;
const isPrimary = sql`not pg_is_in_recovery()`;

/** What the live line waits for. */
const unplacedEvent: HouseFigure = {
  name: 'tawa_house_unplaced_event_seconds',
  help: 'How long the oldest live event has waited for its place in the line',
  rows: () => figureOf(secondsSince(sql`created_on`), sql`live_events where position is null`),
};

/** How the database server does, as far as our own role may see. */
export const databaseFigures: readonly HouseFigure[] = [
  unplacedEvent,
  {
    name: 'tawa_house_database_connections',
    help: 'Connections of clients to the database server, of all programs',
    rows: () => figureOf(sql`count(*)`, sql`pg_stat_activity where backend_type = 'client backend'`),
  },
  {
    name: 'tawa_house_database_connections_max',
    help: 'Connections that the database server takes',
    rows: () => figureOf(maxConnections, sql`(values (1)) one`),
  },
  {
    name: 'tawa_house_oldest_transaction_seconds',
    help: 'How long the oldest transaction has been open',
    rows: () =>
      figureOf(
        secondsSince(sql`xact_start`, sql`clock_timestamp()`),
        sql`pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
  },
  {
    name: 'tawa_house_database_age_transactions',
    help: 'Transactions since the oldest row that is not frozen; at 2 billion the database stops',
    rows: () => figureOf(sql`age(datfrozenxid)`, sql`pg_database where datname = current_database()`),
  },
  {
    name: 'tawa_house_archive_failing',
    help: 'Whether the last segment of the log could not be archived, 0 or 1',
    rows: () =>
      figureOf(
        sql`(coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false))::int`,
        sql`pg_stat_archiver`,
      ),
  },
  {
    name: 'tawa_house_replication_lag_seconds',
    help: 'How far the slowest standby is behind, where our role may see that; 0 without a standby',
    rows: () => figureOf(sql`coalesce(max(extract(epoch from replay_lag)), 0)`, sql`pg_stat_replication`),
  },
  {
    name: 'tawa_house_replication_slot_bytes',
    help: 'Log that the slot furthest behind keeps on the disk; 0 without a slot',
    rows: () =>
      figureOf(
        sql`coalesce(max(case when ${isPrimary} then pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) end), 0)`,
        sql`pg_replication_slots`,
      ),
  },
];
