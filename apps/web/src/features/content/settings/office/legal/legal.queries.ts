import {
  listLegalTexts,
  readLegalTranslation,
  readLegalVersion,
  type TranslatedLanguage,
} from '@tawa/contract/content/legal';
import type { LegalDocument } from '@tawa/domain/content/legal';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction } from '#ui/use-action.ts';

const key = 'admin-legal';

export const legalTextsQuery = () =>
  queryOptions({
    queryKey: [key, 'all'],
    queryFn: async ({ signal }) => (await call(listLegalTexts, {}, signal)).body,
    staleTime: 0,
  });

export const legalVersionQuery = (document: LegalDocument, version: number) =>
  queryOptions({
    queryKey: [key, 'one', document, version],
    queryFn: async ({ signal }) => (await call(readLegalVersion, { params: { document, version } }, signal)).body,
  });

export const legalTranslationQuery = (document: LegalDocument, language: TranslatedLanguage) =>
  queryOptions({
    queryKey: [key, 'translation', document, language],
    queryFn: async ({ signal }) =>
      (await call(readLegalTranslation, { params: { document, language } }, signal)).body.translation,
    // What is written begins with the newest one.
    staleTime: 0,
    gcTime: 0,
  });

/** What the office does to a legal text; its versions are read again. */
export const useLegalAction = () => useAction([key, 'all'], ['legal']);
