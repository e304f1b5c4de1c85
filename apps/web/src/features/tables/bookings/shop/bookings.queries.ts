import { joinBookedTable } from '@tawa/contract/tables/bills';
import * as contract from '@tawa/contract/tables/bookings';
import type { Booking } from '@tawa/contract/tables/bookings';
import type { Sent } from '@tawa/contract/common/endpoint';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const tableDayQuery = (id: number, date: string | undefined, guests: number) =>
  queryOptions({
    queryKey: ['tables', id, date ?? null, guests],
    queryFn: async ({ signal }) =>
      (await call(contract.listTableTimes, { params: { id }, query: { date, guests } }, signal)).body,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  });

export const tableRestaurantsQuery = (wish: { date: string; time: string; guests: number; city: string | undefined }) =>
  queryOptions({
    queryKey: ['table-restaurants', wish],
    queryFn: async ({ signal }) =>
      (await call(contract.listRestaurantsWithTable, { query: wish }, signal)).body.restaurants,
  });

export const ownBookingsQuery = (userid: number, page = 1) =>
  queryOptions({
    queryKey: ['bookings', userid, page],
    queryFn: async ({ signal }) =>
      (await call(contract.listOwnBookings, { query: { page: String(page) } }, signal)).body,
  });

/** The caller's tables at a restaurant that dishes can be ordered with, the next one first. */
export function useOrderTables(userid: number, restaurantId: number): Booking[] {
  const { data } = useQuery(ownBookingsQuery(userid));
  return data?.bookings.filter((one) => one.can_order && one.restaurant.restaurant_id === restaurantId) ?? [];
}

export const bookingQuery = (key: BookingKey) =>
  queryOptions({
    queryKey: ['booking', key.booking_number, key.token ?? null],
    queryFn: async ({ signal }) => (await call(contract.readBooking, { body: key }, signal)).body,
  });

/** Reads own bookings again when one moved. */
export function useLiveBookings(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event === 'booking' || event.event === 'poll') void client.invalidateQueries({ queryKey: ['bookings'] });
  });
}

export interface BookingKey {
  booking_number: string;
  token?: string | undefined;
}

const useForgetTables = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(['tables', 'bookings', 'booking'].map((name) => client.invalidateQueries({ queryKey: [name] })));
};

/** Holds a table; a taken one comes back with the nearest free times. */
export function useHoldTable() {
  const forget = useForgetTables();
  return useMutation({
    mutationFn: (body: Sent<typeof contract.holdTable>['body']) => call(contract.holdTable, { body }),
    onSettled: forget,
  });
}

export const useReleaseTable = () => {
  const forget = useForgetTables();
  return useMutation({
    mutationFn: (body: BookingKey) => call(contract.releaseTable, { body }),
    onSettled: forget,
  });
};

export function useBookTable() {
  const forget = useForgetTables();
  return useMutation({
    mutationFn: (body: Sent<typeof contract.bookTable>['body']) => call(contract.bookTable, { body }),
    onSuccess: forget,
  });
}

export function useVerifyBooking() {
  const forget = useForgetTables();
  return useMutation({
    mutationFn: (body: Sent<typeof contract.verifyBooking>['body']) => call(contract.verifyBooking, { body }),
    onSuccess: forget,
  });
}

export const useSendCode = () =>
  useMutation({ mutationFn: (body: BookingKey) => call(contract.sendBookingCode, { body }) });

export function useChangeBooking() {
  const forget = useForgetTables();
  return useMutation({
    mutationFn: (body: Sent<typeof contract.changeBooking>['body']) => call(contract.changeBooking, { body }),
    onSettled: forget,
  });
}

export function useCancelBooking() {
  const forget = useForgetTables();
  return useMutation({
    mutationFn: (body: BookingKey) => call(contract.cancelBooking, { body }),
    onSuccess: forget,
  });
}

export const useWaitForTable = () =>
  useMutation({
    mutationFn: (body: Sent<typeof contract.waitForTable>['body']) => call(contract.waitForTable, { body }),
  });

/** Lets this phone into the bill of a booked table; answers what the code of the table says. */
export const useJoinBookedTable = () =>
  useMutation({
    mutationFn: async (input: BookingKey & { secret: string }) =>
      (await call(joinBookedTable, { body: input })).body.token,
  });
