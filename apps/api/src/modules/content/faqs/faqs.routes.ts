import { listFaqs } from '@tawa/contract/content/faqs';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as store from './faqs.store.ts';

// The customer's role is called `user` everywhere but here.
const readerOf = (type: string) => (type.toLowerCase() === 'user' ? 'customer' : type.toLowerCase());

export function faqRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listFaqs, async ({ query }) => answer(200, await store.listFaqs(db, readerOf(query.type))));
}
