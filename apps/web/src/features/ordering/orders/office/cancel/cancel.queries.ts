import * as contract from '@tawa/contract/ordering/orders.cancel-runs';
import type { CancelPreview } from '@tawa/contract/ordering/orders.cancel-runs';
import type { Sent } from '@tawa/contract/common/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { cancelTexts } from './cancel.texts.ts';

const pollMs = 1000;

export type CancelTerms = Omit<Sent<typeof contract.previewCancelRun>['body'], 'order_numbers'>;

/** What cancelling these orders would do; it is read again with the list whenever an order moves. */
export const previewQuery = (order_numbers: readonly string[], terms: CancelTerms) =>
  queryOptions({
    queryKey: ['list', 'orders', 'cancel-preview', order_numbers, terms],
    queryFn: async ({ signal }) =>
      (await call(contract.previewCancelRun, { body: { order_numbers: [...order_numbers], ...terms } }, signal)).body,
    enabled: order_numbers.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** One run; while orders of it wait it is asked for each second. */
export const runQuery = (cancel_run_id: number) =>
  queryOptions({
    queryKey: ['list', 'orders', 'cancel-run', cancel_run_id],
    queryFn: async ({ signal }) => (await call(contract.getCancelRun, { params: { cancel_run_id } }, signal)).body,
    refetchInterval: ({ state }) => (state.data && state.data.run.ended_on === null ? pollMs : false),
    staleTime: 0,
  });

/** The runs that work now. */
export const runsQuery = () =>
  queryOptions({
    queryKey: ['list', 'orders', 'cancel-runs'],
    queryFn: async ({ signal }) => (await call(contract.listCancelRuns, {}, signal)).body.runs,
    refetchInterval: ({ state }) => (state.data?.some(({ ended_on }) => ended_on === null) ? pollMs : false),
    staleTime: 5000,
  });

interface Start {
  preview: CancelPreview;
  terms: CancelTerms;
  /** The same for the same plan, so that a press that is sent twice begins one run. */
  key: string;
}

/** Begins to cancel what a preview showed. */
export function useStartRun(onStarted: (id: number) => void) {
  const t = useTexts(cancelTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ preview: { sha256, orders }, terms, key }: Start) => {
      const named = orders.map(({ order_number, version, amount }) => ({ order_number, version, amount }));
      const headers = { 'idempotency-key': key };
      const answer = await call(contract.startCancelRun, { headers, body: { sha256, orders: named, ...terms } });
      if (answer.status === 422) throw new Error(answer.body.message);
      return answer.body.cancel_run_id;
    },
    onSuccess: onStarted,
    onError: (error) => toast.error(messageFrom(error, t.notStarted)),
    onSettled: () => client.invalidateQueries({ queryKey: ['list', 'orders'] }),
  });
}

/** The run that the address names, so that it can be left and come back to. */
export function useRunAddress() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('run'));
  const set = (run: number | null) => {
    const next = new URLSearchParams(params);
    next.delete('open');
    if (run === null) next.delete('run');
    else next.set('run', String(run));
    setParams(next, { preventScrollReset: true });
  };
  return { id: Number.isInteger(id) && id > 0 ? id : null, open: set, close: () => set(null) };
}
