import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLine } from '../../apps/api/src/testing/remote.ts';

/** What an honest visitor met: times in ms, and answers that were none. */
export interface Visits {
  count: number;
  p50: number;
  p99: number;
  failed: string[];
}

const pages = [
  '/',
  '/api/restaurant/active-restaurants?city=1&limit=20',
  '/restaurantdetails/any/1',
  '/api/menu/category/Biryani',
];
const everyMs = 40;
const patienceMs = 10_000;

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

/** Opens pages one after another, as somebody does who knows nothing of what else goes on. */
export async function visitFor(origin: string, ms: number): Promise<Visits> {
  const line = openLine(2);
  const times: number[] = [];
  const failed: string[] = [];
  const endAt = performance.now() + ms;
  for (let at = 0; performance.now() < endAt; at += 1) {
    const path = pages[at % pages.length] ?? '/';
    const began = performance.now();
    const late = sleep(patienceMs, 'late' as const);
    const answer = await Promise.race([line.send(`${origin}${path}`).catch(String), late]);
    times.push(performance.now() - began);
    if (typeof answer === 'string') failed.push(`${path}: ${answer}`);
    else if (answer.statusCode >= 400) failed.push(`${path}: ${answer.statusCode}`);
    await sleep(everyMs);
  }
  line.close();
  const sorted = times.toSorted((one, other) => one - other);
  return { count: times.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), failed };
}

export const textOf = ({ count, p50, p99, failed }: Visits): string =>
  `${count} visits, p50 ${p50} ms, p99 ${p99} ms, ${failed.length} failed`;
