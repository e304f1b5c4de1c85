import { getKitchenCounter } from '@tawa/contract/catalogue/menu/menu.counter';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** What this restaurant says of its counter. */
export const kitchenCounterQuery = () =>
  queryOptions({
    queryKey: ['kitchen-counter'],
    queryFn: async ({ signal }) => (await call(getKitchenCounter, {}, signal)).body,
    staleTime: 0,
  });
