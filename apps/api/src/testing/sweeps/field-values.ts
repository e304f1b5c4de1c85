import { fieldsOf } from '#platform/http/endpoint-rules.ts';

interface Def {
  type?: unknown;
  innerType?: unknown;
  element?: unknown;
  in?: unknown;
  options?: unknown;
  entries?: unknown;
  values?: unknown;
}

function defOf(schema: unknown): Def {
  const def: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'def') : undefined;
  return typeof def === 'object' && def !== null ? def : {};
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The fields of a body that leave a choice among named values to the sender, as `path=one|two` or `path=bool`. */
export function listChoices(schema: unknown, path = ''): string[] {
  const fields = fieldsOf(schema);
  if (fields)
    return Object.entries(fields).flatMap(([name, inner]) => listChoices(inner, path ? `${path}.${name}` : name));
  const def = defOf(schema);
  if (def.type === 'enum') return [`${path}=${valuesOf(def.entries).join('|')}`];
  if (def.type === 'literal') return [`${path}=${listOf(def.values).join('|')}`];
  if (def.type === 'boolean') return [`${path}=bool`];
  if (def.type === 'array') return listChoices(def.element, `${path}[]`);
  const inner = [def.innerType, def.in, ...listOf(def.options)].filter((one) => one !== undefined);
  return inner.flatMap((one) => listChoices(one, path));
}
