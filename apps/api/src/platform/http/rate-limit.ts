import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { compiled, type PlaceOf } from '../database/compiled.ts';
import type { Db } from '../database/db.ts';
import { AppError } from './errors.ts';
import { forgetOld } from '../database/forget.ts';

interface Budget {
  calls: number;
  windowS: number;
}

/** How many calls of one kind one caller has in one window, before RATE_LIMIT_FACTOR. */
export const budgets = {
  read: { calls: 1200, windowS: 60 },
  freshPage: { calls: 240, windowS: 60 },
  freshAnswer: { calls: 600, windowS: 60 },
  step: { calls: 120, windowS: 60 },
  lost: { calls: 120, windowS: 60 },
  write: { calls: 120, windowS: 60 },
  /** Of one key of a partner, whatever it asks. */
  partner: { calls: 600, windowS: 60 },
  loginOfAccount: { calls: 10, windowS: 900 },
  loginOfAddress: { calls: 60, windowS: 900 },
  /** A PIN is short, so its tries are few: at one tablet, and over all of them. */
  pinAtTablet: { calls: 5, windowS: 300 },
  pinOfPerson: { calls: 20, windowS: 3600 },
  registration: { calls: 20, windowS: 3600 },
  codeOfContact: { calls: 5, windowS: 3600 },
  codeOfAddress: { calls: 20, windowS: 3600 },
  /** Whoever sends from many addresses to many numbers of one country is stopped here, before the bill is long. */
  textOfCountry: { calls: 1000, windowS: 3600 },
  mail: { calls: 5, windowS: 3600 },
  message: { calls: 20, windowS: 3600 },
  /** Somebody who types without pause asks a few times a second. */
  find: { calls: 240, windowS: 60 },
  hold: { calls: 30, windowS: 3600 },
  /** Group orders that one customer begins, and guests that come from one network. */
  group: { calls: 20, windowS: 3600 },
  groupGuest: { calls: 120, windowS: 3600 },
  /** Phones that sit down from one network, PINs that they try at one table, and rounds that one of them sends. */
  tableGuest: { calls: 120, windowS: 3600 },
  tablePin: { calls: 10, windowS: 900 },
  tableRound: { calls: 60, windowS: 3600 },
  /** Pages to pay at that one of them opens. */
  tablePay: { calls: 30, windowS: 3600 },
  upload: { calls: 60, windowS: 3600 },
  /** A menu has more dishes than anybody sends pictures by hand; what an account may keep is bounded besides. */
  menuPicture: { calls: 500, windowS: 3600 },
  riderOfAddress: { calls: 60, windowS: 900 },
  feedbackOfAddress: { calls: 30, windowS: 3600 },
  feedbackOfNewAccount: { calls: 6, windowS: 86_400 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** One call to be counted in PostgreSQL. */
export interface Charge {
  bucket: string;
  windowStart: Date;
  /** The calls of the window, RATE_LIMIT_FACTOR applied. */
  most: number;
  /** Throws `busy` unless the statement counted the call. */
  judge(used: number | null | undefined): void;
}

/** A call that was counted. */
export interface Claim {
  /** Takes the call off the budget again: for budgets that only failures use up. */
  giveBack(): Promise<void>;
}

/**
 * Budgets per caller: the counted ones live in PostgreSQL and hold over all processes, the coarse ones in this process.
 * A call is counted before its work, in one statement; nobody can read a budget first and write it afterwards.
 */
export interface RateLimit {
  /** A call that another statement counts, by `counting`. */
  charge(budget: BudgetName, caller: string): Charge;
  /** Counts one call in PostgreSQL; throws `busy`, counting nothing, when the budget is used up. */
  claim(budget: BudgetName, caller: string): Promise<Claim>;
  /** Counts one call in this process only; throws `busy` when the budget is used up. */
  claimHere(budget: BudgetName, caller: string): void;
}

/** Callers that one process counts at a time. */
export const callersMax = 50_000;

const tooMany = (retryAfterS: number) =>
  new AppError('busy', 'Too many requests. Please wait a moment and try again.', {
    retryAfterS: Math.max(1, retryAfterS),
  });

function windowOf({ windowS }: Budget, now: Date) {
  const startMs = Math.floor(now.getTime() / (windowS * 1000)) * windowS * 1000;
  return { start: new Date(startMs), leftS: Math.ceil((startMs + windowS * 1000 - now.getTime()) / 1000) };
}

/** The part of a `with` that counts a charge once for each row of a source while the budget lasts, and answers the calls so far as `used`. */
export const counting = (
  place: PlaceOf<Pick<Charge, 'bucket' | 'windowStart' | 'most'>>,
  source: RawBuilder<unknown>,
) =>
  sql<{ used: number }>`(insert into rate_limits (bucket, window_start, used)
    select ${place('bucket')}::text, ${place('windowStart')}::timestamptz, 1 from ${source}
    where ${place('most')}::numeric >= 1
    on conflict (bucket, window_start) do update set used = rate_limits.used + 1
      where rate_limits.used + 1 <= ${place('most')}::numeric returning used)`;

const countCall = compiled((db, place: PlaceOf<Charge>) =>
  db
    .with('spent', () => counting(place, sql`(select) once`))
    .selectFrom('spent')
    .select('used'),
);

const takeOff = (db: Db, { bucket, windowStart }: Charge) =>
  db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('window_start', '=', windowStart)
    .where('used', '>', 0)
    .execute();

function createLocalCounter(clock: Clock, factor: number) {
  const counts = new Map<string, { used: number; start: number }>();
  return (budget: BudgetName, caller: string) => {
    const { start, leftS } = windowOf(budgets[budget], clock.now());
    const key = `${budget}:${caller}`;
    const counted = counts.get(key);
    const used = counted?.start === start.getTime() ? counted.used + 1 : 1;
    // Whoever called last stands last, so the first one is who was quiet for longest.
    counts.delete(key);
    counts.set(key, { used, start: start.getTime() });
    const [quietest] = counts.keys();
    if (counts.size > callersMax && quietest !== undefined) counts.delete(quietest);
    if (used > budgets[budget].calls * factor) throw tooMany(leftS);
  };
}

export function createRateLimit({ db, clock, factor }: { db: Db; clock: Clock; factor: number }): RateLimit {
  const charge = (budget: BudgetName, caller: string): Charge => {
    const { start, leftS } = windowOf(budgets[budget], clock.now());
    const judge = (used: number | null | undefined) => {
      if (typeof used !== 'number') throw tooMany(leftS);
    };
    const bucket = `${budget}:${caller}`.slice(0, 200);
    return { bucket, windowStart: start, most: budgets[budget].calls * factor, judge };
  };
  return {
    charge,
    async claim(budget, caller) {
      const one = charge(budget, caller);
      const [counted] = await countCall(db, one);
      one.judge(counted?.used);
      return { giveBack: async () => void (await takeOff(db, one)) };
    },
    claimHere: createLocalCounter(clock, factor),
  };
}

/** Claims a try before the work, and gives it back when the work answers something; null is a failure, which stays counted. */
export async function attempt<T>(
  rateLimit: Pick<RateLimit, 'claim'>,
  { budget, caller }: { budget: BudgetName; caller: string },
  work: () => Promise<T | null>,
): Promise<T | null> {
  const claim = await rateLimit.claim(budget, caller);
  const right = await work();
  if (right !== null) await claim.giveBack();
  return right;
}

const longestWindowMs = 1000 * Math.max(...Object.values(budgets).map(({ windowS }) => windowS));

/** Drops the counts of windows that are over, with as much again for a process whose clock is behind. */
export const forgetOldCounts = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, {
    table: 'rate_limits',
    column: 'window_start',
    before: new Date(now.getTime() - 2 * longestWindowMs),
  });
