import { listFaqs } from '@tawa/contract/content/faqs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

const everybody = 'customer';

/** Questions for one kind of account; guests read those of customers. */
export function faqsQuery(userType: string = everybody) {
  const type = userType.toLowerCase();
  return queryOptions({
    queryKey: ['faqs', type],
    queryFn: async ({ signal }) => (await call(listFaqs, { query: { type } }, signal)).body,
  });
}
