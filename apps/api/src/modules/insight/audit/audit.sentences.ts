// Entries as sentences: what they are about is named by one statement for a page, and what no table holds by its own words.
import { findOwn } from '@tawa/domain/common/own';
import { endpoints, partnerEndpoints } from '@tawa/contract/all';
import type { AuditEntry } from '@tawa/contract/insight/audit';
import { dateWords } from '@tawa/domain/common/text';
import { isProviderKeyName, providerKeys } from '@tawa/domain/content/provider-keys';
import { isSettingKey } from '@tawa/domain/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { type AuditLink, auditLinks, plainSentence } from '@tawa/domain/insight/audit-links';
import { type Named, sentenceOf } from '@tawa/domain/insight/audit-sentences';
import { isTaxRateKind, taxRateKinds } from '@tawa/domain/money/tax-rates';
import type { Db } from '#platform/database/db.ts';
import { type Asked, isNamedKind, nameAll } from './audit.names.store.ts';

/** An entry as it stands in the table. */
export type StoredEntry = Omit<AuditEntry, 'sentence' | 'changes'>;

const linked = new Set<string>(auditLinks);
const isLink = (kind: string): kind is AuditLink => linked.has(kind);
const linkOf = (to: string, key: string) => (isLink(to) ? { link: { to, key } } : {});

const tail = ', as a table for spreadsheets';
const summaries = new Map(
  [...endpoints, ...partnerEndpoints].map(({ endpoint: { path, summary } }) => [
    path.replaceAll(/:\w+/g, ':'),
    summary,
  ]),
);

/** 'Every coupon, 25 a page' for the address of a file. */
function fileName(path: string): string {
  const shape = path.replaceAll(/\/(\d+|[A-Z]{2}-[0-9A-Z]+)(?=\/|$)/g, '/:');
  const summary = summaries
    .get(shape)
    ?.replace(tail, '')
    .replace(/, \d+ a page$/, '');
  return summary === undefined ? 'a file' : `the file “${summary}”`;
}

/** Names that stand in the code and in no table. */
function nameInCode({ subject, subject_id: id, action }: StoredEntry): string | undefined {
  if (subject === 'setting' && isSettingKey(id)) return `“${settingRules[id].label}”`;
  if (subject === 'tax_rate' && isTaxRateKind(id)) return taxRateKinds[id].label;
  if (subject === 'provider_key' && isProviderKeyName(id))
    return `${providerKeys[id].provider}: ${providerKeys[id].label}`;
  if (subject === 'legal_text') return `the ${id.replaceAll('-', ' ')}`;
  if (subject === 'export') return fileName(id);
  if (action === 'payout.draft') return `the week from ${dateWords(id)}`;
  return undefined;
}

const pairOf = (id: string): readonly [string, string] => {
  const [restaurant = '', user = ''] = id.split('-');
  return [restaurant, user];
};

const textOf = (facts: Readonly<Record<string, unknown>>, field: string): string | undefined => {
  const value = findOwn(facts, field);
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
};

const whoOf = ({ before, after }: StoredEntry) => textOf(after, 'account') ?? textOf(before, 'account');
const refundOf = ({ action, after }: StoredEntry) =>
  action === 'order.refund' ? textOf(after, 'refund_id') : undefined;

function askedOf(entry: StoredEntry): Asked[] {
  const { subject, subject_id: id } = entry;
  const [who, refund] = [whoOf(entry), refundOf(entry)];
  const [restaurant, user] = pairOf(id);
  return [
    ...(isNamedKind(subject) && entry.action !== 'payout.draft' ? [{ kind: subject, id }] : []),
    ...(subject === 'feedback'
      ? ([
          { kind: 'restaurant', id: restaurant },
          { kind: 'user', id: user },
        ] as const)
      : []),
    ...(who === undefined ? [] : [{ kind: 'user', id: who } as const]),
    ...(refund === undefined ? [] : [{ kind: 'refund_sum', id: refund } as const]),
  ];
}

type Names = ReadonlyMap<string, string>;

function subjectOf(entry: StoredEntry, names: Names): Named | undefined {
  const { subject, subject_id: id } = entry;
  if (subject === 'feedback') {
    const [restaurant, user] = pairOf(id);
    const [place, person] = [names.get(`restaurant ${restaurant}`), names.get(`user ${user}`)];
    return { name: `the review of ${place ?? 'a restaurant that is gone'} by ${person ?? 'somebody'}` };
  }
  const name = nameInCode(entry) ?? names.get(`${subject} ${id}`);
  if (name === undefined) return undefined;
  return { name, ...(entry.action !== 'payout.draft' && linkOf(subject, id)) };
}

function withSentence(entry: StoredEntry, names: Names): AuditEntry {
  const [who, refund] = [names.get(`user ${whoOf(entry)}`), names.get(`refund_sum ${refundOf(entry)}`)];
  const subject = subjectOf(entry, names);
  const facts = {
    ...(who !== undefined && { who }),
    ...(refund !== undefined && entry.after['amount'] === undefined && { amount: refund }),
  };
  const actor = { name: entry.actor, ...linkOf('user', String(entry.actor_id)) };
  const { parts, reason, changes } = sentenceOf(entry, { actor, ...(subject && { subject }), facts });
  return { ...entry, reason, sentence: parts, changes };
}

/** Entries with their sentences. */
export async function tellAll(db: Db, entries: readonly StoredEntry[]): Promise<AuditEntry[]> {
  const names = await nameAll(db, entries.flatMap(askedOf));
  return entries.map((entry) => withSentence(entry, names));
}

/** Entries as lines of a file: who, when, what and why in words. */
export const linesOf = (entries: readonly AuditEntry[]) =>
  entries.map((entry) => ({
    at: entry.at,
    who: entry.actor,
    what: plainSentence({ parts: entry.sentence }),
    reason: entry.reason,
    changed: entry.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
  }));
