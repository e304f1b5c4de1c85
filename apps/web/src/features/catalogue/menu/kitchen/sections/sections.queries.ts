import type { Sent } from '@tawa/contract/common/endpoint';
import { getSections, saveSections } from '@tawa/contract/catalogue/menu.sections';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

/** The kitchen's own sections of its menu. */
export const sectionsQuery = queryOptions({
  queryKey: ['kitchen', 'sections'],
  queryFn: async ({ signal }) => (await call(getSections, {}, signal)).body,
});

export function useSaveSections() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof saveSections>['body']) => call(saveSections, { body }),
    onSuccess: (answer) => {
      if (answer.status === 200) client.setQueryData(sectionsQuery.queryKey, answer.body);
    },
  });
}
