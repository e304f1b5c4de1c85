import { callPurposes, purposeOf } from '@tawa/contract/common/purposes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** What is asked for beside the calls of the contract. */
const otherPurposes = ['page', 'file', 'picture', 'health', 'unknown'] as const;
const purposes = [...callPurposes, ...otherPurposes];
type Purpose = (typeof purposes)[number];

// A live line lasts for hours, and nobody waits for an address that is not there.
const timed: ReadonlySet<Purpose> = new Set<Purpose>([
  'page',
  'picture',
  ...callPurposes.filter((purpose) => purpose !== 'live'),
]);
const bucketsS = [0.1, 0.5, 2];

const places: readonly (readonly [Purpose, RegExp])[] = [
  ['health', /^\/(healthz|readyz|metrics)$/],
  ['picture', /^\/api\/uploads\//],
  ['pay', /^\/pay\//],
  ['page', /^\/\*$/],
];

/** What a request was for: few words, however many routes and addresses there are. */
export function purposeOfRequest({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): Purpose {
  const { url, config } = routeOptions;
  if (config?.endpoint) return purposeOf(config.endpoint);
  if (url === undefined) return 'unknown';
  return places.find(([, fits]) => fits.test(url))?.[0] ?? 'file';
}

/** The status as an alert asks for it: refusals for the crowd and for too many tries are no faults of ours or of theirs. */
export const statusClassOf = (status: number): string =>
  status === 429 || status === 503 ? String(status) : `${Math.floor(status / 100)}xx`;

/** Counts and times the answers of a server by what they were for. */
export function countAnswers(app: FastifyInstance, register: Registry): void {
  const answers = new Counter({
    name: 'tawa_http_answers_total',
    help: 'Answers by what they were for and the class of their status',
    labelNames: ['purpose', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'tawa_http_answer_seconds',
    help: 'Time to answer, but for files and live lines',
    labelNames: ['purpose'],
    buckets: bucketsS,
    registers: [register],
  });
  // From 0 on, or the first failure of a kind would be no growth.
  for (const purpose of purposes) for (const status of ['2xx', '5xx']) answers.inc({ purpose, status }, 0);
  app.addHook('onResponse', async (request, reply) => {
    const purpose = purposeOfRequest(request);
    answers.inc({ purpose, status: statusClassOf(reply.statusCode) });
    if (timed.has(purpose)) seconds.observe({ purpose }, reply.elapsedTime / 1000);
  });
}
