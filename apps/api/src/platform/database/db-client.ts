import type { PoolClient } from 'pg';
import { messageOf, textOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { isStalePlan, type StatementNames } from './prepared.ts';

const sqlState = /^[0-9A-Z]{5}$/;
const lostStates = /^(08|57P|58|XX)/;
const lostTexts = /timeout|terminated|not queryable|ECONN|EPIPE|ETIMEDOUT|socket/i;

/** Whether a failed statement leaves its connection in a state nobody can know. */
export function isConnectionLost(error: unknown): boolean {
  const code = textOf(error, 'code') ?? '';
  return sqlState.test(code) && code !== 'EPIPE'
    ? lostStates.test(code)
    : lostTexts.test(`${code} ${messageOf(error)}`);
}

/** What PostgreSQL says to a connection that wrote live events. */
const eventsWritten = 'TWLEV';

interface Parts {
  log: Log;
  names: StatementNames;
  /** Called when a transaction that wrote live events has ended. */
  onEvents: () => void;
}

/** A checked-out connection that takes nothing more (not even ROLLBACK) once an answer stayed out, and is then destroyed. */
export function guardClient(client: PoolClient, { log, names, onEvents }: Parts): PoolClient {
  let broken: Error | undefined;
  let hasEvents = false;
  const onNotice = ({ code }: { code?: string | undefined }) => {
    hasEvents ||= code === eventsWritten;
  };
  const onError = (error: Error) => {
    broken = error;
    log.warn({ reason: error.message }, 'a database connection broke while in use');
  };
  client.on('error', onError);
  client.on('notice', onNotice);

  const run = async (text: string, values: unknown[]) => {
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      names.renew();
      // Within a transaction nothing more can be asked; then the transaction is run again.
      return client.query(text, values).catch(() => Promise.reject(error));
    }
  };

  const query = async (text: string, values: unknown[]) => {
    if (broken) throw broken;
    try {
      const answer = await run(text, values);
      if (hasEvents && client.getTransactionStatus() === 'I') {
        hasEvents = false;
        onEvents();
      }
      return answer;
    } catch (error) {
      if (isConnectionLost(error)) broken = error instanceof Error ? error : new Error(messageOf(error));
      throw error;
    }
  };

  const release = () => {
    client.removeListener('error', onError);
    client.removeListener('notice', onNotice);
    client.release(broken);
  };

  const guarded = new Map<PropertyKey, unknown>([
    ['query', query],
    ['release', release],
  ]);
  return new Proxy(client, { get: (target, property) => guarded.get(property) ?? Reflect.get(target, property) });
}
