import { isProviderKeyName } from '@tawa/domain/content/provider-keys';
import { reachDatabase } from '../../database.ts';
import type { Env } from '../../platform/env.ts';
import { StartError } from '../../platform/start-error.ts';
import { messageOf } from '#platform/http/errors.ts';
import type { AddCommands, Desk, Outcome } from '../frame.ts';
import { checkBackups } from './backups.ts';
import { fail, ok, type Check } from './check.ts';
import { checkDatabase, type Found } from './database.ts';
import { checkFanOut } from './fan-out.ts';
import { checkMachine } from './machine.ts';
import { checkReplicas } from './replicas.ts';
import { checkSettings } from './settings.ts';

const wordLength = 'connections'.length;

const linesOf = ({ state, about, says, advice }: Check): string[] => [
  `${state.padEnd(4)}  ${about.padEnd(wordLength)}  ${says}`,
  ...(advice === undefined ? [] : [`${' '.repeat(wordLength + 8)}${advice}`]),
];

function outcomeOf(checks: readonly Check[]): Outcome {
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  const [warned, failed] = [count('warn'), count('fail')];
  return {
    lines: [...checks.flatMap(linesOf), `${count('ok')} ok, ${warned} to look at, ${failed} failed`],
    data: { checks, warned, failed },
    isFailed: failed > 0,
  };
}

async function reach(env: Env, desk: Desk): Promise<Found> {
  try {
    const database = await reachDatabase(env, desk.note);
    try {
      const { checks, keysOfOffice, answers } = await checkDatabase(database.directUrl, env.DATABASE_POOL);
      const backups = answers ? await checkBackups(env, database.directUrl) : [];
      const replicas = answers ? await checkReplicas(env.DATABASE_READ_URL, database.directUrl) : [];
      return { checks: [...checks, ...replicas, ...backups], keysOfOffice, answers };
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return {
      checks: [fail('database', error.message, 'Do what this line says, then ask again.')],
      keysOfOffice: new Set(),
      answers: false,
    };
  }
}

function readSettings(desk: Desk): Env | Check[] {
  try {
    return desk.env();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return messageOf(error)
      .split('\n')
      .map((line) =>
        fail('settings', line, 'Change it in the environment or in .env: .env.example has every setting.'),
      );
  }
}

/** Says what would go wrong on this machine with these settings. */
async function examine(desk: Desk): Promise<Outcome> {
  const env = readSettings(desk);
  if (Array.isArray(env)) return outcomeOf(env);
  const machine = await checkMachine(env.DATA_DIR);
  const { checks, keysOfOffice } = await reach(env, desk);
  const fanOut = await checkFanOut(env.NATS_URL);
  const isOfOffice = (name: string) => isProviderKeyName(name) && keysOfOffice.has(name);
  const settings = checkSettings(env, desk.environment, isOfOffice);
  return outcomeOf([ok('settings', 'All settings are understood.'), ...settings, ...machine, ...checks, ...fanOut]);
}

export const addDoctorCommands: AddCommands = (program, act) => {
  program
    .command('doctor')
    .description('look at settings, machine and database, and say what would go wrong')
    .action(act(examine));
};
