import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from './env.ts';
import { notFound } from './http/errors.ts';
import type { EventHub } from './live/event-hub.ts';
import type { Load } from './http/load.ts';
import { isSameText } from './http/same-text.ts';
import { isOfThisMachine } from './http/this-machine.ts';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];
function refuseStrangers(request: FastifyRequest, token: string | undefined): void {
  const { authorization = '' } = request.headers;
  const isKnown = token === undefined ? isOfThisMachine(request) : isSameText(authorization, `Bearer ${token}`);
  if (!isKnown) throw notFound();
}

/** The route of a request as a label: files of one build are one route, for each has a hash in its name. */
const patternOf = (url = 'none'): string => (url.startsWith('/assets/') ? '/assets/*' : url);

function registerLoad(register: Registry, load: Load): void {
  const level: Gauge = new Gauge({
    name: 'load_classes_shed',
    help: 'Classes of calls that are refused at the moment, of three',
    registers: [],
    collect: () => level.set(load.level),
  });
  const refused: Gauge<'class'> = new Gauge({
    name: 'load_refused_calls',
    help: 'Calls that were refused because there were too many',
    labelNames: ['class'],
    registers: [],
    collect: () => load.shed.forEach((count, kind) => refused.set({ class: kind }, count)),
  });
  register.registerMetric(level);
  register.registerMetric(refused);
}

/** `/metrics` for Prometheus: open to this machine, or to whoever carries METRICS_TOKEN when it is set. */
export function metricRoutes(
  app: FastifyInstance,
  { env, hub, load }: { env: Pick<Env, 'METRICS_TOKEN'>; hub: Pick<EventHub, 'count'>; load: Load },
): void {
  const registers = [new Registry()];
  const [register] = registers;
  if (!register) return;
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({ name: 'http_requests_total', help: 'Answered requests', labelNames, registers });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames,
    buckets,
    registers,
  });
  const streams: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Open live streams',
    registers: [],
    collect: () => streams.set(hub.count()),
  });
  register.registerMetric(streams);
  registerLoad(register, load);
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: patternOf(request.routeOptions.url),
      status: String(reply.statusCode),
    };
    requests.inc(labels);
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    refuseStrangers(request, env.METRICS_TOKEN);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
