import { errorBody } from '@tawa/contract/common/errors';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { z } from 'zod/mini';
import { fieldsOf } from './endpoint-rules.ts';

interface Named {
  name: string;
  domain: string;
  endpoint: Endpoint;
}

type Schema = NonNullable<Endpoint['body']>;

function schemaOf(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parametersOf(endpoint: Endpoint): object[] {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
    ['header', endpoint.headers],
  ] as const;
  return places.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    const needed = Array.isArray(required) ? required : [];
    return Object.keys(fieldsOf(schema) ?? {}).map((name) => ({
      name,
      in: place,
      required: place === 'path' || needed.includes(name),
      schema: Object.getOwnPropertyDescriptor(properties, name)?.value,
    }));
  });
}

const answerOf = (status: string, schema: Schema, type: string) => ({
  description: status,
  content: { [type]: { schema: schemaOf(schema, 'output') } },
});

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** The failures that the binding itself answers, before the endpoint's own. */
function failuresOf({ access, params, query, headers, body }: Endpoint): Record<string, object> {
  const isGuarded = access !== 'public';
  return {
    ...((query ?? headers ?? body) && {
      400: failure('A query, header or body that does not fit; `errors` names the fields'),
    }),
    ...(isGuarded && { 401: failure('No token, or one that no longer counts') }),
    ...(isGuarded && { 403: failure('Another role, or the id of somebody else') }),
    ...(params && { 404: failure('Nothing has this address, also when a part of it is no id at all') }),
  };
}

/** A call as a shell makes it, with `TAWA` and `TAWA_KEY` from its environment, and `ORDER` where it names one. */
function curlOf({ method, path, example = {} }: Endpoint): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(example.query ?? {})) query.set(name, `${value}`);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const address = `"$TAWA/api${path.replace(':order_number', '$ORDER')}${search}"`;
  const lines = [
    `curl -sS${method === 'GET' ? '' : ` -X ${method}`} ${address}`,
    '-H "Authorization: Bearer $TAWA_KEY"',
    ...(example.body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example.body)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

function securityOf({ access, scope }: Endpoint): object[] {
  if (scope) return [{ partnerKey: [scope] }];
  return access === 'public' ? [] : [{ token: [] }];
}

function operationOf({ name, domain, endpoint }: Named): object {
  const type = endpoint.stream ? 'text/event-stream' : (endpoint.media ?? 'application/json');
  const answers = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    answerOf(status, schema, type),
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [domain],
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    ...(endpoint.scope && { 'x-scope': endpoint.scope }),
    ...(endpoint.example && { 'x-codeSamples': [{ lang: 'Shell', source: curlOf(endpoint) }] }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    responses: { ...failuresOf(endpoint), ...Object.fromEntries(answers), default: failure('Another failure') },
  };
}

/** The OpenAPI 3.1 document of a list of endpoints. */
export function openapiOf(endpoints: readonly Named[]): object {
  const paths = new Map<string, object>();
  for (const named of endpoints) {
    const { path, method } = named.endpoint;
    const address = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths.set(address, { ...paths.get(address), [method.toLowerCase()]: operationOf(named) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tawa',
      version: '1',
      description:
        'The calls of the food-ordering marketplace. Money is in rupees, but for the Partner API, which says paise in the name of a field.',
    },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tawa_live_…',
          description:
            'A key of a restaurant, made under Integrations in its panel; each call names the right that it needs.',
        },
      },
      schemas: { Failure: schemaOf(errorBody, 'output') },
    },
  };
}
