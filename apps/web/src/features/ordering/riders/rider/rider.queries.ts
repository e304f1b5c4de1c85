import type { Sent } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/riders';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const everyMs = 30_000;
const key = (token: string) => ['rider-page', token];

/** The link opens nothing: it ended, was taken back, or never was. */
export const isEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A stop of the round; the next one unless one is wanted that is still open. */
export const riderPageQuery = (token: string, stop?: number) =>
  queryOptions({
    queryKey: [...key(token), stop ?? 'next'],
    queryFn: async ({ signal }) => (await call(contract.readRiderPage, { body: { token, stop } }, signal)).body,
    placeholderData: keepPreviousData,
    retry: (times, error) => !isEnded(error) && times < 3,
    // A link that ended stays so.
    refetchInterval: ({ state }) => (isEnded(state.error) ? false : everyMs),
    gcTime: 0,
  });

type Step = Omit<Sent<typeof contract.deliverByRider>['body'], 'token'>;
type Said = Omit<Sent<typeof contract.reportUndelivered>['body'], 'token'>;

export function useDeliver(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => call(contract.deliverByRider, { body: { token, ...step } }),
    onSuccess: (answer) => {
      if (answer.status === 409) void client.invalidateQueries({ queryKey: key(token) });
    },
    // The stop or the link is over: by an answer that was lost, or by the kitchen. The page says what is left.
    onError: (error) => {
      if (isEnded(error)) void client.invalidateQueries({ queryKey: key(token) });
    },
  });
}

export function useReport(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) => call(contract.reportUndelivered, { body: { token, ...said } }),
    onSettled: () => client.invalidateQueries({ queryKey: key(token) }),
  });
}

export const sendPlace = (token: string, { latitude, longitude }: GeolocationCoordinates) =>
  call(contract.shareRiderPlace, { body: { token, lat: latitude, lng: longitude } });
export const hidePlace = (token: string) => call(contract.hideRiderPlace, { body: { token } });

export const showCode = async (token: string, stop: number) =>
  (await call(contract.showCodeOfStop, { body: { token, stop } })).body;
export const checkCode = async (token: string, stop: number) =>
  (await call(contract.checkCodeOfStop, { body: { token, stop } })).body;

/** Reads the rider's page again. */
export function useReadAgain(token: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key(token) });
}
