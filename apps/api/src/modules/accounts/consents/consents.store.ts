import { type AgreedText, agreedTexts } from '@tawa/contract/content/legal';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

interface Consent {
  user_id: number;
  purpose: string;
  version: number | null;
  given: boolean;
  at: Date;
}

export const addConsent = (db: Db, consent: Consent) => db.insertInto('consents').values(consent).execute();

/** Agrees to whatever is in force, in one statement. */
export const addConsentsInForce = (tx: Tx, user_id: number, at: Date) =>
  tx
    .insertInto('consents')
    .columns(['user_id', 'purpose', 'version', 'given', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('legal_texts')
        .distinctOn('document')
        .select([sql<number>`${user_id}::int`.as('user_id'), 'document as purpose', 'version'])
        .select([sql<boolean>`true`.as('given'), sql<Date>`${at}::timestamptz`.as('at')])
        .where('document', 'in', agreedTexts)
        .where('effective_from', '<=', at)
        .orderBy('document')
        .orderBy('version', 'desc'),
    )
    .execute();

/** Agrees to a version while it is the one in force; nothing is written when it is not. */
export const acceptInForce = (tx: Db, consent: { user_id: number; document: AgreedText; version: number; at: Date }) =>
  tx
    .insertInto('consents')
    .columns(['user_id', 'purpose', 'version', 'given', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('legal_texts as t')
        .select([sql<number>`${consent.user_id}::int`.as('user_id'), 't.document as purpose', 't.version'])
        .select([sql<boolean>`true`.as('given'), sql<Date>`${consent.at}::timestamptz`.as('at')])
        .where('t.document', '=', consent.document)
        .where('t.effective_from', '<=', consent.at)
        .where('t.version', '=', consent.version)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('legal_texts as n')
                .select('n.version')
                .whereRef('n.document', '=', 't.document')
                .whereRef('n.version', '>', 't.version')
                .where('n.effective_from', '<=', consent.at),
            ),
          ),
        ),
    )
    .executeTakeFirst();

/** The texts in force, each with the version that the account agreed to last. */
export const listAgreements = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('legal_texts as t')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('consents as k')
          .select(['k.version as accepted_version', 'k.at as accepted_at'])
          .whereRef('k.purpose', '=', 't.document')
          .where('k.user_id', '=', userId)
          .orderBy('k.consent_id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .distinctOn('t.document')
    .select(['t.document', 't.title', 't.version', 't.effective_from', 'c.accepted_version', 'c.accepted_at'])
    .select(
      sql<boolean>`c.accepted_version is null or exists (select from legal_texts n where n.document = t.document
        and n.version > c.accepted_version and n.asks_again and n.effective_from <= ${now}::timestamptz)`.as(
        'asks_again',
      ),
    )
    .where('t.document', 'in', agreedTexts)
    .where('t.effective_from', '<=', now)
    .orderBy('t.document', 'desc')
    .orderBy('t.version', 'desc')
    .execute();

export const listHistory = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'version', 'given', 'at'])
    .where('user_id', '=', userId)
    .orderBy('consent_id', 'desc')
    .execute();

/** What somebody said last of each kind of offer. */
export const listOffers = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'given', 'at'])
    .where('user_id', '=', userId)
    .where('purpose', 'like', 'marketing-%')
    .orderBy('purpose')
    .orderBy('consent_id', 'desc')
    .execute();

/** Takes a consent back where it was given; says so once, however often it is asked. */
export const withdraw = (tx: Tx, { user_id, purpose, at }: Pick<Consent, 'user_id' | 'purpose' | 'at'>) =>
  sql`insert into consents (user_id, purpose, version, given, at)
    select ${user_id}::int, ${purpose}::text, null, false, ${at}::timestamptz
    where coalesce((select given from consents where user_id = ${user_id} and purpose = ${purpose}
      order by consent_id desc limit 1), false)`.execute(tx);

/** Holds an account, so that two who write about it see each other; nothing for one that is not there any more. */
export const holdPerson = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
