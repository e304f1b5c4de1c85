import { sealedProviderKeys } from '#modules/content/provider-keys/provider-keys.sealed.store.ts';
import { sealedWebhookSecrets } from '#modules/accounts/partners/webhooks/partners.sealed.store.ts';
import { sealedSecondSteps } from '#modules/accounts/auth/account.sealed.store.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '../platform/env.ts';
import { makeSecret } from '#platform/keys/secrets.ts';
import { countByKey, reseal } from '#platform/keys/sealed-columns.ts';
import { createSealer } from '#platform/keys/sealed.ts';
import { makeSealKey } from '#platform/keys/server-keys.ts';
import { withDatabase, type AddCommands, type Outcome } from './frame.ts';

type Keys = Pick<Env, 'JWT_SECRETS' | 'SEAL_KEYS'>;

interface Deps {
  db: Db;
  env: Keys;
}

const columnsOf = (db: Db) => [sealedSecondSteps(db), sealedProviderKeys(db), sealedWebhookSecrets(db)];

/** A fresh key and a fresh secret; nothing is changed by it. */
export function makeKeys(now: Date): Outcome {
  const SEAL_KEYS = makeSealKey(now);
  const JWT_SECRET = makeSecret();
  return {
    lines: [
      `SEAL_KEYS=${SEAL_KEYS}`,
      `JWT_SECRET=${JWT_SECRET}`,
      '',
      'Put each before what its line in the environment has, with a comma between. The steps are in docs/keys.md.',
    ],
    data: { SEAL_KEYS, JWT_SECRET },
  };
}

function stateOf(id: string | null, { SEAL_KEYS: [newest, ...earlier] }: Keys): string {
  if (id === null) return 'sealed before keys had ids, under a JWT_SECRET';
  if (id === newest.id) return 'newest';
  return earlier.some((key) => key.id === id) ? 'earlier' : 'not in SEAL_KEYS';
}

/** Which keys there are, and how many rows lie under each. */
export async function listKeys({ db, env }: Deps): Promise<Outcome> {
  const sealer = createSealer(env);
  const ids = env.SEAL_KEYS.map(({ id }) => id);
  const lines = [`SEAL_KEYS has ${ids.join(', ')}; JWT_SECRET has ${env.JWT_SECRETS.length}.`];
  const sealed = [];
  for (const column of columnsOf(db)) {
    const uses = await countByKey(column, sealer);
    lines.push(`${column.name}: ${uses.length === 0 ? 'none' : ''}`);
    for (const { id, rows, lost } of uses) {
      const state = stateOf(id, env);
      const lostPart = lost > 0 ? `, ${lost} of them cannot be opened` : '';
      lines.push(`  ${id ?? '-'}  ${rows}  (${state}${lostPart})`);
      sealed.push({ what: column.name, key: id, rows, lost, state });
    }
  }
  return { lines, data: { keys: ids, secrets: env.JWT_SECRETS.length, sealed } };
}

/** Seals everything with the newest key; failed while something is left under another. */
export async function rotateKeys({ db, env }: Deps): Promise<Outcome> {
  const sealer = createSealer(env);
  const key = env.SEAL_KEYS[0].id;
  const lines: string[] = [];
  const sealed = [];
  for (const column of columnsOf(db)) {
    const { resealed, lost, changed } = await reseal(column, sealer);
    lines.push(`${column.name}: ${resealed} sealed anew with ${key}`);
    if (changed > 0) lines.push(`  ${changed} were written meanwhile: run this once more`);
    if (lost > 0) lines.push(`  ${lost} cannot be opened: bring back the key that keys list names`);
    sealed.push({ what: column.name, resealed, lost, changed });
  }
  return { lines, data: { key, sealed }, isFailed: sealed.some(({ lost, changed }) => lost + changed > 0) };
}

export const addKeysCommands: AddCommands = (program, act) => {
  const keys = program.command('keys').description('what seals secrets in the database and signs sessions');
  keys
    .command('new')
    .description('make a fresh key and a fresh secret, and change nothing')
    .action(act(async () => makeKeys(new Date())));
  keys
    .command('list')
    .description('say which keys there are, and how many rows lie under each')
    .action(act((desk) => withDatabase(desk, listKeys)));
  keys
    .command('rotate')
    .description('seal everything with the newest key, in shares, while the server runs')
    .action(act((desk) => withDatabase(desk, rotateKeys)));
};
