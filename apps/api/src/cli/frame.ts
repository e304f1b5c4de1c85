import type { Command } from 'commander';
import { openDatabase } from '../database.ts';
import { parseEnv, type Env } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { createDb, createPool, type Db } from '#platform/database/db.ts';

/** What a command found or did: in lines for people, and the same as an object for machines. */
export interface Outcome {
  lines: readonly string[];
  data: Readonly<Record<string, unknown>>;
  /** Whether the command failed although it has something to say. */
  isFailed?: boolean;
}

/** What stands around a run of the command line. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
}

/** What a command may use. */
export interface Desk {
  /** The settings; throws StartError when they are wrong. */
  env(): Env;
  environment: Surroundings['environment'];
  /** Says on the way what takes its time. */
  note(line: string): void;
}

type Work<Given extends unknown[]> = (desk: Desk, ...given: Given) => Promise<Outcome>;

/** Turns the work of a command into what the parser calls. */
export type Act = <Given extends unknown[]>(work: Work<Given>) => (...given: Given) => Promise<void>;

/** Adds the commands of one subject. */
export type AddCommands = (program: Command, act: Act) => void;

/** The settings and what a command says on its way. */
export const deskOf = (
  { environment, out, err }: Surroundings,
  { isForMachines }: { isForMachines: boolean },
): Desk => ({
  environment,
  env: () => parseEnv(environment),
  note: (line) => (isForMachines ? err : out)(`${line}\n`),
});

/** Runs `work` on the migrated database of the settings and closes it. */
export async function withDatabase<T>(desk: Desk, work: (world: { db: Db; env: Env }) => Promise<T>): Promise<T> {
  const env = desk.env();
  const database = await openDatabase(env, desk.note);
  const log = createLog('warn');
  const pool = createPool({ url: database.directUrl, log, max: 2, isPatient: true });
  try {
    return await work({ db: createDb(pool, log), env });
  } finally {
    await pool.end();
    await database.stop();
  }
}
