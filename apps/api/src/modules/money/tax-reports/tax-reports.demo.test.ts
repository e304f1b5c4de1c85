import { getTaxReports, type TaxMonthAnswer } from '@tawa/contract/money/tax-reports';
import { hourMs } from '@tawa/domain/common/durations';
import { addMonths, monthAt } from '@tawa/domain/money/tax-reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { countMonths } from './tax-reports.count.ts';
import { issueDue } from '#modules/money/documents/documents.service.ts';

let world: TestApp;
let office: TestCaller;
beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  office = world.as(await world.addUser({ role: 'admin' }));
  await issueDue(world.deps);
}, 120_000);
afterAll(() => world.close());

const unequal = ({ reports }: TaxMonthAnswer) =>
  reports.flatMap(({ key, checks }) =>
    checks.filter(({ difference }) => difference !== 0).map((one) => ({ key, ...one })),
  );

test('what is added up reads as it did before, however many count at once (tax-reports-8)', async () => {
  const month = monthAt(new Date());
  const reportsOf = async () => (await office.ok(getTaxReports, { query: { month } })).reports;
  const live = await reportsOf();
  await countMonths(world.deps);
  const half = await reportsOf();
  world.clock.advance(2 * hourMs);
  await Promise.all([1, 2, 3, 4].map(() => countMonths(world.deps)));
  expect([half, await reportsOf()]).toEqual([live, live]);
  const { rows } = await sql`select count(*) > 100 as is_kept from tax_sales`.execute(world.db);
  expect(rows).toEqual([{ is_kept: true }]);
});

test('every month of the demo world equals the ledger, table by table (tax-reports-1)', async () => {
  const now = monthAt(new Date());
  const filled = new Set<string>();
  for (const month of [now, addMonths(now, -1), addMonths(now, -2)]) {
    const read = await office.ok(getTaxReports, { query: { month } });
    expect(unequal(read)).toEqual([]);
    for (const { key, rows } of read.reports) if (rows.length > 0) filled.add(key);
  }
  expect([...filled]).toEqual(
    expect.arrayContaining(['gstr1_4', 'gstr1_7', 'gstr1_12', 'gstr1_13', 'gstr1_15', 'gstr3b', 'tds']),
  );
});
