import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { purposeOfRequest } from '../metrics/answers.ts';
import { routeOf } from '../tracing/trace-requests.ts';

/** Writes a line for each answer: what was asked for by its route, and how it went; nothing of who asked. */
export function logAnswers(app: FastifyInstance, log: Pick<Log, 'info'>): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info({
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      purpose: purposeOfRequest(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}
