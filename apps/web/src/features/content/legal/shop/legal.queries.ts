import { getLegalText } from '@tawa/contract/content/legal';
import type { LegalDocument } from '@tawa/domain/content/legal';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const legalQuery = (document: LegalDocument) =>
  queryOptions({
    queryKey: ['legal', document],
    queryFn: async ({ signal }) => (await call(getLegalText, { params: { document } }, signal)).body,
  });
