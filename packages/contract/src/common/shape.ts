/**
 * The outline of an answer: 's', 'n', 'b' and 'o' for a text, a number, a yes or no and any object, '*' for anything,
 * null for null, a list of one for a list, of several for one of these, and an object for its fields. A field's name ends
 * with '?' where it may be missing and with '=' where its second entry then takes its place; `{ '=': x }` is x itself.
 */
export type Shape = string | null | readonly Shape[] | { readonly [name: string]: unknown };

/** What `fitShape` answers for a value of another shape. */
export const misfit = Symbol('misfit');

const kinds = new Map([
  ['s', 'string'],
  ['n', 'number'],
  ['b', 'boolean'],
  ['o', 'object'],
]);

const isShape = (value: unknown): value is Shape =>
  value === null || typeof value === 'string' || typeof value === 'object';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

function fitList(shape: Shape, value: unknown): unknown {
  if (!Array.isArray(value)) return misfit;
  const fitted: unknown[] = value.map((item) => fitShape(shape, item));
  return fitted.includes(misfit) ? misfit : fitted;
}

function fitChoice(shapes: readonly Shape[], value: unknown): unknown {
  for (const shape of shapes) {
    const fitted = fitShape(shape, value);
    if (fitted !== misfit) return fitted;
  }
  return misfit;
}

function fitField(values: Map<string, unknown>, name: string, part: unknown): [string, unknown] {
  const plain = name.replace(/[?=]$/, '');
  const value = values.get(plain);
  if (value !== undefined && name.endsWith('=') && Array.isArray(part)) return [plain, fitShape(part[0], value)];
  if (value !== undefined) return [plain, isShape(part) ? fitShape(part, value) : misfit];
  if (name.endsWith('=') && Array.isArray(part)) return [plain, part[1]['=']];
  return [plain, name.endsWith('?') ? undefined : misfit];
}

function fitFields(shape: Record<string, unknown>, value: unknown): unknown {
  if (!isRecord(value)) return misfit;
  if ('=' in shape) return misfit;
  const values = new Map(Object.entries(value));
  for (const [name, part] of Object.entries(shape)) {
    const [plain, fitted] = fitField(values, name, part);
    if (fitted === misfit) return misfit;
    if (fitted !== undefined) values.set(plain, fitted);
  }
  return Object.fromEntries(values);
}

/** The value with what it leaves out filled in, or `misfit`. */
export function fitShape(shape: Shape, value: unknown): unknown {
  if (shape === '*') return value;
  if (shape === null) return value === null ? value : misfit;
  if (typeof shape === 'string') return value !== null && typeof value === kinds.get(shape) ? value : misfit;
  if (isList(shape)) return shape.length === 1 ? fitList(shape[0] ?? null, value) : fitChoice(shape, value);
  if (!isRecord(shape)) return misfit;
  return '=' in shape && !isRecord(value) ? (value === shape['='] ? value : misfit) : fitFields(shape, value);
}
