import type { Endpoint } from '@tawa/contract/common/endpoint';
import type { InjectOptions } from 'fastify';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pathOf(path: string, params: unknown): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = isRecord(params) ? params[name] : undefined;
    return encodeURIComponent(String(value));
  });
}

function queryOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(query) ? query : {}))
    for (const one of [value].flat())
      if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') search.append(key, `${one}`);
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The HTTP request of a call, as a browser would send it. */
export function requestOf(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; headers?: unknown; body?: unknown },
): InjectOptions & { url: string } {
  const headers = Object.entries(isRecord(input.headers) ? input.headers : {}).map(([name, value]) => [
    name,
    String(value),
  ]);
  return {
    method: endpoint.method,
    url: `/api${pathOf(endpoint.path, input.params)}${queryOf(input.query)}`,
    headers: {
      ...Object.fromEntries(headers),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
  };
}
