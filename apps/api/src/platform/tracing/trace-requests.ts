import type { FastifyInstance, FastifyRequest } from 'fastify';
import { purposeOfRequest } from '../metrics/answers.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

// A live line lasts for hours, files are too many, and who watches is watched by nobody.
const untraced = new Set(['live', 'file', 'health', 'unknown']);

/** The route of a request, never its address: that may hold what is nobody's business. */
export const routeOf = ({ screen, routeOptions }: Pick<FastifyRequest, 'routeOptions' | 'screen'>): string =>
  screen ?? routeOptions.url ?? 'none';

/** A span for each request, by its route, and everything else of it within. */
export function traceRequests(app: FastifyInstance, { open }: Pick<Tracing, 'open'>): void {
  if (!open) return;
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const purpose = purposeOfRequest(request);
    if (untraced.has(purpose)) return done();
    const route = routeOf(request);
    request.span = open({
      name: `${request.method} ${route}`,
      kind: 'server',
      facts: {
        'http.request.method': request.method,
        'http.route': route,
        'tawa.purpose': purpose,
        'tawa.request_id': request.id,
      },
    });
    return request.span.within(done);
  });
  // A body is read in the turns of its connection, which know no request.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.within(done) : done()));
  app.addHook('onResponse', async (request, { statusCode }) => {
    // Which screen a page is, is known by now.
    const route = routeOf(request);
    const facts = { 'http.route': route, 'http.response.status_code': statusCode };
    request.span?.end(facts, statusCode >= 500, `${request.method} ${route}`);
  });
}
