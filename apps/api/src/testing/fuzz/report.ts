import type { Failure, Tally } from './run.ts';

const perKindMax = 2;
const kindOf = ({ endpoint, wrong }: Failure) => `${endpoint} ${wrong.slice(0, 60)}`;

/** Says each failure with the line that asks for it again; of those that are alike, the first ones. */
export function sayFailures(failures: readonly Failure[], say: (line: string) => void): void {
  const counts = new Map<string, number>();
  for (const failure of failures) {
    const count = (counts.get(kindOf(failure)) ?? 0) + 1;
    counts.set(kindOf(failure), count);
    const { endpoint, who, kind, wrong, answer, curl } = failure;
    if (count <= perKindMax) say(`\n${endpoint} as ${who}, ${kind}: ${wrong}\n  ${answer}\n  ${curl}`);
  }
  for (const [kind, count] of counts) if (count > perKindMax) say(`${count} times: ${kind}`);
}

/** One line: requests, failures, time, and the answers by status. */
export function summaryOf({ requests, failures, statuses, done }: Tally, ms: number): string {
  const counts = [...statuses].map(([name, count]) => `${name} ${count}`).toSorted();
  return `${requests} requests, ${failures.length} failures, ${Math.round(ms / 1000)} s (${counts.join(', ')}; ${done.size} calls done)`;
}
