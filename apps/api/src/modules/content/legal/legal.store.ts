import { sql, type Insertable } from 'kysely';
import type { LegalTexts, LegalTranslations, LegalWithdrawals } from '#db/tables.ts';
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

const isNotWithdrawn = sql<boolean>`not exists (select from legal_withdrawals w where w.document = legal_translations.document
  and w.language = legal_translations.language and w.revision >= legal_translations.revision)`;

/** The translation that is shown while a version is in force: of it, else of the nearest before it. */
export const findShownTranslation = (db: Db, document: string, language: string, inForce: number) =>
  db
    .selectFrom('legal_translations')
    .select(['version', 'title', 'body'])
    .where('document', '=', document)
    .where('language', '=', language)
    .where('version', '<=', inForce)
    .where(isNotWithdrawn)
    .orderBy('version', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

interface Withdrawn {
  reason: string;
  withdrawn_by: string | null;
  withdrawn_on: string;
}

const translations = (db: Db) =>
  db
    .selectFrom('legal_translations as t')
    .leftJoin('users as u', 'u.user_id', 't.created_by')
    .select(['t.document', 't.language', 't.revision', 't.version', 't.title', 't.created_on', 'u.name as created_by'])
    .select(
      sql<Withdrawn | null>`(select jsonb_build_object('reason', w.reason, 'withdrawn_on', w.withdrawn_on,
          'withdrawn_by', (select name from users where user_id = w.withdrawn_by))
        from legal_withdrawals w where w.document = t.document and w.language = t.language and w.revision >= t.revision
        order by w.revision limit 1)`.as('withdrawn'),
    );

/** The newest revision of each language and version of all documents, the newest first. */
export const listTranslations = (db: Db) =>
  translations(db)
    .distinctOn(['t.document', 't.language', 't.version'])
    .orderBy('t.document')
    .orderBy('t.language')
    .orderBy('t.version', 'desc')
    .orderBy('t.revision', 'desc')
    .execute();

/** The newest translation into a language. */
export const findTranslation = (db: Db, document: string, language: string) =>
  translations(db)
    .select('t.body')
    .where('t.document', '=', document)
    .where('t.language', '=', language)
    .orderBy('t.revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Answers nothing when the revision is there already. */
export const addTranslation = (tx: Tx, translation: Insertable<LegalTranslations>) =>
  tx
    .insertInto('legal_translations')
    .values(translation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();

/** Answers nothing when it was withdrawn already. */
export const addWithdrawal = (tx: Tx, withdrawal: Insertable<LegalWithdrawals>) =>
  tx
    .insertInto('legal_withdrawals')
    .values(withdrawal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
