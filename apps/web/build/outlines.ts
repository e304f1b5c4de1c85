import { endpoints } from '@tawa/contract/all';
import { answerShapeOf } from '@tawa/contract/common/answer-shape';

/** The outline of every answer of the contract, by method, path and status. */
export const outlines: ReadonlyMap<string, unknown> = new Map(
  endpoints.flatMap(({ endpoint: { method, path, responses } }) =>
    Object.entries(responses).map(
      ([status, schema]) => [`${method} ${path} ${status}`, answerShapeOf(schema)] as const,
    ),
  ),
);
