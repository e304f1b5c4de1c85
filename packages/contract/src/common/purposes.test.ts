import { expect, test } from 'vitest';
import { endpoints, partnerEndpoints } from '../all.ts';
import { callPurposes, purposeLines, purposeOf } from './purposes.ts';

const called = [...endpoints, ...partnerEndpoints].map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

test('every call has a purpose, every line a call, and every purpose one of both (metrics-1)', () => {
  expect(called.filter((call) => !purposeLines.some(([, fits]) => fits.test(call)))).toEqual([]);
  const used = new Set(called.map((call) => purposeLines.findIndex(([, fits]) => fits.test(call))));
  expect(purposeLines.filter((_, at) => !used.has(at))).toEqual([]);
  expect(callPurposes.filter((purpose) => !endpoints.some(({ endpoint }) => purposeOf(endpoint) === purpose))).toEqual(
    [],
  );
});

test.each([
  ['POST', '/users/login', 'sign_in'],
  ['POST', '/users/codes/login', 'sign_in'],
  ['GET', '/search', 'browse'],
  ['POST', '/orders', 'order'],
  ['POST', '/orders/:order_number/payment/open', 'pay'],
  ['GET', '/orders/:order_number/documents', 'account'],
  ['POST', '/payments/webhook/:provider', 'webhook'],
  ['GET', '/kitchen/orders', 'kitchen'],
  ['GET', '/admin/orders', 'office'],
  ['GET', '/legal/:document', 'browse'],
  ['POST', '/legal', 'office'],
  ['GET', '/events', 'live'],
] as const)('%s %s is made to %s (metrics-1)', (method, path, purpose) => {
  expect(purposeOf({ method, path })).toBe(purpose);
});
