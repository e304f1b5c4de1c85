import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { officeNeedOf } from '@tawa/contract/common/office-access';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answersFile } from '#platform/http/taken-files.ts';

/**
 * Writes of the office that change nothing anybody sees: a picture is nothing until a row shows it, what is typed into a
 * draft is written down with its publication, and a preview changes nothing.
 */
const silent: ReadonlySet<string> = new Set([
  'POST /pictures',
  'PUT /admin/blogs/:blogid',
  'POST /admin/orders/cancel-runs/preview',
  'POST /admin/broadcasts/preview',
]);

/** Calls that answer 201 when they do something, and 200 when the same was sent before. */
const repeated: ReadonlySet<string> = new Set(['POST /admin/orders/cancel-runs']);

/** Whether an administrator who makes this call must leave an entry in the audit log: whoever writes, and whoever takes a file along. */
export const mustBeAudited = (endpoint: Endpoint): boolean =>
  (endpoint.method !== 'GET' || answersFile(endpoint)) &&
  endpoint.access !== 'public' &&
  endpoint.access.includes('admin') &&
  officeNeedOf(endpoint).part !== 'own' &&
  !silent.has(`${endpoint.method} ${endpoint.path}`);

const audited = endpoints
  .filter(({ endpoint }) => mustBeAudited(endpoint))
  .map(({ endpoint: { method, path } }) => ({
    method,
    name: `${method} ${path}`,
    fits: new RegExp(String.raw`^/api${path.replaceAll(/:\w+/g, '[^/]+')}(\?|$)`),
  }));

/** The audited call that a request makes, as 'POST /admin/cities'. */
export const auditedCall = ({ method, url }: Pick<InjectOptions, 'method' | 'url'>): string | undefined =>
  audited.find((one) => one.method === method && typeof url === 'string' && one.fits.test(url))?.name;

/** From now on a call by which an administrator writes and leaves no entry in the audit log throws, whatever the test is about. */
export function watchAudit(app: FastifyInstance, { db, tokens }: Pick<Deps, 'db' | 'tokens'>): void {
  const inject = app.inject.bind(app);
  const actorOf = async ({ headers }: InjectOptions): Promise<number | undefined> => {
    const claims = await tokens.verify(String(headers?.authorization).replace('Bearer ', ''));
    return claims?.userType === 'admin' ? claims.userId : undefined;
  };
  const newestOf = async (actor: number): Promise<number> => {
    const { id } = await db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.max('audit_id').as('id'))
      .where('actor_id', '=', actor)
      .executeTakeFirstOrThrow();
    return id ?? 0;
  };
  const presses = new Map<string, Promise<number>>();
  /** What the log held before a call, or before the first of those that send one press again, however close together. */
  const heldBefore = (actor: number, { url, payload }: InjectOptions): Promise<number> => {
    if (typeof payload !== 'string' || !payload.includes('"key":')) return newestOf(actor);
    const press = JSON.stringify([url, payload]);
    const held = presses.get(press) ?? newestOf(actor);
    presses.set(press, held);
    return held;
  };
  const watch = async (request: string | InjectOptions) => {
    const name = typeof request === 'string' ? undefined : auditedCall(request);
    const actor = name && typeof request !== 'string' ? await actorOf(request) : undefined;
    if (actor === undefined) return inject(request);
    const before = await heldBefore(actor, typeof request === 'string' ? {} : request);
    const reply = await inject(request);
    const isRepeat = reply.statusCode === 200 && repeated.has(name ?? '');
    if (reply.statusCode < 300 && !isRepeat && (await newestOf(actor)) <= before)
      throw new Error(`${name} left no entry in the audit log.`);
    return reply;
  };
  Object.defineProperty(app, 'inject', { value: watch });
}
