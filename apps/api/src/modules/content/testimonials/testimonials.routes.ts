import { listTestimonials } from '@tawa/contract/content/testimonials';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as store from './testimonials.store.ts';

export function testimonialRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listTestimonials, async () => answer(200, await store.listTestimonials(db)));
}
