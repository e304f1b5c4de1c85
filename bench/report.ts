import { parseArgs } from 'node:util';
import { openBuyers } from './api/buyers.ts';
import { cartContest } from './api/cart.ts';
import { holdSearchRush, listContests } from './api/lists.ts';
import { orderContest } from './api/orders.ts';
import { holdOrderRush } from './api/rush.ts';
import { readyJsonContest } from './api/ready-json.ts';
import { startSqlProgram } from './api/sql-program.ts';
import { costOf, type Contest } from './contest.ts';
import { keepResult } from './keep.ts';
import { openLab, type Lab } from './lab.ts';
import { memoryOf } from './cpu.ts';
import { printOrderRush, printSearchRush, printTable, rowOf, type Result } from './table.ts';
import { bundleRow } from './web/bundle.ts';
import { pageContests } from './web/pages.ts';

// `npm run bench`; `-- --restaurants 20000 --dishes 1000000` for the largest marketplace, `--only order` for the rows that
// have the word in their name. What was measured is kept in `bench/results`, so that the next engineer sees the curve.
const { values } = parseArgs({
  options: {
    restaurants: { type: 'string', default: '2000' },
    dishes: { type: 'string', default: '50000' },
    only: { type: 'string', default: '' },
  },
});
const rounds = 5;

async function holdRound(lab: Lab, results: readonly Result[]): Promise<void> {
  for (const { contest, ours, bare } of results) {
    ours.push(await costOf(lab, contest.ours, contest));
    if (contest.bare) bare.push(await costOf(lab, contest.bare, contest));
  }
}

/** Every side of every contest in turn, round by round, so that a busy moment of the machine hits all of them alike. */
async function hold(lab: Lab, contests: readonly Contest[]): Promise<Result[]> {
  const fresh = () => contests.map((contest): Result => ({ contest, ours: [], bare: [] }));
  await holdRound(lab, fresh());
  const results = fresh();
  for (let round = 0; round < rounds; round++) await holdRound(lab, results);
  return results;
}

async function compare(lab: Lab): Promise<void> {
  const started = { readyMs: Math.round(lab.app.readyMs), memoryMiB: memoryOf(lab.app.pid) };
  const buyers = await openBuyers(lab);
  const program = await startSqlProgram(lab);
  const json = await readyJsonContest(lab);
  try {
    const order = orderContest(lab, buyers, program);
    const checkout = [cartContest(lab, buyers, program), order];
    const all = [json.contest, ...pageContests(lab), ...(await listContests(lab)), ...checkout];
    const contests = all.filter(({ work }) => work.includes(values.only));
    const results = await hold(lab, contests);
    const firstPage = await bundleRow(lab);
    printTable(results, firstPage);
    const searchRush = 'search dishes'.includes(values.only) ? await holdSearchRush(lab) : undefined;
    if (searchRush) printSearchRush(searchRush);
    const orderRush = contests.includes(order) ? await holdOrderRush(lab) : undefined;
    if (orderRush) printOrderRush(orderRush);
    const ended = { memoryMiB: memoryOf(lab.app.pid) };
    console.log(
      `Ready after ${started.readyMs} ms with ${started.memoryMiB} MiB; ${ended.memoryMiB} MiB after all of it.`,
    );
    const rows = results.map((result) => rowOf(result));
    keepResult(values.only === '' ? 'all' : values.only.replaceAll(/\W+/g, '-'), {
      world: { restaurants: Number(values.restaurants), dishes: Number(values.dishes) },
      started,
      ended,
      rows,
      firstPage,
      searchRush,
      orderRush,
    });
  } finally {
    json.stop();
    program.stop();
  }
}

const lab = await openLab({ restaurants: Number(values.restaurants), dishes: Number(values.dishes) });
try {
  await compare(lab);
} finally {
  await lab.close();
}
