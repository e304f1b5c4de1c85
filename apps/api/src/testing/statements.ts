/** What a process sends beside its calls: whether a connection lives, events their places, and how far a replica is. */
const besides = /^select 1$|place_live_events|pg_last_wal_replay_lsn/;

/** The text of a statement as the driver is asked for it. */
export const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);

/** Whether a statement belongs to a call, and not to what a process sends by itself. */
export const isOfCall = (asked: unknown): boolean => !besides.test(textOf(asked));
