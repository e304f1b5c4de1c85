import { expect, test } from 'vitest';
import { areaOf, areasOf } from './cities.ts';

test.each([
  ['12th Main, Indiranagar, Bengaluru 560038', 'Indiranagar'],
  ['Central Avenue, Hiranandani Gardens, Powai, Bengaluru 400076', 'Powai'],
  ['ITPL Main Road, Whitefield, bengaluru', 'Whitefield'],
  ['MG Road, Bengaluru 560001', null],
  ['Bengaluru', null],
  ['', null],
])('%j lies in %j (addresses-4)', (address, area) => {
  expect(areaOf(address, 'Bengaluru')).toBe(area);
});

test('an area stands once for a pin code, in the middle of what lies there (addresses-4)', () => {
  const at = (full_address: string, pincode: string, lat: number) => ({
    full_address,
    cityname: 'Bengaluru',
    pincode,
    lat,
    lng: 77,
  });
  expect(
    areasOf([
      at('1, Indiranagar', '560038', 12),
      at('2, indiranagar, Bengaluru', '560038', 14),
      at('3, Indiranagar', '560008', 20),
      at('4, Fort', '560002', 1),
      at('MG Road', '560001', 1),
    ]),
  ).toEqual([
    { name: 'Fort', pincode: '560002', lat: 1, lng: 77 },
    { name: 'Indiranagar', pincode: '560008', lat: 20, lng: 77 },
    { name: 'Indiranagar', pincode: '560038', lat: 13, lng: 77 },
  ]);
});
