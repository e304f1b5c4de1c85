import type { FastifyInstance } from 'fastify';
import { whereOf } from '../log.ts';

// What opens, shuts or changes an account, and who works where. A failure has its line already.
const ofAccounts = /^\/(users|staff|office|kitchen\/staff|admin\/administrators|admin\/users)(\/|$)/;

/** Writes a line for each call that changed an account or its sessions. */
export function noteAccountCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.method === 'GET' || !ofAccounts.test(endpoint.path) || reply.statusCode >= 400) return;
    app.gate.log.info({ ...whereOf(request), status: reply.statusCode }, `account: ${endpoint.path}`);
  });
}
