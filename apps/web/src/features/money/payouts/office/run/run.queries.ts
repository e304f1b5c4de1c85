import { getTwoFactor } from '@tawa/contract/accounts/auth.account';
import * as contract from '@tawa/contract/money/payouts.batches';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useAction } from '#ui/use-action.ts';

/** Everything of a run is read again together: a file changes the list, and the list what a file would be. */
const runKey = ['list', 'payout-run'] as const;

export const runSumsQuery = (week: string | undefined) =>
  queryOptions({
    queryKey: [...runKey, 'sums', week],
    queryFn: async ({ signal }) => (await call(contract.getRunSums, { query: { week } }, signal)).body,
    staleTime: 0,
  });

export const filesQuery = () =>
  queryOptions({
    queryKey: [...runKey, 'files'],
    queryFn: async ({ signal }) => (await call(contract.listBatches, { query: {} }, signal)).body,
    staleTime: 0,
  });

export const fileQuery = (payout_batch_id: number) =>
  queryOptions({
    queryKey: [...runKey, 'file', payout_batch_id],
    queryFn: async ({ signal }) => (await call(contract.getBatch, { params: { payout_batch_id } }, signal)).body,
    staleTime: 0,
  });

/** Whether the own account has a second step, whose code a release then asks for. */
export const ownSecondStepQuery = (userId: number) =>
  queryOptions({
    queryKey: ['two-factor', userId],
    queryFn: async ({ signal }) => (await call(getTwoFactor, {}, signal)).body,
  });

export const useRunAction = () => useAction(runKey, ['list', 'statements']);

export const useReadAnswer = (payout_batch_id: number) =>
  useMutation({
    mutationFn: async (file: Blob) =>
      (await upload(contract.readBankAnswer, { params: { payout_batch_id } }, file)).body,
  });

/** Saves the released file, which is written down and can then be stopped by the bank alone. */
export function useSaveBankFile(payout_batch_id: number, name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => saveAnswer(contract.getBatchFile, { params: { payout_batch_id } }, name),
    onSettled: () => client.invalidateQueries({ queryKey: runKey }),
  });
}
