import type { Contest, Cost } from './contest.ts';
import { middleOf } from './figures.ts';
import { connections, type OrderRush, type Rush } from './api/rush.ts';
import type { bundleRow } from './web/bundle.ts';

export interface Result {
  contest: Contest;
  ours: Cost[];
  bare: Cost[];
}

const cpuOf = ({ process, postgres }: Cost): number => process + postgres;
const middle = (costs: readonly Cost[], figure: (cost: Cost) => number): number => middleOf(costs.map(figure));

function targetOf({ contest: { target, bare }, ours, bare: others }: Result) {
  const spent = middle(ours, cpuOf);
  if ('ms' in target) return { text: `${target.ms} ms`, share: spent / target.ms };
  return { text: `${target.times} x ${bare?.name}`, share: spent / middle(others, cpuOf) / target.times };
}

/** One line of the table: the medians of all rounds, and how much of the target they are. */
export function rowOf(result: Result) {
  const { contest, ours, bare } = result;
  const { text, share } = targetOf(result);
  const times = bare.length > 0 ? middle(ours, cpuOf) / middle(bare, cpuOf) : undefined;
  return {
    work: contest.work,
    'CPU ms': middle(ours, cpuOf).toFixed(3),
    app: middle(ours, (cost) => cost.process).toFixed(3),
    postgres: middle(ours, (cost) => cost.postgres).toFixed(3),
    'a second': Math.round(1000 / middle(ours, (cost) => cost.wall)),
    against: contest.bare ? `${contest.bare.name}: ${middle(bare, cpuOf).toFixed(3)}` : '',
    times: times?.toFixed(2) ?? '',
    target: text,
    'of target': `${Math.round(share * 100)} %`,
  };
}

/** Prints the medians of all rounds, and what the first page weighs. */
export function printTable(
  results: readonly Result[],
  { files, bytes, target }: Awaited<ReturnType<typeof bundleRow>>,
) {
  console.table(results.map((result) => rowOf(result)));
  console.log(
    `First page: ${(bytes / 1000).toFixed(1)} kB of JavaScript after gzip in ${files} files; ${Math.round((bytes / target) * 100)} % of its ${target / 1000} kB.`,
  );
  console.log(
    'CPU ms is a call of app and PostgreSQL together, read from /proc; "a second" counts with the load on the same machine.',
  );
}

const spread = ({ p50, p99 }: Rush): string => `${p50.toFixed(0)} ms in the middle and ${p99.toFixed(0)} ms at p99`;

/** Prints how many searches a second were answered, and how long they took. */
export function printSearchRush(rush: Rush) {
  console.log(
    `${connections} who search without a pause: ${Math.round(rush.aSecond)} searches a second, each took ${spread(rush)}.`,
  );
}

/** Prints how many orders a second were taken, and how long placing took. */
export function printOrderRush(rush: OrderRush) {
  console.log(
    `${connections} who order without a pause: ${Math.round(rush.aSecond)} orders a second, placing took ${spread(rush)}; ${rush.broken.length} promises of the database were broken.`,
  );
  for (const what of rush.broken.slice(0, 20)) console.log(`VIOLATION: ${what}`);
}
