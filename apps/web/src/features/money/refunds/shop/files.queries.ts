import { getRefundCounts, getRefundFile } from '@tawa/contract/money/refunds.files';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

/** The file of an own refund; read again whenever its order is. */
export const ownFileQuery = (userid: number, order_number: string, refund_id: number) =>
  queryOptions({
    queryKey: ['order', userid, order_number, 'refunds', refund_id],
    queryFn: async ({ signal }) => (await call(getRefundFile, { params: { order_number, refund_id } }, signal)).body,
    staleTime: 0,
  });

/** How many of the own orders had a refund. */
export const refundCountsQuery = (userid: number) =>
  queryOptions({
    queryKey: ['refund-counts', userid],
    queryFn: async ({ signal }) => (await call(getRefundCounts, {}, signal)).body,
    staleTime: 0,
  });
