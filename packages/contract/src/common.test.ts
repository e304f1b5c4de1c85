import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { mobile, phone } from './common.ts';

const textOf = (schema: typeof phone, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

test.each([
  ['Mobile', mobile],
  ['Phone', phone],
] as const)('a number is missed and refused under the name of its own field: %s', (name, schema) => {
  expect(textOf(schema, undefined)).toBe(`${name} is required`);
  expect(textOf(schema, ' ')).toBe(`${name} is required`);
  for (const wrong of ['98450', '98450123456', '98450 1234', '+919845012'])
    expect(textOf(schema, wrong)).toBe(`${name} must be 10 digits`);
  expect(z.parse(schema, ' 9845012345 ')).toBe('9845012345');
});
