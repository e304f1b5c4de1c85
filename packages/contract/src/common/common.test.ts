import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { day, mobile, phone } from './common.ts';

const textOf = (schema: typeof phone, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

test.each([
  ['Mobile', mobile],
  ['Phone', phone],
] as const)('a number is missed and refused under the name of its own field: %s (forms-2)', (name, schema) => {
  expect(textOf(schema, undefined)).toBe(`${name} is required`);
  expect(textOf(schema, ' ')).toBe(`${name} is required`);
  for (const wrong of ['98450', '98450123456', '98450 1234', '+919845012'])
    expect(textOf(schema, wrong)).toBe(`${name} must be 10 digits`);
  expect(z.parse(schema, ' 9845012345 ')).toBe('9845012345');
});

test('a day is one that exists, and that calculating with it does not lead out of the calendar', () => {
  for (const right of ['2026-11-23', '2028-02-29', '1999-12-31', '2999-12-31'])
    expect(z.parse(day('Choose a day'), right)).toBe(right);
  for (const wrong of ['0000-00-00', '0001-01-01', '2027-02-29', '2026-13-01', '9999-12-31', '2026-1-1', ''])
    expect(z.safeParse(day('Choose a day'), wrong).error?.issues[0]?.message).toBe('Choose a day');
});

test.each(['+91 98451 23456', '09845123456', '98451-23456'])(
  'a phone typed as %j is its ten digits (forms-2)',
  (typed) => {
    expect(z.parse(phone, typed)).toBe('9845123456');
  },
);
