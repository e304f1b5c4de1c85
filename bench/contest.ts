import { cpuOf, cpuOfFamily } from './cpu.ts';
import { connections, type Lab } from './lab.ts';

/** One side of a contest: whose CPU counts beside PostgreSQL's, and the work. */
export interface Side {
  pid: number;
  /** Does the work so many times and returns when all of it is done. */
  run(calls: number): Promise<void>;
}

export interface Contest {
  work: string;
  calls: number;
  /** Before each turn of each side. */
  prepare?(): Promise<void>;
  ours: Side;
  /** The least that anybody could spend on the same bytes or rows. */
  bare?: Side & { name: string };
  /** CPU milliseconds of app and PostgreSQL a call at most, or so many times the bare side's at most. */
  target: { ms: number } | { times: number };
}

/** What one call cost: CPU milliseconds of the process and of PostgreSQL, and milliseconds by the clock, many at a time. */
export interface Cost {
  process: number;
  postgres: number;
  wall: number;
}

export async function costOf(
  { postmaster }: Pick<Lab, 'postmaster'>,
  side: Side,
  { calls, prepare }: Pick<Contest, 'calls' | 'prepare'>,
): Promise<Cost> {
  await prepare?.();
  const before = { process: cpuOf(side.pid), postgres: cpuOfFamily(postmaster), wall: performance.now() };
  await side.run(calls);
  const wall = performance.now() - before.wall;
  return {
    process: (cpuOf(side.pid) - before.process) / calls,
    postgres: (cpuOfFamily(postmaster) - before.postgres) / calls,
    wall: wall / calls,
  };
}

/** Makes calls, as many at a time as there are connections. */
export async function atOnce(calls: number, call: () => Promise<void>): Promise<void> {
  let made = 0;
  const lanes = Array.from({ length: connections }, async () => {
    while (made++ < calls) await call();
  });
  await Promise.all(lanes);
}
