import type { PoolClient } from 'pg';
import { messageOf, textOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import type { Tracing, What } from '../tracing/tracing.ts';
import { isStalePlan, type StatementNames } from './prepared.ts';

const sqlState = /^[0-9A-Z]{5}$/;
const lostStates = /^(08|57P|58|XX)/;
const lostTexts = /timeout|terminated|not queryable|ECONN|EPIPE|ETIMEDOUT|socket/i;

const begin = 'begin';

const readOnly = '25006';
const notLeading = /during recovery/;

/** Whether a failed statement leaves its connection in a state nobody can know, or leads to a server that no longer takes writes. */
export function isConnectionLost(error: unknown): boolean {
  const code = textOf(error, 'code') ?? '';
  if (code === readOnly || notLeading.test(messageOf(error))) return true;
  return sqlState.test(code) && code !== 'EPIPE'
    ? lostStates.test(code)
    : lostTexts.test(`${code} ${messageOf(error)}`);
}

// What triggers say to the connection whose transaction wrote live events, or rows of a public topic; TWCHG is for the release before.
const eventsWritten = 'TWLEV';
const topicChanged = 'TWPRT';

/** Hears, when a transaction of this process has ended and before its commit is answered, what it wrote. */
export interface Heard {
  /** Live events wait for their places. */
  onEvents(): void;
  /** Rows of these public topics changed, or of parts of them. */
  onTopics(topics: readonly string[]): void;
}

interface Parts {
  log: Log;
  /** Null where statements cannot be kept: a pooler gives each transaction another connection. */
  names: StatementNames | null;
  heard: Heard;
  tracing: Pick<Tracing, 'part'>;
}

// What a statement quotes may be somebody's; what it was asked with stands in its parameters.
const quoted = /'(?:[^']|'')*'/g;
const textMax = 2000;

const whatOf = (text: string): What => ({
  name: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement',
  kind: 'client',
  facts: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, textMax).replaceAll(quoted, "'…'") },
});

/** Gathers what a connection is told within a transaction. */
class Told {
  #hasEvents = false;
  readonly #topics = new Set<string>();
  readonly #heard: Heard;

  constructor(heard: Heard) {
    this.#heard = heard;
  }

  readonly note = ({ code, message }: { code?: string | undefined; message?: string | undefined }): void => {
    this.#hasEvents ||= code === eventsWritten;
    if (code === topicChanged && message) this.#topics.add(message);
  };

  pass(): void {
    if (this.#topics.size > 0) this.#heard.onTopics([...this.#topics]);
    if (this.#hasEvents) this.#heard.onEvents();
    this.forget();
  }

  forget(): void {
    this.#topics.clear();
    this.#hasEvents = false;
  }
}

/** `begin` answers nothing that anybody waits for, so it travels with the statement after it. */
class HeldBegin {
  #isHeld = false;
  readonly #client: PoolClient;
  readonly #onFailed: (error: unknown) => void;

  constructor(client: PoolClient, onFailed: (error: unknown) => void) {
    this.#client = client;
    this.#onFailed = onFailed;
  }

  hold(): void {
    this.#isHeld = true;
  }

  send(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#client.query(begin).catch(this.#onFailed);
  }
}

interface Statement {
  text: string;
  values: unknown[];
}

async function run(client: PoolClient, names: StatementNames | null, { text, values }: Statement) {
  const name = values.length > 0 ? names?.nameOf(text) : undefined;
  if (names === null || name === undefined) return client.query(text, values);
  try {
    return await client.query({ name, text, values });
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    names.renew();
    // Within a transaction nothing more can be asked; then the transaction is run again.
    return client.query(text, values).catch(() => Promise.reject(error));
  }
}

/** A checked-out connection that takes nothing more (not even ROLLBACK) once an answer stayed out, and is then destroyed. */
export function guardClient(client: PoolClient, { log, names, heard, tracing }: Parts): PoolClient {
  let broken: Error | undefined;
  const told = new Told(heard);
  const onError = (error: Error) => {
    broken = error;
    log.warn({ reason: error.message }, 'a database connection broke while in use');
  };
  client.on('error', onError);
  client.on('notice', told.note);

  const begun = new HeldBegin(client, (error) => {
    broken = error instanceof Error ? error : new Error(messageOf(error));
  });

  const query = async (text: string, values: unknown[]) => {
    if (broken) throw broken;
    if (text === begin) {
      begun.hold();
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    try {
      const answer = await tracing.part(
        () => whatOf(text),
        () => {
          begun.send();
          return run(client, names, { text, values });
        },
      );
      // A statement whose `begin` failed ran outside of any transaction.
      if (broken) throw broken;
      if (answer.command === 'ROLLBACK') told.forget();
      else if (client.getTransactionStatus() === 'I') told.pass();
      return answer;
    } catch (error) {
      if (client.getTransactionStatus() === 'I') told.forget();
      if (isConnectionLost(error)) broken = error instanceof Error ? error : new Error(messageOf(error));
      throw error;
    }
  };

  const release = () => {
    client.removeListener('error', onError);
    client.removeListener('notice', told.note);
    client.release(broken);
  };

  const guarded = new Map<PropertyKey, unknown>([
    ['query', query],
    ['release', release],
  ]);
  return new Proxy(client, { get: (target, property) => guarded.get(property) ?? Reflect.get(target, property) });
}
