import {
  getKitchenComplaint,
  type KitchenRefundForm,
  listKitchenComplaints,
  refundAsKitchen,
  replyAsKitchen,
} from '@tawa/contract/care/complaints.office';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export type ComplaintTab = 'open' | 'settled';

export const kitchenComplaintsQuery = (tab: ComplaintTab, page = 1) =>
  queryOptions({
    queryKey: ['complaints', 'kitchen', tab, page],
    queryFn: async ({ signal }) => (await call(listKitchenComplaints, { query: { tab, page } }, signal)).body,
  });

export const kitchenComplaintQuery = (complaint_id: number) =>
  queryOptions({
    queryKey: ['complaints', 'kitchen-one', complaint_id],
    queryFn: async ({ signal }) => (await call(getKitchenComplaint, { params: { complaint_id } }, signal)).body,
    staleTime: 0,
  });

export interface KitchenAnswer {
  message: string;
  channel: 'all' | 'kitchen';
}

export function useKitchenReply(complaint_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: KitchenAnswer) => call(replyAsKitchen, { params: { complaint_id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['complaints'] }),
  });
}

export function useGiveBack(complaint_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: KitchenRefundForm) => call(refundAsKitchen, { params: { complaint_id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['complaints'] }),
  });
}
