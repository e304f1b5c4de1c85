import type { Deps } from '@tawa/api/deps';
import { createDb, createPool, type Db, type Tx } from '@tawa/api/platform/database/db';
import { transaction } from '@tawa/api/platform/database/transaction';
import { issueDue } from '@tawa/api/modules/money/documents/documents.service';
import { countMonths } from '@tawa/api/modules/money/tax-reports/tax-reports.count';
import { hourMs } from '@tawa/domain/common/durations';
import { createRandom, type Random } from '@tawa/domain/common/random';
import { sql } from 'kysely';
import { seedHistory } from '../world/ordering/history/history.ts';
import { seedPayouts } from '../world/ordering/history/payouts.ts';
import { countAgain, insertRows } from '../world/ordering/history/write.ts';
import { seconds } from './bench.ts';

interface Input extends Pick<Deps, 'log' | 'clock'> {
  url: string;
  weeks: number;
  /** Orders of one week over all restaurants. */
  aWeek: number;
  say: (line: string) => void;
}

/** Degrees; about a kilometre and a half. */
const spread = 0.013;
const seedNumber = 500;

const listKitchens = (tx: Tx) =>
  tx
    .selectFrom('restaurants as r')
    .innerJoin('users as u', 'u.user_id', 'r.owner_id')
    .select(['r.city_id', 'r.venue_name', 'r.lat', 'r.lng'])
    .where('u.username', 'like', 'bench.owner.%')
    .orderBy('r.restaurant_id')
    .execute();

/** Gives every customer of the large world a home near one of its kitchens. */
async function addHomes(tx: Tx, random: Random): Promise<void> {
  const kitchens = await listKitchens(tx);
  const people = await tx
    .selectFrom('users')
    .select(['user_id', 'mobile'])
    .where('username', 'like', 'bench.customer.%')
    .orderBy('user_id')
    .execute();
  const near = (at: number | null) => (at ?? 0) + (random.next() - 0.5) * 2 * spread;
  const homes = people.flatMap(({ user_id, mobile }) => {
    const kitchen = kitchens[random.between(0, kitchens.length - 1)];
    if (!kitchen) return [];
    return [
      {
        user_id,
        phone: mobile,
        label: 'Home',
        line1: `${random.between(1, 240)}, ${kitchen.venue_name ?? 'Main Road'}`,
        line2: '',
        landmark: '',
        city_id: kitchen.city_id,
        pincode: '560001',
        lat: near(kitchen.lat),
        lng: near(kitchen.lng),
        is_default: true,
        created_on: new Date(),
      },
    ];
  });
  await sql`create temporary table homes (like addresses including defaults) on commit drop`.execute(tx);
  const numbered = homes.map((home, index) => ({ ...home, address_id: index + 1 }));
  await insertRows(tx, 'homes', numbered);
  await sql`insert into addresses (user_id, phone, label, line1, line2, landmark, city_id, pincode, lat, lng, is_default, created_on)
    select user_id, phone, label, line1, line2, landmark, city_id, pincode, lat, lng, is_default, created_on from homes`.execute(
    tx,
  );
}

/** What the office has looked at: a PAN of each, and an account to pay to of all but one in twenty-five. */
const addPapers = (tx: Tx) =>
  sql`insert into restaurant_papers (restaurant_id, field, in_force)
    select restaurant_id, p.field, p.value
    from (select r.restaurant_id, u.name, row_number() over (order by r.restaurant_id) as n
      from restaurants r join users u on u.user_id = r.owner_id where u.username like 'bench.owner.%') k
    cross join lateral (values
      ('pan', jsonb_build_object('number', 'ABCPE' || lpad((n % 10000)::text, 4, '0') || 'F', 'legal_name', name)),
      ('payout', case when n % 25 <> 0 then jsonb_build_object('kind', 'bank', 'holder', name,
        'account', (60100000000000 + n * 7919)::text,
        'ifsc', (array['HDFC0001234', 'ICIC0000187', 'SBIN0005521', 'UTIB0007716'])[n % 4 + 1]) end)) p (field, value)
    where p.value is not null`.execute(tx);

const listOthers = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('restaurants as r')
    .innerJoin('users as u', 'u.user_id', 'r.owner_id')
    .select('r.restaurant_name')
    .where('u.username', 'not like', 'bench.owner.%')
    .execute();
  return new Set(rows.map((row) => row.restaurant_name));
};

const countPapers = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('documents')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Invoices and notes of all that ended, as the clock would issue them over hours. */
async function issuePapers(db: Db, log: Deps['log'], say: Input['say']): Promise<void> {
  const since = Date.now();
  for (let before = -1, count = await countPapers(db); count > before;) {
    await issueDue({ db, log });
    [before, count] = [count, await countPapers(db)];
  }
  say(`  ${(await countPapers(db)).toLocaleString('en-IN')} papers in ${seconds(since)}`);
}

/**
 * Gives the large world's kitchens the orders of some weeks with their money and books, priced and told as real ones are,
 * and the statements of all weeks but the last, which is left for the office to close.
 */
export async function seedWeeks({ url, log, clock, weeks, aWeek, say }: Input): Promise<void> {
  const pool = createPool({ url, log, max: 2, isPatient: true });
  try {
    const { rowCount } = await pool.query(
      `select from addresses join users using (user_id) where username like 'bench.customer.%' limit 1`,
    );
    if (rowCount) return say('The weeks are in already.');
    const now = clock.now();
    const random = createRandom(seedNumber);
    const part = async (name: string, work: (tx: Tx) => Promise<unknown>) => {
      const since = Date.now();
      await transaction(createDb(pool, log), work);
      say(`  ${name} in ${seconds(since)}`);
    };
    await part('homes and accounts to pay to', async (tx) => {
      await addHomes(tx, random);
      await addPapers(tx);
    });
    const days = weeks * 7;
    await part(`orders of ${weeks} weeks`, async (tx) =>
      seedHistory({ tx, now, random }, { days, newNames: await listOthers(tx), ordersADay: Math.round(aWeek / 7) }),
    );
    await part('counters', (tx) => countAgain(tx));
    await part('statements', (tx) => seedPayouts(tx, now, days, 'open'));
    const db = createDb(pool, log);
    await issuePapers(db, log, say);
    // What was there two hours ago is counted an hour after it was seen.
    for (const hours of [2, 0])
      await countMonths({ db, clock: { now: () => new Date(now.getTime() - hours * hourMs) } });
    await pool.query('vacuum analyze');
  } finally {
    await pool.end();
  }
}
