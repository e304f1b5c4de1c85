import { endpoints } from '@tawa/contract/all';
import type { AnswerQuery } from '#lib/live/kept-offline.ts';

const isNamed = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names that a schema of a query reads. */
function namesOf(schema: unknown): string[] {
  const def: unknown = isNamed(schema) ? Reflect.get(schema, 'def') : undefined;
  const shape: unknown = isNamed(def) ? Reflect.get(def, 'shape') : undefined;
  return isNamed(shape) ? Object.keys(shape) : [];
}

/** Of every public call that reads, those without parameters in their path first: they are what a path is taken for. */
export const answerQueries: readonly AnswerQuery[] = endpoints
  .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'public')
  .map(({ endpoint: { path, query } }) => ({ path: `/api${path}`, names: namesOf(query) }))
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));
