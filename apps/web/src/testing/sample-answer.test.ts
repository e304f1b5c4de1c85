import { endpoints } from '@tawa/contract/all';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { sampleAnswer } from './sample-answer.ts';

test('an answer made of a schema is one that the schema declares', () => {
  const wrong = endpoints.flatMap(({ name, endpoint }) => {
    const { status, body } = sampleAnswer(endpoint);
    const schema = endpoint.responses[status];
    if (schema === undefined || safeParse(schema, body).success) return [];
    return [name];
  });
  expect(wrong).toEqual([]);
});
