import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { HouseFigure } from '../platform/metrics/house-figures.ts';

/** What a subject brings to the server: its calls, what it does by the clock or later, and what is watched of it. */
export interface Module {
  routes?: readonly ((app: FastifyInstance, deps: Deps) => void)[];
  jobs?: readonly ((deps: Deps) => void)[];
  figures?: readonly HouseFigure[];
}
