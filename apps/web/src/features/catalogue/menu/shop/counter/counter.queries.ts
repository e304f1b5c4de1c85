import type { Sent } from '@tawa/contract/common/endpoint';
import { getCounterPrices } from '@tawa/contract/catalogue/menu/menu.counter';
import { getOwnPriceReport, reportPrice } from '@tawa/contract/catalogue/menu/menu.reports';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

/** How the dishes of a restaurant compare with its counter. */
export const counterQuery = (restaurantId: number) =>
  queryOptions({
    queryKey: ['counter-prices', restaurantId],
    queryFn: async ({ signal }) => (await call(getCounterPrices, { params: { id: restaurantId } }, signal)).body,
  });

/** The own report of a dish, and whether there may be one. */
export const ownReportQuery = (menuId: number) =>
  queryOptions({
    queryKey: ['price-report', menuId],
    queryFn: async ({ signal }) => (await call(getOwnPriceReport, { params: { menu_id: menuId } }, signal)).body,
    staleTime: 0,
  });

export function useReportPrice(menuId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof reportPrice>['body']) => call(reportPrice, { params: { menu_id: menuId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ownReportQuery(menuId).queryKey }),
  });
}
