import type { Random } from '@tawa/domain/common/random';
import { bornNames, drawHostile } from './hostile.ts';

type Step = string | number;
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The way to every value inside, the whole one included. */
function* placesOf(value: unknown, way: readonly Step[] = []): Generator<readonly Step[]> {
  yield way;
  if (Array.isArray(value)) for (const [at, inner] of value.entries()) yield* placesOf(inner, [...way, at]);
  else if (isBranch(value)) for (const [name, inner] of Object.entries(value)) yield* placesOf(inner, [...way, name]);
}

/** The value with another one at the end of the way; an undefined one is left out. */
function changeAt(value: unknown, [step, ...way]: readonly Step[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((inner, at) => (at === step ? changeAt(inner, way, change) : inner));
  if (!isBranch(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === step ? changeAt(inner, way, change) : inner]),
  );
}

const anyOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random.next() * list.length)];
const namesMore = [
  ...bornNames,
  'surprise',
  '',
  'a.b',
  'role',
  'user_id',
  'isactive',
  '\u0000',
  '\ud800',
  '0',
  'length',
];

function withField(old: unknown, random: Random, edges: readonly unknown[]): unknown {
  const name = anyOf(random, namesMore) ?? 'surprise';
  const value = random.next() < 0.5 ? 1 : drawHostile(random, edges);
  if (Array.isArray(old)) return [...old, value];
  return isBranch(old) ? Object.fromEntries([...Object.entries(old), [name, value]]) : { [name]: value };
}

/** The value with one thing changed: another value, nothing, one field more, or the same thing many times. */
export function changeOne(value: unknown, random: Random, edges: readonly unknown[]): unknown {
  const places = [...placesOf(value)];
  const inner = places.filter((way) => way.length > 0);
  const way = (random.next() < 0.93 ? anyOf(random, inner) : undefined) ?? [];
  const drawn = random.next();
  if (drawn < 0.6) return changeAt(value, way, () => drawHostile(random, edges));
  if (drawn < 0.75) return changeAt(value, way, () => undefined);
  if (drawn < 0.8) return changeAt(value, way, (old) => Array.from({ length: 400 }, () => old));
  const branches = places.filter((one) => one.length === 0 || isBranch(one));
  return changeAt(value, anyOf(random, branches) ?? [], (old) => withField(old, random, edges));
}
