// The codes that are printed for tables. A code is a secret in an address; a new one makes the old one dead.
import { randomUUID } from 'node:crypto';
import type { TableCodes } from '@tawa/contract/tables/bills.kitchen';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '../../../deps.ts';
import type { Env } from '#platform/env.ts';
import { AppError } from '#platform/http/errors.ts';
import { findSecretOf, hashOf, secretOf } from '#platform/keys/link-secret.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { Db } from '#platform/database/db.ts';
import * as store from './bills.desk.store.ts';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** The secret of a code; where the server's own was changed, it is made anew. */
export async function tokenOf(
  db: Db,
  { env }: { env: Pick<Env, 'JWT_SECRETS'> },
  row: { table_id: number; nonce: string; token_hash: Buffer },
) {
  const token = secretOf('table codes', env, row.nonce);
  if (findSecretOf('table codes', env, row) !== token) await store.renewToken(db, row.table_id, hashOf(token));
  return token;
}

export async function listCodes(deps: CodeDeps, restaurantId: number): Promise<TableCodes> {
  const rows = await store.listTables(deps.db, restaurantId);
  const tables = [];
  for (const { table_id, name, venue_name, nonce, token_hash, made_at } of rows) {
    if (nonce === null || token_hash === null || made_at === null) {
      tables.push({ table_id, name, venue_name, code: null });
      continue;
    }
    const url = `${deps.env.PUBLIC_URL}/t/${await tokenOf(deps.db, deps, { table_id, nonce, token_hash })}`;
    const qr = await drawQr(url, { type: 'svg', margin: 2 });
    tables.push({ table_id, name, venue_name, code: { url, qr, made_at: made_at.toISOString() } });
  }
  return { restaurant_name: rows[0]?.restaurant_name ?? '', tables };
}

function newCode({ env, clock }: CodeDeps, table_id: number) {
  const nonce = randomUUID();
  return { table_id, nonce, token_hash: hashOf(secretOf('table codes', env, nonce)), made_at: clock.now() };
}

/** Makes a code for each table in use that has none. */
export async function makeCodes(deps: CodeDeps, restaurantId: number): Promise<TableCodes> {
  await transaction(deps.db, async (tx) => {
    for (const { table_id, nonce } of await store.listTables(tx, restaurantId))
      if (nonce === null) await store.addCode(tx, newCode(deps, table_id));
  });
  return listCodes(deps, restaurantId);
}

async function refuseOther(db: Db, restaurantId: number, tableId: number): Promise<void> {
  if (!(await store.findTable(db, restaurantId, tableId))) throw new AppError('not_found', 'Table not found.');
}

/** Makes a new code for a table. */
export async function renewCode(deps: CodeDeps, restaurantId: number, tableId: number): Promise<TableCodes> {
  await refuseOther(deps.db, restaurantId, tableId);
  await store.putCode(deps.db, newCode(deps, tableId));
  return listCodes(deps, restaurantId);
}

/** Takes the code of a table away. */
export async function removeCode(deps: CodeDeps, restaurantId: number, tableId: number): Promise<TableCodes> {
  await refuseOther(deps.db, restaurantId, tableId);
  await store.deleteCode(deps.db, tableId);
  return listCodes(deps, restaurantId);
}
