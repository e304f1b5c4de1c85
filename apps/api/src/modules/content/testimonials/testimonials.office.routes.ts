import * as contract from '@tawa/contract/content/testimonials.office';
import { answer } from '@tawa/contract/common/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, holds, type Listing, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { addRow, deleteRow, updateRow, withPicture } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'testimonials', key: 'testimonial_id', subject: 'testimonial' } as const;

const listing = ({ search, shown }: { search: string; shown?: string }): Listing<contract.OfficeTestimonial> => ({
  from: sql`testimonials t`,
  select: sql<contract.OfficeTestimonial>`t.testimonial_id, t.testimonial_text, t.rating, t.author_name,
    t.author_designation, t.author_image, t.position, t.isactive::int as isactive`,
  key: 't.testimonial_id',
  sorts: { position: sql`t.position`, author_name: sql`lower(t.author_name)`, rating: sql`t.rating` },
  where: [
    holds(sql`lower(t.author_name || ' ' || t.testimonial_text)`, search),
    shown !== undefined && sql<SqlBool>`t.isactive = ${shown === '1'}`,
  ],
});

/** The office's testimonials. */
export function testimonialOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  const hand = ({ userId }: { userId: number }, path: string | null) =>
    withPicture(deps, userId, { field: 'author_image', path });
  route(app, contract.listOfficeTestimonials, async ({ query }) =>
    answer(200, await readPage(db, listing(query), query)),
  );
  route(app, contract.exportOfficeTestimonials, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.addTestimonial, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, body, hand(caller, body.author_image)) }),
  );
  route(app, contract.updateTestimonial, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: body }, hand(caller, body.author_image));
    return answer(200, { message: 'Testimonial saved.' });
  });
  route(app, contract.deleteTestimonial, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'Testimonial deleted.' });
  });
}
