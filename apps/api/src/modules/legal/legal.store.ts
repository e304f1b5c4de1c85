import type { Insertable } from 'kysely';
import type { LegalTexts } from '../../db/tables.ts';
import type { Db, Tx } from '../../platform/db.ts';

export const findInForce = (db: Db, document: string, now: Date) =>
  db
    .selectFrom('legal_texts')
    .select(['version', 'title', 'body', 'effective_from'])
    .where('document', '=', document)
    .where('effective_from', '<=', now)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findLast = (tx: Tx, document: string) =>
  tx
    .selectFrom('legal_texts')
    .select(['version', 'effective_from'])
    .where('document', '=', document)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const addVersion = (tx: Tx, text: Insertable<LegalTexts>) => tx.insertInto('legal_texts').values(text).execute();
