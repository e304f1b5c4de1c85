import type { FastifyInstance } from 'fastify';

/** What a server tells at `/metrics`: each series by its name and labels as they are written. */
export function parseMetrics(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

export const readMetrics = async (app: FastifyInstance): Promise<ReadonlyMap<string, number>> =>
  parseMetrics((await app.inject('/metrics')).body);
