import { listBankFormats } from '@tawa/contract/money/payouts.banks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction } from '#ui/use-action.ts';

const formatsKey = ['bank-formats'] as const;

export const formatsQuery = () =>
  queryOptions({
    queryKey: formatsKey,
    queryFn: async ({ signal }) => (await call(listBankFormats, {}, signal)).body.formats,
    staleTime: 0,
  });

/** What the office does to a format; a run, which lets one choose among them, is read again as well. */
export const useFormatAction = () => useAction(formatsKey, ['list', 'payout-run']);
