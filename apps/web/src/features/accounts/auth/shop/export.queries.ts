import { listExports, requestExport, takeExportTicket } from '@tawa/contract/accounts/exports';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const waitMs = 2000;

/** The files that were asked for; while one is being made it is looked at again. */
export const exportsQuery = (userid: number) =>
  queryOptions({
    queryKey: ['exports', userid],
    queryFn: async ({ signal }) => (await call(listExports, {}, signal)).body.exports,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? waitMs : false),
  });

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(requestExport)).body,
    onSettled: () => client.invalidateQueries({ queryKey: ['exports'] }),
  });
}

/** The address that downloads a file once, within seconds. */
export const useExportTicket = () =>
  useMutation({
    mutationFn: async (export_id: string) =>
      `/api${(await call(takeExportTicket, { params: { export_id } })).body.path}`,
  });
