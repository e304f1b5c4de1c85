import { expect, test } from 'vitest';
import { kitchenOrder } from '#testing/order-samples.ts';
import { areaOf, groupByRider } from './group-by-rider.ts';

const out = (order_number: string, rest: Partial<ReturnType<typeof kitchenOrder>>) =>
  kitchenOrder({ order_number, status: 'out_for_delivery', ...rest });

test('what is on the way stands by who brings it, a round in the order of its stops, the rest as it stood (kitchen-board-14)', () => {
  const groups = groupByRider([
    out('FD-PPPP2222', { rider_name: 'Pooja', round: { stop: 2, stops: 2 } }),
    out('FD-SSSS2222', { rider_name: 'Suresh', rider_phone: '9845012345' }),
    out('FD-PPPP3333', { rider_name: 'Pooja', round: { stop: 1, stops: 2 } }),
    out('FD-NNNN2222', { rider_name: null }),
    out('FD-SSSS3333', { rider_name: 'Suresh', rider_phone: '9845099999' }),
  ]);
  expect(groups.map(({ rider_name, orders }) => [rider_name, ...orders.map((each) => each.order_number)])).toEqual([
    ['Pooja', 'FD-PPPP3333', 'FD-PPPP2222'],
    ['Suresh', 'FD-SSSS2222'],
    [null, 'FD-NNNN2222'],
    ['Suresh', 'FD-SSSS3333'],
  ]);
});

test('a stop names the part of the town, whatever else the address has', () => {
  expect(areaOf({ address: '48, 17th Cross, Indiranagar, Bengaluru 560038' })).toBe('Indiranagar');
  expect(areaOf({ address: '12 Church Street, Bengaluru 560001' })).toBe('12 Church Street');
  expect(areaOf({ address: 'Bengaluru' })).toBe('Bengaluru');
  expect(areaOf({ address: null })).toBe('');
});
