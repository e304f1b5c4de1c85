import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveFromRoot } from '../../platform/files/paths.ts';
import { startTestApp, type TestApp } from '../app.ts';

const read = (name: string) => readFile(resolveFromRoot(name), 'utf8');
const rules = await read('deploy/prometheus/alerts.yml');
const dashboard = await read('deploy/grafana/dashboard.json');
const page = await read('docs/watch.md');
let world: TestApp;
const told = new Set<string>();

beforeAll(async () => {
  world = await startTestApp({ env: { BACKUP_DIR: '/nowhere/tawa', NATS_URL: 'nats://127.0.0.1:9' } });
  await world.deps.outgoing.call({ provider: 'Twilio', act: 'text' }, async () => 1);
  await world.app.inject('/api/cities/active');
  const { body } = await world.app.inject('/metrics');
  for (const line of body.split('\n')) told.add(line.split(/[ {]/, 1)[0] ?? '');
});
afterAll(() => world.close());

const namedIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:tawa|process|nodejs)_[a-z0-9_]+[a-z0-9]\b/g)].map(([name]) => name)),
];
const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, words = '']) => words.toLowerCase().replaceAll(' ', '-'));
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

test.each([
  ['the rules', rules],
  ['the dashboard', dashboard],
  [
    'the page',
    page.replaceAll('tawa_http_answer_seconds', 'tawa_http_answer_seconds_sum').replaceAll(/tawa_house\b/g, ''),
  ],
])('each figure that %s name is told by a server (metrics-6)', (_what, text) => {
  const names = namedIn(text);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});

test('each figure of ours stands on the page that says what to do (metrics-6)', () => {
  const own = [...told]
    .filter((name) => name.startsWith('tawa_'))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((name) => !page.includes(name))).toEqual([]);
});

test('each alert stands on the page, and leads to a heading of it (metrics-6)', () => {
  expect(alerts.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
  const anchors = [...rules.matchAll(/runbook: docs\/watch\.md#(\S+)/g)].map(([, anchor = '']) => anchor);
  expect(anchors.length).toBe(alerts.length);
  expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  expect(headings.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});
