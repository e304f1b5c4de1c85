import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask } from '../crash/world.ts';

export interface SlowStatement {
  ms: number;
  text: string;
}

const logOf = (dataDir: string) => join(dataDir, 'postgres', 'server.log');

/** Lets PostgreSQL note whatever takes longer than some milliseconds; answers what reads the notes made from then on. */
export async function noteSlow(ask: Ask, dataDir: string, ms: number): Promise<() => SlowStatement[]> {
  await ask(`alter system set log_min_duration_statement = ${ms}`);
  await ask('select pg_reload_conf()');
  const from = statSync(logOf(dataDir)).size;
  return () => {
    const text = readFileSync(logOf(dataDir)).subarray(from).toString();
    return [...text.matchAll(/duration: ([\d.]+) ms\s+(?:execute|parse|bind|statement)[^:]*: ([^\n]+(?:\n\t[^\n]*)*)/g)]
      .map(([, took, sql = '']) => ({ ms: Number(took), text: sql.replaceAll(/\s+/g, ' ').trim() }))
      .toSorted((a, b) => b.ms - a.ms);
  };
}
