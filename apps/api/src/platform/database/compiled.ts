import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Stands in a statement where a value will be. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Where a value of the input goes. */
export type PlaceOf<I> = <K extends keyof I>(name: K) => RawBuilder<I[K]>;

/**
 * A statement of one shape that is built once and then run with other values: building a large one costs more than
 * running it. Values may only stand where a parameter can.
 */
export function compiled<I extends object, O>(build: (db: Db, place: PlaceOf<I>) => Compilable<O> | RawBuilder<O>) {
  let query: CompiledQuery<O> | undefined;
  return async (db: Db, input: I): Promise<O[]> => {
    query ??= compile(
      db,
      build(db, (name) => sql`${new Place(name)}`),
    );
    const parameters = query.parameters.map((one) => (one instanceof Place ? Reflect.get(input, one.name) : one));
    return (await db.executeQuery<O>({ ...query, parameters })).rows;
  };
}

const compile = <O>(db: Db, statement: Compilable<O> | RawBuilder<O>): CompiledQuery<O> =>
  'isRawBuilder' in statement ? statement.compile(db) : statement.compile();
