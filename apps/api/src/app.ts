import { streamEvents } from '@tawa/contract/live';
import type { FastifyInstance } from 'fastify';
import { constraints } from './constraints.ts';
import type { Deps } from './deps.ts';
import { audiencesOf } from './platform/events.ts';
import { healthRoutes } from './platform/health.ts';
import { stream } from './platform/route.ts';
import { createServer } from './platform/server.ts';

/** The whole server over its dependencies: the platform's hooks first, then each module's routes in plain order. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env, auth, rateLimit, cache, hub, log } = deps;
  const app = await createServer({ env, gate: { auth, rateLimit, cache, hub, log }, constraints });
  healthRoutes(app, deps);
  stream(app, streamEvents, audiencesOf);
  return app;
}
