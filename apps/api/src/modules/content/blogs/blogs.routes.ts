import * as contract from '@tawa/contract/content/blogs';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as store from './blogs.store.ts';

const onWire = <T extends { created_on: Date }>(post: T) => ({ ...post, created_on: post.created_on.toISOString() });

export function blogRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.listBlogs, async ({ query: { page, limit } }) => {
    const [rows, total] = await Promise.all([store.listPosts(db, page, limit), store.countPosts(db)]);
    const pagination = { totalBlogs: total, totalPages: Math.ceil(total / limit), currentPage: page };
    return answer(200, { blogs: rows.map(onWire), pagination });
  });
  route(app, contract.getBlog, async ({ params }) => {
    const post = await store.findPost(db, params.id);
    if (!post) throw new AppError('not_found', 'Blog not found.');
    return answer(200, onWire(post));
  });
}
