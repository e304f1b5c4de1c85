import { getOwnStatementPdf } from '@tawa/contract/money/documents';
import {
  disputePayout,
  getOwnPayout,
  getOwnPayoutCsv,
  listOwnPayouts,
  listPayoutsOfAll,
  type Payout,
} from '@tawa/contract/money/payouts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const payoutsQuery = (page: number) =>
  queryOptions({
    queryKey: ['payouts', 'list', page],
    queryFn: async ({ signal }) => (await call(listOwnPayouts, { query: { page } }, signal)).body,
  });

export const payoutsOfAllQuery = (page: number) =>
  queryOptions({
    queryKey: ['payouts', 'all', page],
    queryFn: async ({ signal }) => (await call(listPayoutsOfAll, { query: { page } }, signal)).body,
  });

export const payoutQuery = (payout_id: number) =>
  queryOptions({
    queryKey: ['payouts', 'one', payout_id],
    queryFn: async ({ signal }) => (await call(getOwnPayout, { params: { payout_id } }, signal)).body,
  });

const files = { pdf: getOwnStatementPdf, csv: getOwnPayoutCsv } as const;

/** Saves a statement, to print or for spreadsheets. */
export const useSaveStatement = () =>
  useMutation({
    mutationFn: ({ payout: { payout_id, period_from }, as }: { payout: Payout; as: keyof typeof files }) =>
      saveAnswer(files[as], { params: { payout_id } }, `statement-${period_from}.${as}`),
  });

export function useDisputePayout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ payout_id, text }: { payout_id: number; text: string }) =>
      call(disputePayout, { params: { payout_id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['payouts'] }),
  });
}
