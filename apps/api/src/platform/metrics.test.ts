import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCrowd } from '../testing/crowd.ts';
import { metricRoutes } from './metrics.ts';

const hub = { count: () => 0 };

async function seriesAfter(visit: (app: ReturnType<typeof fastify>) => Promise<void>): Promise<string[]> {
  const app = fastify();
  metricRoutes(app, { env: { METRICS_TOKEN: undefined }, hub, load: createCrowd().load });
  await visit(app);
  const { body } = await app.inject('/metrics');
  return body.split('\n').filter((line) => line.startsWith('http_requests_total{'));
}

test('files of one build are one series, however many there are', async () => {
  const series = await seriesAfter(async (app) => {
    const files = Array.from({ length: 50 }, (_, index) => `/assets/part-${index}.js`);
    for (const file of files) app.get(file, async () => 'code');
    for (const file of files) await app.inject(file);
  });
  expect(series).toEqual([expect.stringContaining('route="/assets/*"')]);
});

test('addresses and methods that somebody made up are few series', async () => {
  const series = await seriesAfter(async (app) => {
    for (let index = 0; index < 50; index++) await app.inject(`/made-up-${index}?x=${index}`);
  });
  expect(series).toEqual([expect.stringContaining('route="none"')]);
});
