import fs from 'node:fs';
import { expect, test } from 'vitest';
import { alertsIn, cases, healthy, metricsIn, promtoolTests } from './alert-cases.mjs';
import { inRoot } from './root.mjs';

const rules = fs.readFileSync(inRoot('deploy/prometheus/alerts.yml'), 'utf8');

test('each alert has a case that fires it, and each case an alert (metrics-6)', () => {
  expect(new Set(Object.keys(cases))).toEqual(new Set(alertsIn(rules)));
  expect(alertsIn(rules).length).toBe(Object.keys(cases).length);
});

test('the healthy house has every figure that a rule asks for (metrics-6)', () => {
  const told = new Set(Object.keys(healthy).map((series) => series.split('{')[0]));
  const asked = metricsIn(rules).filter((name) => !told.has(name));
  expect(asked).toEqual([]);
});

test('a case is tested among the figures of a healthy house, which it changes', () => {
  const tests = promtoolTests('alerts.yml').flatMap((file) => file.tests);
  expect(tests.length).toBe(Object.keys(cases).length + 2);
  const lacking = tests.filter(({ input_series }) => input_series.length < Object.keys(healthy).length);
  expect(lacking).toEqual([]);
});
