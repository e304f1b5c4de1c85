import { legalDocuments } from '@tawa/domain/content/legal';
import { prefixedLanguages } from '@tawa/domain/common/public-addresses';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const legalDocument = z.enum(legalDocuments);

/** The languages that a legal text may have a translation in. */
export const translatedLanguage = z.enum(prefixedLanguages);
export type TranslatedLanguage = z.infer<typeof translatedLanguage>;

export const legalText = z.object({
  document: legalDocument,
  version: z.int(),
  title: z.string(),
  /** Marked-up text of the allow-list in `domain/common/rich-text.ts`. */
  body: z.string(),
  effective_from: instant,
  /** Where title and body are a translation: of which version, which is older than `version` where nobody translated that one yet. */
  translation: z.optional(z.object({ language: translatedLanguage, version: z.int() })),
});
export type LegalText = z.infer<typeof legalText>;

export const getLegalText = endpoint({
  method: 'GET',
  path: '/legal/:document',
  summary: 'The version of a legal text that is in force, in a language where it has a translation',
  access: 'public',
  params: z.object({ document: legalDocument }),
  query: z.object({ language: z.optional(translatedLanguage) }),
  responses: { 200: legalText },
  cache: { topics: ['content', 'settings'], maxAgeMs: 60_000 },
});

/** The legal texts that an account agrees to. */
export const agreedTexts = ['term-of-use', 'privacy-policy'] as const;
export type AgreedText = (typeof agreedTexts)[number];
/** Whether an account agrees to this text. */
export const isAgreedText = (document: string): document is AgreedText => agreedTexts.some((name) => name === document);

export const legalVersion = z.object({
  version: z.int(),
  title: z.string(),
  /** What changed, in the words of whoever published it; empty in the delivered version. */
  note: z.string(),
  /** Whether those who agreed to an earlier version are asked once more. */
  asks_again: z.boolean(),
  effective_from: instant,
  /** Null for the delivered version. */
  created_by: z.nullable(z.string()),
  created_on: instant,
  state: z.enum(['waiting', 'in_force', 'past']),
});
export type LegalVersion = z.infer<typeof legalVersion>;

const translation = z.object({
  language: translatedLanguage,
  /** Counted on by itself for each language; 1 is the first. */
  revision: z.int(),
  /** The version of the English text that it says. */
  version: z.int(),
  title: z.string(),
  created_by: z.nullable(z.string()),
  created_on: instant,
  /** Why it is not shown any more; null of one that is. */
  withdrawn: z._default(
    z.nullable(z.object({ reason: z.string(), withdrawn_by: z.nullable(z.string()), withdrawn_on: instant })),
    null,
  ),
});
export type LegalTranslation = z.infer<typeof translation>;

export const legalHistory = z.object({
  document: legalDocument,
  versions: z.array(legalVersion),
  /** The newest revision of each language and version, the newest first. */
  translations: z.array(translation),
});
export type LegalHistory = z.infer<typeof legalHistory>;

export const listLegalTexts = endpoint({
  method: 'GET',
  path: '/admin/legal',
  summary: 'Every legal text with its versions, the newest first, without their words',
  access: ['admin'],
  responses: { 200: z.array(legalHistory) },
});

export const writtenVersion = z.extend(legalVersion, {
  document: legalDocument,
  /** As it was written, with its `{{names}}`. */
  body: z.string(),
  /** What the names stand for now. */
  facts: z.record(z.string(), z.string()),
});
export type WrittenVersion = z.infer<typeof writtenVersion>;

export const readLegalVersion = endpoint({
  method: 'GET',
  path: '/admin/legal/:document/:version',
  summary: 'One version of a legal text as it was written, in force or not',
  access: ['admin'],
  params: z.object({ document: legalDocument, version: idParam }),
  responses: { 200: writtenVersion },
});

const bodyLengthMax = 60_000;
export const legalTitleMax = 120;
export const legalNoteMax = 500;

export const publishLegalText = endpoint({
  method: 'POST',
  path: '/legal',
  summary: 'Adds the next version of a legal text, in force at once or from a later moment',
  access: ['admin'],
  body: z.strictObject({
    document: legalDocument,
    /** The newest version that its writer has seen; another one by now is a conflict. */
    based_on: id,
    title: requiredText('Title is required', legalTitleMax),
    body: requiredText('Text is required', bodyLengthMax),
    note: requiredText('Say what changed', legalNoteMax),
    asks_again: z.boolean('Say whether people must agree again'),
    effective_from: z.optional(z.iso.datetime('Give a date and a time')),
  }),
  responses: { 201: z.object({ document: legalDocument, version: id }) },
});

export const takeBackLegalText = endpoint({
  method: 'DELETE',
  path: '/admin/legal/:document/:version',
  summary: 'Takes back the newest version of a legal text while it waits',
  access: ['admin'],
  params: z.object({ document: legalDocument, version: idParam }),
  responses: { 200: message },
});

export const readLegalTranslation = endpoint({
  method: 'GET',
  path: '/admin/legal/:document/translations/:language',
  summary: 'The newest translation of a legal text into a language as it was written, or null',
  access: ['admin'],
  params: z.object({ document: legalDocument, language: translatedLanguage }),
  responses: { 200: z.object({ translation: z.nullable(z.extend(translation, { body: z.string() })) }) },
});

export const withdrawLegalTranslation = endpoint({
  method: 'POST',
  path: '/admin/legal/:document/withdrawals',
  summary:
    'Takes the translations of a legal text into a language off their pages, which show the English until the next one',
  access: ['admin'],
  params: z.object({ document: legalDocument }),
  body: z.strictObject({
    language: translatedLanguage,
    /** The newest revision that whoever withdraws has seen; another one by now is a conflict. */
    revision: id,
    reason: requiredText('Say why', legalNoteMax),
  }),
  responses: { 200: message },
});

export const publishLegalTranslation = endpoint({
  method: 'POST',
  path: '/admin/legal/:document/translations',
  summary:
    'Adds the next translation of a version of a legal text; it is shown while that version, or a later one without a translation, is in force',
  access: ['admin'],
  params: z.object({ document: legalDocument }),
  body: z.strictObject({
    language: translatedLanguage,
    /** The version of the English text that was translated. */
    version: id,
    /** The newest revision that its writer has seen, 0 for none; another one by now is a conflict. */
    based_on: z.int().check(z.minimum(0)),
    title: requiredText('Title is required', legalTitleMax),
    body: requiredText('Text is required', bodyLengthMax),
  }),
  responses: { 201: z.object({ document: legalDocument, language: translatedLanguage, revision: id }) },
});
