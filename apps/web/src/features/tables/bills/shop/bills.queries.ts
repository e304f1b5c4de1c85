import type { Sent } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/bills';
import type { OnlineMethod } from '@tawa/domain/money/payments';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const everyMs = 5000;

/** The code opens nothing. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Which guest of which table this device is. */
export interface TableKeys {
  token: string;
  secret: string;
}

const pageKey = (token: string, secret: string) => ['table-page', token, secret];

/** What a phone at a table reads, again every few seconds. */
export const tableQuery = (keys: TableKeys) =>
  queryOptions({
    queryKey: pageKey(keys.token, keys.secret),
    queryFn: async ({ signal }) => (await call(contract.readTable, { body: keys }, signal)).body,
    staleTime: 0,
    retry: (times, error) => !isGone(error) && times < 3,
    refetchInterval: ({ state }) => (isGone(state.error) || state.data?.state === 'over' ? false : everyMs),
  });

type Joining = Omit<Sent<typeof contract.joinTable>['body'], keyof TableKeys>;

export function useJoinTable(keys: TableKeys) {
  const client = useQueryClient();
  const queryKey = pageKey(keys.token, keys.secret);
  return useMutation({
    mutationFn: async (joining: Joining) => {
      // An answer of a look that was under way would put this phone out again.
      await client.cancelQueries({ queryKey });
      return (await call(contract.joinTable, { body: { ...keys, ...joining } })).body;
    },
    onSuccess: (page) => void client.setQueryData(queryKey, page),
    // Whoever was refused may have seen a table that was free.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** A change whose answer is the page as it is then. */
function usePageMutation<Input>(
  { token, secret }: TableKeys,
  change: (input: Input) => Promise<{ body: contract.TablePage }>,
) {
  const client = useQueryClient();
  const key = pageKey(token, secret);
  return useMutation({
    mutationFn: async (input: Input) => {
      // An answer of a look that was under way would show what was there before.
      await client.cancelQueries({ queryKey: key });
      return (await change(input)).body;
    },
    onSuccess: (page) => void client.setQueryData(key, page),
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
}

type Items = Sent<typeof contract.sendRound>['body']['items'];

export const useSendRound = (keys: TableKeys) =>
  usePageMutation(keys, ({ key, items }: { key: string; items: Items }) =>
    call(contract.sendRound, { headers: { 'idempotency-key': key }, body: { ...keys, items } }),
  );

/** A part as it was read: its kind, of how many where it is an equal one, and what it comes to. */
export type Part = Pick<Sent<typeof contract.askToPay>['body'], 'kind' | 'of' | 'amount'>;

export const useAskToPay = (keys: TableKeys) =>
  usePageMutation(keys, (part: Part) => call(contract.askToPay, { body: { ...keys, ...part } }));

/** Asks where a part is paid online; the same page however often it is pressed. */
export function useOpenPart({ token, secret }: TableKeys) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (part: Part & { method: OnlineMethod; tip?: number }) =>
      (await call(contract.openPart, { body: { token, secret, ...part } })).body,
    onSettled: () => client.invalidateQueries({ queryKey: pageKey(token, secret) }),
  });
}

const askEveryMs = 5000;

/** Has the provider asked whether this phone's part was paid, until it was; what is answered is the page as it is then. */
export function useCheckPart({ token, secret }: TableKeys, part_id: number | null): void {
  const client = useQueryClient();
  useQuery({
    queryKey: ['table-part', token, part_id],
    queryFn: async () => {
      const { body } = await call(contract.checkPart, { body: { token, secret } });
      client.setQueryData(pageKey(token, secret), body);
      return body.state;
    },
    retry: false,
    gcTime: 0,
    refetchInterval: askEveryMs,
  });
}

export const useWithdrawPart = (keys: TableKeys) =>
  usePageMutation(keys, (_nothing: undefined) => call(contract.withdrawPart, { body: keys }));
