import { getStatementPdf } from '@tawa/contract/money/documents';
import type { Answer } from '@tawa/contract/common/endpoint';
import * as office from '@tawa/contract/money/payouts.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useAction, type Action } from '#ui/use-action.ts';
import { officePayoutsTexts } from './payouts.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export type OfficeStatement = Answer<typeof office.getPayout>['body'];

export const statementQuery = (payout_id: number) =>
  queryOptions({
    queryKey: ['list', 'statements', 'one', payout_id],
    queryFn: async ({ signal }) => (await call(office.getPayout, { params: { payout_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does with a statement; list and panel are read again. */
export const usePayoutAction = () => useAction(['list', 'statements']);

export const deedsOf = (payout_id: number, language: Language) => {
  const t = textsIn(officePayoutsTexts, language);
  const params = { payout_id };
  return {
    issue: { run: () => call(office.issuePayout, { params, body: {} }), done: t.issued },
    pay: (reference: string): Action => ({
      run: () => call(office.payPayout, { params, body: { reference } }),
      done: t.paid,
    }),
    comeBack: (reason: string): Action => ({
      run: () => call(office.returnPayout, { params, body: { reason } }),
      done: t.cameBack,
    }),
    adjust: (body: { amount: number; reason: string }): Action => ({
      run: () => call(office.adjustPayout, { params, body }),
      done: t.adjusted,
    }),
  };
};

const files = { pdf: getStatementPdf, csv: office.getPayoutCsv } as const;

/** Saves a statement, to print or for spreadsheets. */
export const useSaveOfficeStatement = () =>
  useMutation({
    mutationFn: ({ payout: { payout_id, period_from }, as }: Query) =>
      saveAnswer(files[as], { params: { payout_id } }, `statement-${period_from}.${as}`),
  });
interface Query {
  payout: OfficeStatement['payout'];
  as: keyof typeof files;
}
