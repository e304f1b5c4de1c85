import { expect, test } from 'vitest';
import { endpoints, partnerEndpoints } from '../all.ts';
import { loadClassOf, loadLines, type LoadClass } from './load-classes.ts';

const called = [...endpoints, ...partnerEndpoints].map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
const of = (wanted: LoadClass) =>
  endpoints
    .filter(({ endpoint }) => loadClassOf(endpoint) === wanted)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

test('every call has a class, and every line a call', () => {
  expect(called.filter((call) => !loadLines.some(([, fits]) => fits.test(call)))).toEqual([]);
  const decides = (call: string) => loadLines.findIndex(([, fits]) => fits.test(call));
  const used = new Set(called.map(decides));
  expect(loadLines.filter((_, at) => !used.has(at))).toEqual([]);
});

test('signing in, ordering, paying, the kitchen’s moves and live news are never refused for the crowd (load-1)', () => {
  expect(of('vital')).toEqual(
    expect.arrayContaining([
      'POST /users/login',
      'POST /cart/addtocart',
      'POST /checkout/quote',
      'POST /orders',
      'GET /orders/:order_number',
      'PATCH /orders/:order_number/status',
      'POST /orders/:order_number/payment/open',
      'POST /payments/webhook/:provider',
      'GET /events',
      'GET /kitchen/orders',
      'POST /kitchen/orders/:order_number/delay',
      'PUT /kitchen/menu/state',
      'POST /riders/delivered',
      'POST /bookings/book',
      'PATCH /desk/bookings/:booking_number/state',
    ]),
  );
});

test('whatever counts or is taken along as a file goes first, whatever finds and lists goes next (load-1)', () => {
  const files = called.filter((call) => /^GET .*(\/csv|\/pdf|\/export|statistics.*)$/.test(call));
  expect(files.filter((call) => !of('figures').includes(call))).toEqual([]);
  expect(of('lists')).toEqual(expect.arrayContaining(['GET /search', 'GET /restaurant/search', 'GET /admin/orders']));
  const lists = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && loadClassOf(endpoint) === 'vital');
  expect(lists.filter(({ endpoint }) => /csv|search|statistics/.test(endpoint.path))).toEqual([]);
});
