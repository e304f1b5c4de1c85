import { legalDocuments } from '@tawa/domain/legal';
import { z } from 'zod/mini';
import { id, instant, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

export const legalDocument = z.enum(legalDocuments);

export const legalText = z.object({
  document: legalDocument,
  version: z.int(),
  title: z.string(),
  /** Marked-up text of the allow-list in `domain/rich-text.ts`. */
  body: z.string(),
  effective_from: instant,
});
export type LegalText = z.infer<typeof legalText>;

export const getLegalText = endpoint({
  method: 'GET',
  path: '/legal/:document',
  summary: 'The version of a legal text that is in force',
  access: 'public',
  params: z.object({ document: legalDocument }),
  responses: { 200: legalText },
  cache: { topics: ['content', 'settings'], maxAgeMs: 60_000 },
});

const bodyLengthMax = 60_000;

export const publishLegalText = endpoint({
  method: 'POST',
  path: '/legal',
  summary: 'Adds the next version of a legal text, in force at once or from a later moment',
  access: ['admin'],
  body: z.strictObject({
    document: legalDocument,
    title: requiredText('Title is required', 120),
    body: requiredText('Text is required', bodyLengthMax),
    effective_from: z.optional(z.iso.datetime('Give a date and a time')),
  }),
  responses: { 201: z.object({ document: legalDocument, version: id }) },
});
