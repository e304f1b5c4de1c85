import type { Answer } from '@tawa/contract/common/endpoint';
import { getOfficeBooking, getOfficeVenue } from '@tawa/contract/tables/bookings.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction } from '#ui/use-action.ts';

export type VenueDetail = Answer<typeof getOfficeVenue>['body'];
export type BookingDetail = Answer<typeof getOfficeBooking>['body'];

export const officeVenueQuery = (venue_id: number) =>
  queryOptions({
    queryKey: ['list', 'venues', 'one', venue_id],
    queryFn: async ({ signal }) => (await call(getOfficeVenue, { params: { venue_id } }, signal)).body,
    staleTime: 0,
  });

export const officeBookingQuery = (booking_number: string) =>
  queryOptions({
    queryKey: ['list', 'bookings', 'one', booking_number],
    queryFn: async ({ signal }) => (await call(getOfficeBooking, { params: { booking_number } }, signal)).body,
    staleTime: 0,
  });

/** Changes a venue or a booking and reads list and panel again. */
export const useTableAction = (list: 'venues' | 'bookings') => useAction(['list', list]);
