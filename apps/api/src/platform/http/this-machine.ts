import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { notFound } from './errors.ts';

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Whether somebody on this very machine asks, by the connection's own address. A header can only take this away: what a
 * proxy of this machine passes on comes from elsewhere.
 */
export const isOfThisMachine = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  loopback.test(raw.socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined);

const isDevPath = (url: string) => url === '/dev' || url.startsWith('/dev/');

/** Everything below `/dev/` answers this machine alone, and cannot be served at all in production without DEMO=1. */
export function guardDevRoutes(app: FastifyInstance, env: Pick<Env, 'isProduction' | 'DEMO'>): void {
  app.addHook('onRoute', ({ url }) => {
    if (isDevPath(url) && !hasDevRoutes(env)) throw new Error(`${url} must not be served in production.`);
  });
  app.addHook('onRequest', async (request) => {
    if (isDevPath(request.routeOptions.url ?? '') && !isOfThisMachine(request)) throw notFound();
  });
}

/** Whether this server has addresses below `/dev/`. */
export const hasDevRoutes = ({ isProduction, DEMO }: Pick<Env, 'isProduction' | 'DEMO'>): boolean =>
  !isProduction || DEMO;

/** Whether other machines can reach a server that listens on this host. */
export const isOpenToOthers = (host: string): boolean => !loopback.test(host) && host !== 'localhost';
