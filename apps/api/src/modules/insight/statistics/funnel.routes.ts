import { answer } from '@tawa/contract/common/endpoint';
import { type FunnelStep, tellStep } from '@tawa/contract/insight/statistics.funnel';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '#platform/http/address.ts';
import { messageOf } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import type { Counted } from './funnel.ts';
import { addToFunnel } from './funnel.store.ts';

type RouteDeps = Pick<Deps, 'db' | 'funnel'>;

const machines = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|axios|node|java\//i;
const isMachine = (userAgent: string): boolean => userAgent === '' || machines.test(userAgent);

const countedBy: Readonly<Record<FunnelStep, readonly Counted[]>> = {
  view: ['views'],
  checkout: ['checkouts'],
  buy_now: ['carts', 'checkouts'],
};

const share = 1000;

async function write({ db, funnel }: RouteDeps): Promise<number> {
  const rows = funnel.take(share);
  if (rows.length === 0) return 0;
  try {
    await addToFunnel(db, rows);
  } catch (error) {
    funnel.giveBack(rows);
    throw error;
  }
  return rows.length;
}

/** The steps before an order, told by pages. */
export function funnelRoutes(
  app: FastifyInstance,
  { funnel, rateLimit, ...deps }: Pick<Deps, 'db' | 'funnel' | 'rateLimit' | 'log'>,
): void {
  route(
    app,
    tellStep,
    ({ params, body, caller, userAgent, address }) => {
      rateLimit.claimHere('step', addressKey({ ip: address }));
      const isCustomer = caller === undefined || caller.role === 'user';
      if (!isCustomer || isMachine(userAgent)) return answer(200, { counted: false });
      funnel.count(params.restaurant_id, ...countedBy[body.step]);
      return answer(200, { counted: true });
    },
    // Counted in this process alone: a statement for each page that is opened is what this is here to avoid.
    { budget: null },
  );
  app.addHook('onClose', async () => {
    await write({ ...deps, funnel }).catch((error: unknown) =>
      deps.log.error({ reason: messageOf(error) }, 'the last steps before orders were not written'),
    );
  });
}

/** Writes what was counted, each second in one statement while there is anything. */
export const funnelJobs = (deps: RouteDeps & Pick<Deps, 'jobs'>): void =>
  deps.jobs.drain({ name: 'statistics.funnel', share, isOwn: true, take: () => write(deps) });
