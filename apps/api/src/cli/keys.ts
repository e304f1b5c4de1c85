import { sealedProviderKeys } from '#modules/content/provider-keys/provider-keys.sealed.store.ts';
import { sealedSecondSteps } from '#modules/accounts/auth/account.sealed.store.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '../platform/env.ts';
import { makeSecret } from '#platform/keys/secrets.ts';
import { countByKey, reseal } from '#platform/keys/sealed-columns.ts';
import { createSealer } from '#platform/keys/sealed.ts';
import { makeSealKey } from '#platform/keys/server-keys.ts';

type Keys = Pick<Env, 'JWT_SECRETS' | 'SEAL_KEYS'>;
type Say = (line: string) => void;

interface Deps {
  db: Db;
  env: Keys;
  say: Say;
}

const columnsOf = (db: Db) => [sealedSecondSteps(db), sealedProviderKeys(db)];

/** Prints a fresh key and a fresh secret; nothing is changed by it. */
export function sayNewKeys(say: Say): void {
  say(`SEAL_KEYS=${makeSealKey(new Date())}`);
  say(`JWT_SECRET=${makeSecret()}`);
  say('');
  say('Put each before what its line in the environment has, with a comma between. The steps are in docs/keys.md.');
}

function stateOf(id: string | null, { SEAL_KEYS: [newest, ...earlier] }: Keys): string {
  if (id === null) return 'sealed before keys had ids, under a JWT_SECRET';
  if (id === newest.id) return 'newest';
  return earlier.some((key) => key.id === id) ? 'earlier' : 'not in SEAL_KEYS';
}

/** Says which keys there are, and how many rows lie under each. */
export async function sayKeys({ db, env, say }: Deps): Promise<void> {
  const sealer = createSealer(env);
  say(`SEAL_KEYS has ${env.SEAL_KEYS.map(({ id }) => id).join(', ')}; JWT_SECRET has ${env.JWT_SECRETS.length}.`);
  for (const column of columnsOf(db)) {
    const uses = await countByKey(column, sealer);
    say(`${column.name}: ${uses.length === 0 ? 'none' : ''}`);
    for (const { id, rows, lost } of uses) {
      const lostPart = lost > 0 ? `, ${lost} of them cannot be opened` : '';
      say(`  ${id ?? '-'}  ${rows}  (${stateOf(id, env)}${lostPart})`);
    }
  }
}

/** Seals everything with the newest key; answers whether nothing is left under another. */
export async function rotateKeys({ db, env, say }: Deps): Promise<boolean> {
  const sealer = createSealer(env);
  let isWhole = true;
  for (const column of columnsOf(db)) {
    const { resealed, lost, changed } = await reseal(column, sealer);
    say(`${column.name}: ${resealed} sealed anew with ${env.SEAL_KEYS[0].id}`);
    if (changed > 0) say(`  ${changed} were written meanwhile: run this once more`);
    if (lost > 0) say(`  ${lost} cannot be opened: bring back the key that keys list names`);
    isWhole &&= lost + changed === 0;
  }
  return isWhole;
}
