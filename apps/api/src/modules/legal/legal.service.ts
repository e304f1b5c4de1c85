// Owns the legal texts: versions follow each other in number and in time, and none is ever changed.
import { fillFacts, legalFacts, unknownFacts, type LegalDocument } from '@tawa/domain/legal';
import { cleanRichText } from '@tawa/domain/rich-text';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { transaction } from '../../platform/transaction.ts';
import { record } from '../audit/audit.service.ts';
import { findSettings } from '../settings/settings.service.ts';
import * as store from './legal.store.ts';

/** The version in force, with its facts filled in. */
export async function getText(db: Db, document: LegalDocument, now: Date) {
  const text = await store.findInForce(db, document, now);
  if (!text) throw notFound();
  const body = fillFacts(cleanRichText(text.body), legalFacts(await findSettings(db, now)));
  return { ...text, document, body, effective_from: text.effective_from.toISOString() };
}

interface Draft {
  document: LegalDocument;
  title: string;
  body: string;
  effective_from?: string;
}

const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });

function checkedBody(given: string): string {
  const body = cleanRichText(given);
  if (body === '') throw refuse('body', 'Text is required');
  const [unknown] = unknownFacts(body);
  if (unknown !== undefined) throw refuse('body', `{{${unknown}}} stands for nothing known.`);
  return body;
}

export async function publishText(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  created_by: number,
  { document, title, body, effective_from }: Draft,
) {
  const clean = checkedBody(body);
  const from = effective_from === undefined ? clock.now() : new Date(effective_from);
  return transaction(db, async (tx) => {
    const last = await store.findLast(tx, document);
    if (last && from <= last.effective_from)
      throw refuse('effective_from', 'A version cannot come into force before the one before it.');
    const version = (last?.version ?? 0) + 1;
    await store.addVersion(tx, { document, version, title, body: clean, effective_from: from, created_by });
    await record(tx, {
      actor_id: created_by,
      action: 'legal_text.publish',
      subject_id: document,
      before: { version: version - 1 },
      after: { version, title, effective_from: from.toISOString() },
    });
    return { document, version };
  });
}
