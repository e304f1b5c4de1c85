import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from './distance.ts';

const bengaluru = { lat: 12.9716, lng: 77.5946 };
const mysuru = { lat: 12.2958, lng: 76.6394 };
const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('a degree northwards is 111 km, and Bengaluru to Mysuru 128 km', () => {
  expect(metresBetween({ lat: 12, lng: 77 }, { lat: 13, lng: 77 })).toBeCloseTo(111_195, -1);
  expect(metresBetween(bengaluru, mysuru) / 1000).toBeCloseTo(128, 0);
});

test('the way there is as long as the way back, and nothing is further than half the earth', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const there = metresBetween(one, other);
      expect(there).toBeCloseTo(metresBetween(other, one), 3);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1);
    }),
  );
});
