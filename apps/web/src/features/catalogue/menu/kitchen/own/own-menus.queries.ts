import { compareMenus, copyDishes } from '@tawa/contract/catalogue/restaurants.own';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const comparedMenusQuery = (first: number, second: number) =>
  queryOptions({
    queryKey: ['edited-menu', 'compared', first, second],
    queryFn: async ({ signal }) => (await call(compareMenus, { query: { first, second } }, signal)).body,
    placeholderData: keepPreviousData,
  });

/** Copies what the menu of `to` lacks of that of `from`; answers how many dishes they were. */
export function useCopyDishes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { from: number; to: number }) => (await call(copyDishes, { body })).body.copied,
    onSettled: () => {
      for (const queryKey of [['edited-menu'], ['kitchen', 'sections']]) void client.invalidateQueries({ queryKey });
    },
  });
}
