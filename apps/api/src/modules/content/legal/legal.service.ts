// Owns the legal texts: versions follow each other in number and in time, and none that came into force is ever changed.
import { isAgreedText, type LegalVersion, type TranslatedLanguage } from '@tawa/contract/content/legal';
import {
  fillFacts,
  legalDocuments,
  legalFacts,
  missingFacts,
  unknownFacts,
  type LegalDocument,
} from '@tawa/domain/content/legal';
import { prefixedLanguages as translatedLanguages } from '@tawa/domain/common/public-addresses';
import { cleanRichText } from '@tawa/domain/common/rich-text';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { said } from '#platform/words/said.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './legal.store.ts';

/** The version in force, with its facts filled in. */
export async function getText(db: Db, document: LegalDocument, now: Date, language?: TranslatedLanguage) {
  const text = await store.findInForce(db, document, now);
  if (!text) throw notFound();
  const { version, effective_from, ...english } = text;
  const translated = language && (await store.findShownTranslation(db, document, language, version));
  const { title, body } = translated ?? english;
  const facts = legalFacts(await findSettings(db, now));
  return {
    document,
    version,
    title,
    body: fillFacts(cleanRichText(body), language && translated ? sayFacts(facts, language) : facts),
    effective_from: effective_from.toISOString(),
    ...(language && translated && { translation: { language, version: translated.version } }),
  };
}

/** What names stand for, in the words of a language: '48 hours' is said, a name or a number of ours is not. */
const sayFacts = (facts: Readonly<Record<string, string>>, language: TranslatedLanguage) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, said(value, language)]));

interface VersionRow {
  version: number;
  effective_from: Date;
  created_on: Date;
}

function stateOf({ version, effective_from }: VersionRow, inForce: number, now: Date): LegalVersion['state'] {
  if (effective_from > now) return 'waiting';
  return version === inForce ? 'in_force' : 'past';
}

const versionAnswer = <R extends VersionRow>(row: R, inForce: number, now: Date) => ({
  ...row,
  effective_from: row.effective_from.toISOString(),
  created_on: row.created_on.toISOString(),
  state: stateOf(row, inForce, now),
});

type Withdrawn = NonNullable<Awaited<ReturnType<typeof store.findTranslation>>>['withdrawn'];

const withdrawnAnswer = (withdrawn: Withdrawn) =>
  withdrawn && { ...withdrawn, withdrawn_on: new Date(withdrawn.withdrawn_on).toISOString() };

function translationAnswer<R extends { language: string; created_on: Date; withdrawn: Withdrawn }>(row: R) {
  const language = translatedLanguages.find((one) => one === row.language);
  return language
    ? [{ ...row, language, created_on: row.created_on.toISOString(), withdrawn: withdrawnAnswer(row.withdrawn) }]
    : [];
}

/** All documents with their versions, the newest first. */
export async function listTexts(db: Db, now: Date) {
  const [rows, translations] = await Promise.all([store.listVersions(db), store.listTranslations(db)]);
  return legalDocuments.map((document) => {
    const versions = rows.filter((row) => row.document === document);
    const inForce = versions.find(({ effective_from }) => effective_from <= now)?.version ?? 0;
    return {
      document,
      versions: versions.map((row) => versionAnswer(row, inForce, now)),
      translations: translations.filter((row) => row.document === document).flatMap((row) => translationAnswer(row)),
    };
  });
}

/** One version as it was written, and what its names stand for now. */
export async function readVersion(
  db: Db,
  { document, version }: { document: LegalDocument; version: number },
  now: Date,
) {
  const [row, inForce, settings] = await Promise.all([
    store.findVersion(db, document, version),
    store.findInForce(db, document, now),
    findSettings(db, now),
  ]);
  if (!row) throw notFound();
  const body = cleanRichText(row.body);
  return { ...versionAnswer(row, inForce?.version ?? 0, now), document, body, facts: legalFacts(settings) };
}

interface Draft {
  document: LegalDocument;
  based_on: number;
  title: string;
  body: string;
  note: string;
  asks_again: boolean;
  effective_from?: string;
}

const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });
const overtaken = () => new AppError('conflict', 'Somebody published another version meanwhile. Please read that one.');

function checkedBody(html: string): string {
  const body = cleanRichText(html);
  if (body === '') throw refuse('body', 'Text is required');
  const [unknown] = unknownFacts(body);
  if (unknown !== undefined) throw refuse('body', `{{${unknown}}} stands for nothing known.`);
  return body;
}

export async function publishText(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  created_by: number,
  { effective_from, based_on, ...draft }: Draft,
) {
  const { document, title, note, asks_again } = draft;
  const body = checkedBody(draft.body);
  if (asks_again && !isAgreedText(document)) throw refuse('asks_again', 'Nobody agrees to this text.');
  const now = clock.now();
  const from = effective_from === undefined ? now : new Date(effective_from);
  return transaction(db, async (tx) => {
    const last = await store.findLast(tx, document);
    if (last?.version !== based_on) throw overtaken();
    if (from <= last.effective_from)
      throw refuse('effective_from', 'A version cannot come into force before the one before it.');
    const text = { ...draft, body, version: based_on + 1, effective_from: from, created_by, created_on: now };
    const added = await store.addVersion(tx, text);
    if (!added) throw overtaken();
    await record(tx, {
      actor_id: created_by,
      action: 'legal_text.publish',
      subject_id: document,
      reason: note,
      before: { version: based_on, title: last.title },
      after: { version: added.version, title, asks_again, effective_from: from.toISOString() },
    });
    return { document, version: added.version };
  });
}

/** Takes back a version that has not come into force. */
export const takeBackText = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor_id: number,
  { document, version }: { document: LegalDocument; version: number },
): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await store.findVersion(tx, document, version))) throw notFound();
    const gone = await store.deleteWaiting(tx, document, version, clock.now());
    if (!gone) throw new AppError('conflict', 'It is in force, or a later version follows it.');
    const before = { version, title: gone.title, effective_from: gone.effective_from.toISOString() };
    await record(tx, { actor_id, action: 'legal_text.take_back', subject_id: document, before });
  });

/** The newest translation as it was written; null where there is none. */
export async function readTranslation(db: Db, document: LegalDocument, language: TranslatedLanguage) {
  const row = await store.findTranslation(db, document, language);
  if (!row) return null;
  const { document: _document, ...translation } = row;
  return {
    ...translation,
    language,
    body: cleanRichText(row.body),
    created_on: row.created_on.toISOString(),
    withdrawn: withdrawnAnswer(row.withdrawn),
  };
}

interface Translated {
  document: LegalDocument;
  language: TranslatedLanguage;
  version: number;
  based_on: number;
  title: string;
  body: string;
}

const retranslated = () =>
  new AppError('conflict', 'Somebody published another translation meanwhile. Please read that one.');

/** Adds a translation of a version; it must name all that the English names, so that it promises the same. */
export async function publishTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  created_by: number,
  { based_on, ...draft }: Translated,
) {
  const { document, language, version, title } = draft;
  const body = checkedBody(draft.body);
  return transaction(db, async (tx) => {
    const english = await store.findVersion(tx, document, version);
    if (!english) throw notFound();
    const [missing] = missingFacts(english.body, body);
    if (missing !== undefined) throw refuse('body', `{{${missing}}} of the English text is missing.`);
    const last = await store.findTranslation(tx, document, language);
    if ((last?.revision ?? 0) !== based_on) throw retranslated();
    const row = { ...draft, body, revision: based_on + 1, created_by, created_on: clock.now() };
    const added = await store.addTranslation(tx, row);
    if (!added) throw retranslated();
    await record(tx, {
      actor_id: created_by,
      action: 'legal_text.translate',
      subject_id: document,
      after: { version, language, revision: added.revision, title },
    });
    return { document, language, revision: added.revision };
  });
}

interface Withdrawal {
  document: LegalDocument;
  language: TranslatedLanguage;
  revision: number;
  reason: string;
}

/** Takes all translations into a language off their pages; the next one that is published is shown again. */
export const withdrawTranslation = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  withdrawn_by: number,
  { document, language, revision, reason }: Withdrawal,
): Promise<void> =>
  transaction(db, async (tx) => {
    const last = await store.findTranslation(tx, document, language);
    if (!last) throw notFound();
    if (last.revision !== revision) throw retranslated();
    const row = { document, language, revision, reason, withdrawn_by, withdrawn_on: clock.now() };
    if (!(await store.addWithdrawal(tx, row))) throw new AppError('conflict', 'It is withdrawn already.');
    await record(tx, {
      actor_id: withdrawn_by,
      action: 'legal_text.withdraw',
      subject_id: document,
      reason,
      before: { version: last.version, language, revision, title: last.title },
    });
  });
