import * as contract from '@tawa/contract/content/blogs.office';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import * as service from './blogs.office.service.ts';
import { listing } from './blogs.office.store.ts';
import { addHouseBlog, deleteHouseBlog, saveHouseBlog } from './blogs.house.service.ts';

/** What the office reads of posts and decides about them. */
export function blogOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, contract.listAllBlogs, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportAllBlogs, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.getOfficeBlog, async ({ params }) =>
    answer(200, await service.getOfficeBlog(deps, params.blogid)),
  );
  route(app, contract.decideBlog, async ({ caller, params, body }) =>
    answer(200, await service.decideBlog(deps, caller.userId, { ...params, ...body })),
  );
  route(app, contract.addHouseBlog, async ({ caller, body }) =>
    answer(201, await addHouseBlog(deps, caller.userId, body)),
  );
  route(app, contract.saveHouseBlog, async ({ caller, params, body }) =>
    answer(200, await saveHouseBlog(deps, caller.userId, { ...params, ...body })),
  );
  route(app, contract.deleteHouseBlog, async ({ caller, params }) => {
    await deleteHouseBlog(deps, caller.userId, params.blogid);
    return answer(200, { message: 'Deleted.' });
  });
  route(app, contract.publishBlogs, async ({ caller, body }) => {
    const publish = (post: { blogid: number; version: number }) =>
      service.decideBlog(deps, caller.userId, { ...post, to: 'published', remarks: '' });
    return answer(200, await doEach(body.posts, publish));
  });
}

export const blogJobs = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void =>
  deps.jobs.every('* * * * *', 'blogs.publish-due', () => service.publishDue(deps));
