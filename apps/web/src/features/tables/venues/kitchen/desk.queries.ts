import * as contract from '@tawa/contract/tables/bookings.kitchen';
import type { Sent } from '@tawa/contract/common/endpoint';
import * as venues from '@tawa/contract/tables/venues';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const deskDayQuery = (date: string | undefined) =>
  queryOptions({
    queryKey: ['desk', date ?? null],
    queryFn: async ({ signal }) => (await call(contract.getDeskDay, { query: { date } }, signal)).body,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

export const venuesQuery = () =>
  queryOptions({
    queryKey: ['venues'],
    queryFn: async ({ signal }) => (await call(venues.listOwnVenues, {}, signal)).body,
  });

/** Reads the day again when a booking of the restaurant moved. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event === 'booking' || event.event === 'poll') void client.invalidateQueries({ queryKey: ['desk'] });
  });
}

function useDeskMutation<Sending, Answered>(mutationFn: (sent: Sending) => Promise<Answered>, key = 'desk') {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [key] }) });
}

export const useAddBooking = () =>
  useDeskMutation((body: Sent<typeof contract.addDeskBooking>['body']) => call(contract.addDeskBooking, { body }));

export const usePlaceBooking = () =>
  useDeskMutation(
    ({ booking_number, ...body }: Sent<typeof contract.placeDeskBooking>['body'] & { booking_number: string }) =>
      call(contract.placeDeskBooking, { params: { booking_number }, body }),
  );

export const useMoveBooking = () =>
  useDeskMutation(
    ({ booking_number, ...body }: Sent<typeof contract.moveDeskBooking>['body'] & { booking_number: string }) =>
      call(contract.moveDeskBooking, { params: { booking_number }, body }),
  );

export const useNoteBooking = () =>
  useDeskMutation(({ booking_number, staff_note }: { booking_number: string; staff_note: string }) =>
    call(contract.noteDeskBooking, { params: { booking_number }, body: { staff_note } }),
  );

export const useAddWait = () =>
  useDeskMutation((body: Sent<typeof contract.addDeskWait>['body']) => call(contract.addDeskWait, { body }));

export const useMoveWait = () =>
  useDeskMutation(({ wait_id, to }: { wait_id: number; to: 'told' | 'left' }) =>
    call(contract.moveDeskWait, { params: { wait_id }, body: { to } }),
  );

export type VenueBody = Sent<typeof venues.addVenue>['body'];
export type TableBody = Sent<typeof venues.addTable>['body'];

export const useSaveVenue = () =>
  useDeskMutation(
    async ({ venue_id, body }: { venue_id: number | null; body: VenueBody }) =>
      venue_id === null
        ? (await call(venues.addVenue, { body })).body
        : (await call(venues.updateVenue, { params: { venue_id }, body })).body,
    'venues',
  );

export const useSaveTable = () =>
  useDeskMutation(
    async ({ venue_id, table_id, body }: { venue_id: number; table_id: number | null; body: TableBody }) =>
      table_id === null
        ? (await call(venues.addTable, { params: { venue_id }, body })).body
        : (await call(venues.updateTable, { params: { table_id }, body })).body,
    'venues',
  );

export const useMoveTable = () =>
  useDeskMutation(
    ({ table_id, ...body }: { table_id: number; spot_x: number; spot_y: number }) =>
      call(venues.moveTable, { params: { table_id }, body }),
    'venues',
  );

export const useSaveRules = () =>
  useDeskMutation(
    (body: Sent<typeof venues.updateBookingSettings>['body']) => call(venues.updateBookingSettings, { body }),
    'venues',
  );
