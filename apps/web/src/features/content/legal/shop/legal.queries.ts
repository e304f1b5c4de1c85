import { getLegalText } from '@tawa/contract/content/legal';
import type { LegalDocument } from '@tawa/domain/content/legal';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import type { Language } from '#lib/i18n/language.ts';

/** A legal text in force, in the language of the page where it has a translation. */
export const legalQuery = (document: LegalDocument, language: Language) =>
  queryOptions({
    queryKey: ['legal', document, language],
    queryFn: async ({ signal }) => {
      const query = language === 'hi' || language === 'kn' ? { language } : {};
      return (await call(getLegalText, { params: { document }, query }, signal)).body;
    },
  });
