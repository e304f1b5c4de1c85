import { toJSONSchema, type $ZodType, type JSONSchema } from 'zod/v4/core';
import type { Shape } from './shape.ts';

type Node = JSONSchema.BaseSchema;

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

const kindOf = (type: unknown): Shape => {
  switch (type) {
    case 'string':
      return 's';
    case 'integer':
    case 'number':
      return 'n';
    case 'boolean':
      return 'b';
    case 'null':
      return null;
    default:
      return '*';
  }
};

/** One of several; those that a check cannot tell apart are one. */
function unionOf(shapes: readonly Shape[]): Shape {
  const single = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  const [only = '*'] = single;
  if (single.includes('*')) return '*';
  return single.length === 1 ? only : single;
}

const allowsNull = (shape: Shape): boolean =>
  shape === null || (Array.isArray(shape) && shape.length > 1 && shape.includes(null));

// What may be null may also be left out: whoever answers by the listed fields alone knows no more.
function fieldOf(name: string, node: unknown, isRequired: boolean): [string, Shape] {
  const shape = shapeOfNode(node);
  if (isNode(node) && node.default !== undefined) return [`${name}=`, [shape, { '=': node.default }]];
  if (!isRequired) return [`${name}?`, shape];
  return allowsNull(shape) ? [`${name}=`, [shape, { '=': null }]] : [name, shape];
}

// Any object, or none.
const isAnyObject = (shape: Shape): boolean =>
  shape === 'o' || (Array.isArray(shape) && shape.length === 2 && shape.includes('o') && shape.includes(null));

function shapeOfNode(node: unknown): Shape {
  if (!isNode(node)) return '*';
  if (node.const !== undefined)
    return typeof node.const === 'boolean' ? { '=': node.const } : kindOf(typeof node.const);
  if (node.enum) return unionOf(node.enum.map((value) => (value === null ? null : kindOf(typeof value))));
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return unionOf(choices.map(shapeOfNode));
  if (node.allOf) return Object.assign({}, ...node.allOf.map(shapeOfNode));
  if (Array.isArray(node.type)) return unionOf(node.type.map((type) => shapeOfNode({ ...node, type })));
  if (node.type === 'array') return [node.prefixItems ? '*' : shapeOfNode(node.items)];
  if (node.type !== 'object') return kindOf(node.type);
  if (!node.properties) return 'o';
  const required = new Set(node.required);
  const fields = Object.entries(node.properties).map(([name, part]) => fieldOf(name, part, required.has(name)));
  // What may be missing and is any object passes as well without being named.
  return Object.fromEntries(fields.filter(([name, shape]) => !(name.endsWith('?') && isAnyObject(shape))));
}

/** What of a declared answer a browser checks before a screen reads it. */
export const answerShapeOf = (schema: $ZodType): Shape =>
  shapeOfNode(toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline', cycles: 'throw' }));

/** Whether a declared answer is a schema, and not yet its outline. */
export const isSchema = (declared: unknown): declared is $ZodType =>
  typeof declared === 'object' && declared !== null && '_zod' in declared;
