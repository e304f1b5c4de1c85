import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './mix.ts';
import { Tally } from './tally.ts';

const tickMs = 5;

/** A part by its share. */
function choose(parts: readonly Part[], total: number): Part | undefined {
  let at = Math.random() * total;
  return parts.find(({ share }) => (at -= share) < 0);
}

const totalOf = (parts: readonly Part[]) => parts.reduce((sum, { share }) => sum + share, 0);

/** As many calls as a few patient people make, each after the answer to the one before; answers how many a second that were. */
export async function sendPatiently(parts: readonly Part[], people: number, forMs: number): Promise<number> {
  const tally = new Tally();
  const total = totalOf(parts);
  const until = performance.now() + forMs;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) {
      await choose(parts, total)?.ask(tally);
      done++;
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  return (done * 1000) / forMs;
}

/** So many calls a second, whether they are answered or not; answers what became of them all. */
export async function sendSteadily(parts: readonly Part[], aSecond: number, forMs: number): Promise<Tally> {
  const tally = new Tally();
  const total = totalOf(parts);
  const underWay = new Map<string, number>();
  const asked = new Set<Promise<unknown>>();
  const send = (part: Part) => {
    const now = underWay.get(part.kind) ?? 0;
    if (now >= part.atOnceMax) {
      tally.lineOf(part.kind).heldBack += 1;
      return;
    }
    underWay.set(part.kind, now + 1);
    const call = part.ask(tally).finally(() => {
      underWay.set(part.kind, (underWay.get(part.kind) ?? 1) - 1);
      asked.delete(call);
    });
    asked.add(call);
  };
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < forMs;) {
    const due = ((performance.now() - startedAt) * aSecond) / 1000;
    for (; sent < due; sent++) {
      const part = choose(parts, total);
      if (part) send(part);
    }
    await sleep(tickMs);
  }
  await Promise.all(asked);
  return tally;
}
