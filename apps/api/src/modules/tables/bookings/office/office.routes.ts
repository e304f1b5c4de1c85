import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/bookings.office';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { cancelOfficeBooking, getOfficeBooking } from './office.service.ts';
import { listing } from './office.store.ts';

/** Bookings as the office reads and cancels them. */
export function bookingOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  const { db } = deps;
  route(app, contract.listAllBookings, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportAllBookings, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.getOfficeBooking, async ({ params }) =>
    answer(200, await getOfficeBooking(deps, params.booking_number)),
  );
  route(app, contract.cancelOfficeBooking, async ({ caller, params, body }) => {
    await cancelOfficeBooking(deps, caller.userId, params.booking_number, body);
    return answer(200, { message: 'The booking is cancelled.' });
  });
}
