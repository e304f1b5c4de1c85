import { expect, test } from 'vitest';
import {
  documentKinds,
  documentNumber,
  financialYearOf,
  gstinChecksum,
  panOfGstin,
  platformGstin,
  stateOfGstin,
} from './gst.ts';

test('the checksum of a tax number is the one that its makers print', () => {
  expect(gstinChecksum('27AAPFU0939F1Z')).toBe('V');
});

test('the platform has a tax number in each state, and that of its seat for a state that is not known', () => {
  expect(platformGstin('Maharashtra')).toMatch(/^27[A-Z]{5}\d{4}[A-Z]1Z[0-9A-Z]$/);
  expect(platformGstin('Karnataka').slice(0, 2)).toBe('29');
  expect(platformGstin(null)).toBe(platformGstin('Karnataka'));
});

test('with another seat it has that number there, and its PAN everywhere', () => {
  const seat = '27AAPFU0939F1ZV';
  expect(platformGstin('Maharashtra', seat)).toBe(seat);
  expect(platformGstin(null, seat)).toBe(seat);
  expect(platformGstin('Karnataka', seat)).toMatch(/^29AAPFU0939F1Z[0-9A-Z]$/);
  expect([stateOfGstin(seat), panOfGstin(seat)]).toEqual(['Maharashtra', 'AAPFU0939F']);
});

test.each([
  ['2026-03-31T18:29:59Z', 2025],
  ['2026-03-31T18:30:00Z', 2026],
  ['2026-12-31T12:00:00Z', 2026],
  ['2027-01-01T12:00:00Z', 2026],
])('%s belongs to the financial year that begins in %i', (at, year) => {
  expect(financialYearOf(new Date(at))).toBe(year);
});

test.each([
  [1, 'INV/26-27/000001'],
  [1_234_567, 'INV26271234567'],
])('the %i. number of a year is %s (documents-1)', (serial, number) => {
  expect(documentNumber('invoice', 2026, serial)).toBe(number);
});

test('no number passes sixteen characters, as the law has it, and no two are alike', () => {
  const all = documentKinds.flatMap((kind) =>
    [1, 999_999, 1_000_000, 999_999_999].map((serial) => documentNumber(kind, 2099, serial)),
  );
  expect(all.filter((number) => number.length > 16)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
