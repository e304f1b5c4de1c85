import { expect, test } from 'vitest';
import { decideLicence } from './licences.ts';

test.each([
  ['2026-07-16', { do: 'nothing' }],
  ['2026-07-15', { do: 'tell', days: 30 }],
  ['2026-06-23', { do: 'tell', days: 30 }],
  ['2026-06-22', { do: 'tell', days: 7 }],
  ['2026-06-16', { do: 'tell', days: 1 }],
  ['2026-06-15', { do: 'tell', days: 1 }],
  ['2026-06-14', { do: 'suspend' }],
])('on 15 June a licence until %s asks for %o (restaurants-25)', (validUntil, step) => {
  expect(decideLicence(validUntil, '2026-06-15')).toEqual(step);
});
