import * as contract from '@tawa/contract/care/contact.office';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import * as service from './contact.office.service.ts';
import { listing } from './contact.office.store.ts';

/** What the office reads and answers. */
export function contactOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, contract.listContacts, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportContacts, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.getContact, async ({ params: { contact_id } }) =>
    answer(200, await service.getContact(deps, contact_id)),
  );
  route(app, contract.moveContact, async ({ caller, params, body: { status } }) => {
    await service.moveContact(deps, { actor_id: caller.userId, ...params }, status);
    return answer(200, { message: 'Message moved.' });
  });
  route(app, contract.moveContacts, async ({ caller, body: { status, contact_ids } }) => {
    const move = (contact_id: number) => service.moveContact(deps, { actor_id: caller.userId, contact_id }, status);
    return answer(200, await doEach(contact_ids, move));
  });
  route(app, contract.replyToContact, async ({ caller, params, body }) => {
    await service.replyToContact(deps, { actor_id: caller.userId, ...params }, body.message);
    return answer(201, { message: 'Reply sent.' });
  });
}
