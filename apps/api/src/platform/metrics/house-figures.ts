import { sql, type RawBuilder } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { messageOf, textOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { Looked } from './looked.ts';

/**
 * A figure of the whole house, read from the database: every process tells the same, so over processes it is taken with
 * `max()` and never summed.
 */
export interface HouseFigure {
  name: `tawa_house_${string}`;
  help: string;
  /** The name of its label, where it has one. */
  label?: string;
  /** A statement of two columns, the label's value (or null) and the figure; it reads an index and takes milliseconds. */
  rows: (now: Date) => RawBuilder<unknown>;
}

interface Row {
  name: string;
  label: string | null;
  value: number | null;
}

/** A statement of one figure without a label; `age` and the like as a number. */
export const figureOf = (value: RawBuilder<unknown>, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select null::text, (${value})::float8 from ${from}`;

/** The age in seconds of the oldest of a group, 0 where there is none. */
export const secondsSince = (moment: RawBuilder<unknown>, now: RawBuilder<unknown> = sql`now()`): RawBuilder<unknown> =>
  sql`greatest(0, coalesce(extract(epoch from ${now} - min(${moment})), 0))`;

async function readFigures(db: Db, figures: readonly HouseFigure[], now: Date): Promise<Row[]> {
  const parts = figures.map(
    ({ name, rows }) => sql`select ${sql.lit(name)} as name, f.label, f.value from (${rows(now)}) f (label, value)`,
  );
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

interface Deps {
  db: Db;
  log: Log;
  clock: { now(): Date };
  figures: readonly HouseFigure[];
}

// Whoever says what is wrong with a statement is there.
const ofStatement = /^(22|42)/;

/** Puts the figures of the house into a register; answers what reads them, at most every 15 seconds, before they are told. */
export function registerHouse(register: Registry, { db, log, clock, figures }: Deps): () => Promise<void> {
  const looked = new Looked({ read: () => readFigures(db, figures, clock.now()) });
  const add = (name: string, help: string, labelNames: string[] = []) => {
    const gauge = new Gauge({ name, help, labelNames, registers: [] });
    register.registerMetric(gauge);
    return gauge;
  };
  const up = add('tawa_database_up', 'Whether the database answered this process when it was last asked, 0 or 1');
  const age = add('tawa_house_figures_age_seconds', 'How long ago the figures tawa_house_… were read');
  const gauges = new Map<string, { label: string | undefined; gauge: Gauge }>(
    figures.map(({ name, help, label }) => [
      name,
      { label, gauge: add(name, `${help} (of the whole house: max over processes)`, label ? [label] : []) },
    ]),
  );
  let told: unknown;

  return async () => {
    const { value: rows = [], ageMs, failure, isOut } = await looked.get();
    const isAway = isOut || (failure !== undefined && !ofStatement.test(textOf(failure, 'code') ?? ''));
    if (failure !== undefined && failure !== told && !isAway)
      log.error({ reason: messageOf(failure) }, 'the figures of the house could not be read');
    told = failure;
    up.set(isAway ? 0 : 1);
    // What is not known is left out, for a 0 would say that nothing waits.
    if (rows.length > 0) age.set(ageMs / 1000);
    else age.remove();
    for (const { gauge, label } of gauges.values())
      if (label) gauge.reset();
      else gauge.remove();
    for (const { name, label, value } of rows) {
      const known = gauges.get(name);
      if (!known || value === null) continue;
      if (known.label && label !== null) known.gauge.set({ [known.label]: label }, value);
      else known.gauge.set(value);
    }
  };
}
