import { expect, test } from 'vitest';
import { listOrderRequests } from './order-requests.ts';

const brought = { fulfilment: 'delivery', table: null, instructions: 'Ring once' } as const;

test.each([
  ['delivered', brought, 'Note for the rider'],
  ['collected', { ...brought, fulfilment: 'pickup' }, 'Note for the kitchen'],
  ['served at a table', { ...brought, table: { names: 'T4', guests: 2 } }, 'Note for the kitchen'],
] as const)('a note on an order that is %s is for who reads it', (_how, order, label) => {
  expect(listOrderRequests(order, 'en')).toEqual([{ label, text: 'Ring once' }]);
});

test('an order without a note shows none', () => {
  expect(listOrderRequests({ ...brought, instructions: '' }, 'en')).toEqual([]);
});
