import type { Random } from '@tawa/domain/common/random';
import { fieldsOf, isShape, type Shape } from './shapes.ts';

/** A JSON text that no value of the language is written as, such as 1e400. */
const literal = (text: string) => `@@literal:${text}@@`;

/** JSON of a value, with its literals in place. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"@@literal:(.*?)@@"/g, (_, text: string) => text);

/** What every object has by birth. */
export const bornNames = Object.getOwnPropertyNames(Object.prototype);

const literals = ['1e400', '-0', '-1e400', '123456789012345678901234567890', '0.1000000000000000055511151231257827'];
const edgeNumbers = [0, -1, 1.5, 1e-7, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e15, 1e21, 1e308];
const numbers: readonly unknown[] = [edgeNumbers, literals.map(literal)].flat();

const oddTexts = ['', ' ', '0', '-1', '1e3', 'null', 'true', 'NaN', '[object Object]', '1'.repeat(400), 'FD-000000'];
const brokenTexts = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00y', '\u202egnp.exe', '\ufeff', '\u200b', '\uffff'];
const longTexts = [
  'a'.repeat(300),
  'x'.repeat(10_000),
  `${'a'.repeat(5000)}!`,
  ' '.repeat(5000),
  'e\u0301'.repeat(300),
];
const codes = [
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '=1+1',
  '%_\\',
  'a\r\nb: c',
];
const days = ['2027-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '0001-01-01', '-000001-01-01T00:00:00Z'];
const times = ['2027-13-45T99:99:99Z', '9999-12-31T23:59:59.999Z', '24:00', '23:59:60', '25:61', '../../etc/passwd'];
const texts = [oddTexts, brokenTexts, longTexts, codes, days, times, bornNames, ['👩‍👩‍👧‍👦'.repeat(40)]].flat();

function deep(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

const others: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => ({ length: 1 }),
  () => deep(20),
  () => deep(40),
  () => deep(3000),
  () => Array.from({ length: 5000 }, (_, at) => at),
  () => Array.from({ length: 300 }, () => ({})),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, at])),
];

const anyOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random.next() * list.length)];

const edges = new WeakMap<Shape, readonly unknown[]>();

/** The bounds that a shape names anywhere, and what lies just beyond them. */
export function edgesOf(shape: Shape): readonly unknown[] {
  const known = edges.get(shape);
  if (known) return known;
  const found = findEdges(shape);
  edges.set(shape, found);
  return found;
}

function findEdges(shape: Shape): unknown[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = shape;
  const around = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge, edge - 1, edge + 1]));
  const lengths = [minLength, maxLength].flatMap((edge) => (edge === undefined ? [] : [edge, edge + 1]));
  const items = maxItems === undefined ? [] : [Array.from({ length: Math.min(maxItems + 1, 3000) }, (_, at) => at + 1)];
  const own = [...around, ...lengths.flatMap((length) => (length < 20_000 ? ['x'.repeat(length)] : [])), ...items];
  const inner = [
    ...fieldsOf(shape).map(([, field]) => field),
    shape.items,
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
  ];
  return [...own, ...inner.flat().flatMap((one) => (isShape(one) ? edgesOf(one) : []))];
}

/** A value to stand where another one is asked for: of a wrong type, at an edge, or beyond it. */
export function drawHostile(random: Random, edges: readonly unknown[]): unknown {
  const drawn = random.next();
  if (drawn < 0.25) return anyOf(random, others)?.();
  if (drawn < 0.5) return anyOf(random, numbers);
  if (drawn < 0.65 && edges.length > 0) return anyOf(random, edges);
  return anyOf(random, texts);
}

/** The same for a place that only takes text, such as an address. */
export function drawHostileText(random: Random, edges: readonly unknown[]): string {
  const drawn = random.next() < 0.4 ? drawHostile(random, edges) : anyOf(random, texts);
  const text = typeof drawn === 'string' ? drawn.replace(/^@@literal:(.*)@@$/, '$1') : jsonOf(drawn);
  return text.slice(0, 3000);
}
