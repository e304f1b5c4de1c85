import type { Endpoint } from '@tawa/contract/common/endpoint';
import { toJSONSchema, type JSONSchema } from 'zod/v4/core';

type Node = JSONSchema.BaseSchema;

const texts: Record<string, string> = {
  'date-time': '2030-01-01T08:00:00.000Z',
  date: '2030-01-01',
  time: '08:00:00',
  uuid: '7f0c8f0e-6f1d-4b5a-9d53-0a1b2c3d4e5f',
  email: 'meera@example.com',
  uri: 'https://example.com/',
};

const patterned = ['FD-AB12CD', 'TB-AB12CD', '2030-01-01', '08:00', 'text', 'owner'];

// A call need not declare of a text that it is an instant, a time of day, a zone or in which script; the name of its field does.
const named: readonly (readonly [RegExp, string])[] = [
  [/zone$/, 'Asia/Kolkata'],
  [/(from|to|opening|closing)_time$/, '08:00'],
  [/^day$/, '2030-01-01'],
  [/^month$/, '2030-01'],
  [/^hi$/, 'थाली'],
  [/^kn$/, 'ಊಟ'],
  [
    /(_at|_on|_until|_by|_for|_from|_to|_after|_since|date|^at|^from|^to|^until|server_time)$/i,
    '2030-01-01T08:00:00.000Z',
  ],
];

const textOf = ({ format = '', pattern }: Node, name: string): string => {
  if (texts[format]) return texts[format];
  const known = pattern === undefined && named.find(([names]) => names.test(name));
  if (known) return known[1];
  return patterned.find((text) => pattern === undefined || new RegExp(pattern).test(text)) ?? 'text';
};

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

const isNull = (node: unknown) => isNode(node) && node.type === 'null';

/** A value for each kind of schema: one entry in each list, the first of each choice, and nothing left out. */
function valueOf(node: unknown, field = ''): unknown {
  if (!isNode(node)) return 'text';
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return valueOf(choices.find((choice) => !isNull(choice)) ?? choices[0], field);
  if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => valueOf(part)));
  switch (Array.isArray(node.type) ? node.type[0] : node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([name, part]) => [name, valueOf(part, name)]),
      );
    case 'array':
      return node.prefixItems ? node.prefixItems.map((part) => valueOf(part)) : [valueOf(node.items)];
    case 'integer':
    case 'number':
      return Math.max(node.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
    case undefined:
    default:
      return textOf(node, field);
  }
}

/** The first declared answer of an endpoint, made of its schema. */
export function sampleAnswer({ responses }: Pick<Endpoint, 'responses'>): { status: number; body: unknown } {
  const [status, schema] = Object.entries(responses)[0] ?? [];
  if (schema === undefined) return { status: 204, body: null };
  return {
    status: Number(status),
    body: valueOf(toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline', cycles: 'throw' })),
  };
}
