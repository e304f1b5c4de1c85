import type { Endpoint } from '@tawa/contract/common/endpoint';
import { dayMs } from '@tawa/domain/common/durations';
import fc from 'fast-check';
import { z } from 'zod/mini';
import type { Random } from '@tawa/domain/common/random';
import { knownTexts } from './known-texts.ts';

type Schema = NonNullable<Endpoint['body']>;
/** A schema of the contract as plain data, as whoever calls has to fill it. */
export type Shape = z.core.JSONSchema.BaseSchema;
/** Values that exist in the database under a field's name, so that a call may meet a row. */
export type Pool = (name: string) => readonly unknown[];

const shapes = new WeakMap<Schema, Shape>();

export function shapeOf(schema: Schema): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape: Shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapes.set(schema, shape);
  return shape;
}

export const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** The shapes of an object's fields by name; empty for every other shape. */
export const fieldsOf = ({ properties = {} }: Shape): [name: string, shape: Shape][] =>
  Object.entries(properties).flatMap(([name, shape]) => (isShape(shape) ? [[name, shape]] : []));

const choicesOf = ({ anyOf, oneOf }: Shape): Shape[] => [anyOf ?? oneOf ?? []].flat().filter(isShape);
const itemOf = ({ items }: Shape): Shape | undefined => (isShape(items) && !Array.isArray(items) ? items : undefined);

const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random.next() * list.length)];

const matches = new Map<string, string[]>();
const matchesMax = 40;

/** Texts that fit a pattern, the same in every run. */
function textsOf(pattern: string): string[] {
  const known = matches.get(pattern);
  if (known) return known;
  // Lookaheads are beyond the generator; what they forbid is rare enough to be sorted out by the schema.
  const texts = fc.sample(fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?!.*?\)/g, ''))), {
    seed: 16,
    numRuns: matchesMax,
  });
  matches.set(pattern, texts);
  return texts;
}

/** Near enough to each other that spans made of them are short. */
const dayNear = (random: Random, days: number) =>
  new Date(Date.now() + random.between(-days, days) * dayMs).toISOString();

/** Texts of a pattern; days and moments are near today, because most of those that merely look like one do not exist. */
function drawMatch(pattern: string, random: Random): string {
  const fits = new RegExp(pattern);
  if (fits.test('2027-02-28T10:30:00.000Z')) return dayNear(random, 6);
  if (fits.test('2027-02-28')) return dayNear(random, 40).slice(0, 10);
  return oneOf(random, textsOf(pattern)) ?? '';
}

/** The pattern that says most: where there are several, the others only narrow what the first one describes. */
const patternOf = ({ pattern, allOf = [] }: Shape): string | undefined =>
  pattern ?? allOf.filter(isShape).find((part) => part.pattern !== undefined)?.pattern;

function drawText(shape: Shape, random: Random, name: string): string {
  const texts = knownTexts.get(name);
  if (texts && random.next() < 0.8) return oneOf(random, texts) ?? '';
  const pattern = patternOf(shape);
  if (pattern !== undefined) return drawMatch(pattern, random);
  const { minLength = 0, maxLength = 200 } = shape;
  const text = `${oneOf(random, ['Dal', 'Warm rice', 'Two words', 'a', 'चावल', 'O’Neil'])} ${random.between(1, 9999)}`;
  return text.padEnd(minLength, 'x').slice(0, Math.max(1, maxLength));
}

function drawNumber({ type, minimum, maximum, exclusiveMinimum, multipleOf = 1 }: Shape, random: Random): number {
  const lowest = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + multipleOf : 0);
  const least = lowest === Number.MIN_SAFE_INTEGER ? 0 : Math.ceil(lowest);
  const most = Math.max(least, Math.min(maximum ?? 1000, least + oneOfSpans(random)));
  return type === 'integer' || random.next() < 0.7 ? random.between(least, Math.floor(most)) : least + 0.5;
}

const oneOfSpans = (random: Random) => random.pick([1, 5, 40, 10_000]);

function drawList(shape: Shape, random: Random, name: string, pool: Pool): unknown[] {
  const item = itemOf(shape);
  const { minItems = 0, maxItems = 3 } = shape;
  const length = random.between(Math.max(minItems, 1), Math.max(minItems, Math.min(maxItems, 3)));
  const drawn = Array.from({ length }, () => item && draw(item, random, name.replace(/s$/, ''), pool));
  return [...new Set(drawn)];
}

function drawFields(shape: Shape, random: Random, pool: Pool): unknown {
  const required = new Set(shape.required);
  return Object.fromEntries(
    fieldsOf(shape).flatMap(([name, field]) =>
      required.has(name) || random.next() < 0.6 ? [[name, draw(field, random, name, pool)]] : [],
    ),
  );
}

/** A value of this shape; refinements beyond it are not looked at. */
export function draw(shape: Shape, random: Random, name: string, pool: Pool): unknown {
  const real = pool(name);
  if (real.length > 0 && random.next() < 0.7) return oneOf(random, real);
  if ('const' in shape) return shape.const;
  if (shape.enum) return oneOf(random, shape.enum);
  const choices = choicesOf(shape);
  const choice = oneOf(random, choices);
  if (choice) return draw(choice, random, name, pool);
  const type = [shape.type].flat();
  if (type.length > 1 && random.next() < 0.2) return null;
  switch (type[0]) {
    case 'object':
      return drawFields(shape, random, pool);
    case 'array':
      return drawList(shape, random, name, pool);
    case 'string':
      return drawText(shape, random, name);
    case 'number':
    case 'integer':
      return drawNumber(shape, random);
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    case undefined:
    default:
      return 'anything';
  }
}

const triesMax = 600;
const none: Pool = () => [];

/** A value that the schema takes, or the last one drawn when none of many was taken. */
export function exampleOf(schema: Schema, random: Random, pool: Pool = none): unknown {
  const shape = shapeOf(schema);
  let drawn: unknown;
  for (let tries = 0; tries < triesMax; tries += 1) {
    drawn = draw(shape, random, '', pool);
    if (z.safeParse(schema, drawn).success) return drawn;
  }
  return drawn;
}
