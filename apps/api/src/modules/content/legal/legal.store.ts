import type { Insertable } from 'kysely';
import type { LegalTexts } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

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
    .select(['version', 'title', 'effective_from'])
    .where('document', '=', document)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Answers nothing when the version is there already. */
export const addVersion = (tx: Tx, text: Insertable<LegalTexts>) =>
  tx
    .insertInto('legal_texts')
    .values(text)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();

/** Removes a version that has not come into force and that no later one follows; answers what it was. */
export const deleteWaiting = (tx: Tx, document: string, version: number, now: Date) =>
  tx
    .deleteFrom('legal_texts as t')
    .where('t.document', '=', document)
    .where('t.version', '=', version)
    .where('t.effective_from', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('legal_texts as n')
            .select('n.version')
            .whereRef('n.document', '=', 't.document')
            .whereRef('n.version', '>', 't.version'),
        ),
      ),
    )
    .returning(['t.title', 't.effective_from'])
    .executeTakeFirst();

const columns = ['t.version', 't.title', 't.note', 't.asks_again', 't.effective_from', 't.created_on'] as const;

/** The versions of all documents, the newest first. */
export const listVersions = (db: Db) =>
  db
    .selectFrom('legal_texts as t')
    .leftJoin('users as u', 'u.user_id', 't.created_by')
    .select([...columns, 't.document', 'u.name as created_by'])
    .orderBy('t.version', 'desc')
    .orderBy('t.document')
    .execute();

export const findVersion = (db: Db, document: string, version: number) =>
  db
    .selectFrom('legal_texts as t')
    .leftJoin('users as u', 'u.user_id', 't.created_by')
    .select([...columns, 't.body', 'u.name as created_by'])
    .where('t.document', '=', document)
    .where('t.version', '=', version)
    .executeTakeFirst();
