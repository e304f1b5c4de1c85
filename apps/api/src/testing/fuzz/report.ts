import type { Failure, Tally } from './run.ts';

const shownOfAKind = 2;
const kindOf = ({ endpoint, wrong }: Failure) => `${endpoint} ${wrong.slice(0, 60)}`;

/** Says each failure with the line that asks for it again; of those that are alike, the first ones. */
export function sayFailures(failures: readonly Failure[], say: (line: string) => void): void {
  const told = new Map<string, number>();
  for (const failure of failures) {
    const seen = (told.get(kindOf(failure)) ?? 0) + 1;
    told.set(kindOf(failure), seen);
    const { endpoint, who, kind, wrong, answer, curl } = failure;
    if (seen <= shownOfAKind) say(`\n${endpoint} as ${who}, ${kind}: ${wrong}\n  ${answer}\n  ${curl}`);
  }
  for (const [kind, seen] of told) if (seen > shownOfAKind) say(`${seen} times: ${kind}`);
}

/** One line: requests, failures, time, and the answers by status. */
export function summaryOf({ requests, failures, statuses, done }: Tally, ms: number): string {
  const counts = [...statuses].map(([name, count]) => `${name} ${count}`).toSorted();
  return `${requests} requests, ${failures.length} failures, ${Math.round(ms / 1000)} s (${counts.join(', ')}; ${done.size} calls done)`;
}
