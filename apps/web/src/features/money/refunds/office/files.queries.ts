import { getOfficeRefundFile } from '@tawa/contract/money/refunds.files';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const officeFileQuery = (refund_id: number) =>
  queryOptions({
    queryKey: ['office-refunds', refund_id],
    queryFn: async ({ signal }) => (await call(getOfficeRefundFile, { params: { refund_id } }, signal)).body,
    staleTime: 0,
  });
