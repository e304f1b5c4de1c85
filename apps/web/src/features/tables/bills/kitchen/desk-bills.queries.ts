import type { Sent } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/bills.kitchen';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useLive } from '#lib/live/live.ts';

const nowKey = ['desk-tables'];
const codesKey = ['table-codes'];

export const deskTablesQuery = () =>
  queryOptions({
    queryKey: nowKey,
    queryFn: async ({ signal }) => (await call(contract.listDeskTables, {}, signal)).body,
    refetchOnWindowFocus: true,
  });

/** Reads the tables again when a phone there or the kitchen did something. */
export function useLiveTables(): void {
  const client = useQueryClient();
  useLive(({ event }) => {
    if (event === 'table' || event === 'order' || event === 'poll') void client.invalidateQueries({ queryKey: nowKey });
  });
}

function useTablesMutation<Input>(change: (input: Input) => Promise<{ body: contract.DeskTables }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).body,
    onSuccess: (tables) => void client.setQueryData(nowKey, tables),
    // Whoever was refused saw something old.
    onSettled: () => client.invalidateQueries({ queryKey: nowKey }),
  });
}

export const useOpenBill = () =>
  useTablesMutation((table_id: number) => call(contract.openDeskBill, { params: { table_id } }));

export const useMoveBill = () =>
  useTablesMutation(({ bill_id, ...body }: Sent<typeof contract.moveDeskBill>['body'] & { bill_id: number }) =>
    call(contract.moveDeskBill, { params: { bill_id }, body }),
  );

export const useTakeRest = () =>
  useTablesMutation(({ bill_id, ...body }: Sent<typeof contract.takeDeskRest>['body'] & { bill_id: number }) =>
    call(contract.takeDeskRest, { params: { bill_id }, body }),
  );

export const useSettlePart = () =>
  useTablesMutation(({ part_id, to }: { part_id: number; to: 'paid' | 'withdrawn' }) =>
    call(contract.settleDeskPart, { params: { part_id }, body: { to } }),
  );

export function useCloseBill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ bill_id, version }: { bill_id: number; version: number }) =>
      (await call(contract.closeDeskBill, { params: { bill_id }, body: { version } })).body,
    onSettled: () => client.invalidateQueries({ queryKey: nowKey }),
  });
}

export const tableCodesQuery = () =>
  queryOptions({
    queryKey: codesKey,
    queryFn: async ({ signal }) => (await call(contract.listTableCodes, {}, signal)).body,
  });

function useCodesMutation<Input>(change: (input: Input) => Promise<{ body: contract.TableCodes }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).body,
    onSuccess: (codes) => {
      client.setQueryData(codesKey, codes);
      void client.invalidateQueries({ queryKey: nowKey });
    },
  });
}

export const useMakeCodes = () => useCodesMutation((_nothing: undefined) => call(contract.makeTableCodes, {}));
export const useRenewCode = () =>
  useCodesMutation((table_id: number) => call(contract.renewTableCode, { params: { table_id } }));
export const useRemoveCode = () =>
  useCodesMutation((table_id: number) => call(contract.removeTableCode, { params: { table_id } }));
