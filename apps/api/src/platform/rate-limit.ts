import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import { compiled, type PlaceOf } from './compiled.ts';
import type { Db } from './db.ts';
import { AppError } from './errors.ts';
import { forgetOld } from './forget.ts';

interface Budget {
  calls: number;
  windowS: number;
}

/** How many calls of one kind one caller has in one window, before RATE_LIMIT_FACTOR. */
export const budgets = {
  read: { calls: 1200, windowS: 60 },
  step: { calls: 120, windowS: 60 },
  lost: { calls: 120, windowS: 60 },
  write: { calls: 120, windowS: 60 },
  loginOfAccount: { calls: 10, windowS: 900 },
  loginOfAddress: { calls: 60, windowS: 900 },
  registration: { calls: 20, windowS: 3600 },
  mail: { calls: 5, windowS: 3600 },
  message: { calls: 20, windowS: 3600 },
  hold: { calls: 30, windowS: 3600 },
  upload: { calls: 60, windowS: 3600 },
  riderOfAddress: { calls: 60, windowS: 900 },
  feedbackOfAddress: { calls: 30, windowS: 3600 },
  feedbackOfNewAccount: { calls: 6, windowS: 86_400 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** One call to be counted in PostgreSQL. */
export interface Charge {
  bucket: string;
  windowStart: Date;
  /** Throws `busy` when the calls that were counted, this one among them, are more than the budget. */
  judge(used: number): void;
}

/** Budgets per caller: the counted ones live in PostgreSQL and hold over all processes, the coarse ones in this process. */
export interface RateLimit {
  /** A call that another statement counts, by `counting`. */
  charge(budget: BudgetName, caller: string): Charge;
  /** Counts one call in PostgreSQL; throws `busy` when the budget is used up. */
  spend(budget: BudgetName, caller: string): Promise<void>;
  /** Throws `busy` when the budget is used up, without counting: for budgets that only failures use. */
  check(budget: BudgetName, caller: string): Promise<void>;
  /** Counts one call in this process only; throws `busy` when the budget is used up. */
  spendHere(budget: BudgetName, caller: string): void;
}

const callersMax = 50_000;

const tooMany = (retryAfterS: number) =>
  new AppError('busy', 'Too many requests. Please wait a moment and try again.', {
    retryAfterS: Math.max(1, retryAfterS),
  });

function windowOf({ windowS }: Budget, now: Date) {
  const startMs = Math.floor(now.getTime() / (windowS * 1000)) * windowS * 1000;
  return { start: new Date(startMs), leftS: Math.ceil((startMs + windowS * 1000 - now.getTime()) / 1000) };
}

/** The part of a `with` that counts a charge once for each row of a source, and answers the calls so far as `used`. */
export const counting = (place: PlaceOf<Pick<Charge, 'bucket' | 'windowStart'>>, source: RawBuilder<unknown>) =>
  sql<{ used: number }>`(insert into rate_limits (bucket, window_start, used)
    select ${place('bucket')}::text, ${place('windowStart')}::timestamptz, 1 from ${source}
    on conflict (bucket, window_start) do update set used = rate_limits.used + 1 returning used)`;

const countCall = compiled((db, place: PlaceOf<Charge>) =>
  db
    .with('spent', () => counting(place, sql`(select) once`))
    .selectFrom('spent')
    .select('used'),
);

function createLocalCounter(clock: Clock, factor: number) {
  let counts = new Map<string, { used: number; start: number }>();
  return (budget: BudgetName, caller: string) => {
    const { start, leftS } = windowOf(budgets[budget], clock.now());
    if (counts.size > callersMax) counts = new Map();
    const key = `${budget}:${caller}`;
    const kept = counts.get(key);
    const used = kept?.start === start.getTime() ? kept.used + 1 : 1;
    counts.set(key, { used, start: start.getTime() });
    if (used > budgets[budget].calls * factor) throw tooMany(leftS);
  };
}

export function createRateLimit({ db, clock, factor }: { db: Db; clock: Clock; factor: number }): RateLimit {
  const spendHere = createLocalCounter(clock, factor);
  const bucketOf = (budget: BudgetName, caller: string) => `${budget}:${caller}`.slice(0, 200);
  const charge = (budget: BudgetName, caller: string): Charge => {
    const { start, leftS } = windowOf(budgets[budget], clock.now());
    const judge = (used: number) => {
      if (used > budgets[budget].calls * factor) throw tooMany(leftS);
    };
    return { bucket: bucketOf(budget, caller), windowStart: start, judge };
  };
  return {
    spendHere,
    charge,
    async spend(budget, caller) {
      const one = charge(budget, caller);
      const [counted] = await countCall(db, one);
      one.judge(counted?.used ?? 0);
    },
    async check(budget, caller) {
      const { start, leftS } = windowOf(budgets[budget], clock.now());
      const row = await db
        .selectFrom('rate_limits')
        .select('used')
        .where('bucket', '=', bucketOf(budget, caller))
        .where('window_start', '=', start)
        .executeTakeFirst();
      if (row && row.used >= budgets[budget].calls * factor) throw tooMany(leftS);
    },
  };
}

const longestWindowMs = 1000 * Math.max(...Object.values(budgets).map(({ windowS }) => windowS));

/** Drops the counts of windows that are over, with as much again for a process whose clock is behind. */
export const forgetOldCounts = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, {
    table: 'rate_limits',
    column: 'window_start',
    before: new Date(now.getTime() - 2 * longestWindowMs),
  });
