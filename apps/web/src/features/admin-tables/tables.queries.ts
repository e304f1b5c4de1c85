import type { Answer } from '@tawa/contract/endpoint';
import { getOfficeBooking, getOfficeVenue } from '@tawa/contract/tables-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageFrom } from '../../lib/api-client.ts';
import { deskVenueTexts } from '../../lib/messages-office-tables.ts';
import { toast } from '../../ui/toast.ts';

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

/** Does something to a venue or a booking, says so in the server's words, and reads list and panel again. */
export function useTableDeed(list: 'venues' | 'bookings') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: () => Promise<{ body: { message: string } }>) => deed(),
    onSuccess: ({ body }) => toast.success(body.message),
    onError: (error) => toast.error(messageFrom(error, deskVenueTexts.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: ['list', list] }),
  });
}
