import { addAppealPhoto, appealRefund, getKitchenRefundFile } from '@tawa/contract/money/refunds.files';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { shrinkPhoto } from '#lib/api/shrink-photo.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const kitchenFileQuery = (refund_id: number) =>
  queryOptions({
    queryKey: ['kitchen-refunds', refund_id],
    queryFn: async ({ signal }) => (await call(getKitchenRefundFile, { params: { refund_id } }, signal)).body,
    staleTime: 0,
  });

export function useAppeal(refund_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: string) => call(appealRefund, { params: { refund_id }, body: { words } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen-refunds'] }),
  });
}

export function useAppealPhoto(refund_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (photo: Blob) => upload(addAppealPhoto, { params: { refund_id } }, await shrinkPhoto(photo)),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen-refunds'] }),
  });
}
