import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** What a subject brings to the server: its calls, and what it does by the clock or later. */
export interface Module {
  routes?: readonly ((app: FastifyInstance, deps: Deps) => void)[];
  jobs?: readonly ((deps: Deps) => void)[];
}
