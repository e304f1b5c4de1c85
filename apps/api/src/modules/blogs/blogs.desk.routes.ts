import * as contract from '@tawa/contract/blogs-desk';
import { answer } from '@tawa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answerCsv, readPage } from '../../platform/listing.ts';
import { route } from '../../platform/route.ts';
import * as service from './blogs.desk.service.ts';
import { listing } from './blogs.desk.store.ts';

/** What the office reads of posts and decides about them. */
export function blogDeskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, contract.listAllBlogs, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportAllBlogs, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.getDeskBlog, async ({ params }) => answer(200, await service.getDeskBlog(deps, params.blogid)));
  route(app, contract.decideBlog, async ({ caller, params, body }) =>
    answer(200, await service.decideBlog(deps, caller.userId, { ...params, ...body })),
  );
}

export const blogJobs = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void =>
  deps.jobs.every('* * * * *', 'blogs.publish-due', () => service.publishDue(deps));
