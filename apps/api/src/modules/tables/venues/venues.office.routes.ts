import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/bookings.office';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '#platform/http/errors.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { transaction } from '#platform/database/transaction.ts';
import { listOf, record } from '#modules/insight/audit/audit.service.ts';
import * as store from './venues.office.store.ts';

/** What the office sees of venues, and the one thing that it does to them. */
export function venueOfficeRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.listAllVenues, async ({ query }) => answer(200, await readPage(db, store.listing(query), query)));
  route(app, contract.exportAllVenues, async ({ query }) => answerCsv(db, store.listing(query), query));
  route(app, contract.getOfficeVenue, async ({ params: { venue_id } }) => {
    const venue = await store.findOfficeVenue(db, venue_id);
    if (!venue) throw notFound();
    const [table_list, history] = await Promise.all([
      store.listTableFacts(db, venue_id),
      listOf(db, 'venue', String(venue_id)),
    ]);
    return answer(200, { ...venue, table_list, history });
  });
  route(app, contract.setVenueActive, async ({ caller, params: { venue_id }, body }) => {
    const isactive = body.isactive === 1;
    await transaction(db, async (tx) => {
      const was = await store.setActive(tx, venue_id, isactive, body.reason);
      if (was === undefined) throw notFound();
      await record(tx, {
        actor_id: caller.userId,
        action: isactive ? 'venue.switch_on' : 'venue.switch_off',
        subject_id: venue_id,
        reason: body.reason,
        before: { isactive: was },
        after: { isactive },
      });
    });
    return answer(200, { message: isactive ? 'The venue takes bookings again.' : 'The venue takes no bookings.' });
  });
}
