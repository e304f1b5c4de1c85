import { setTimeout as sleep } from 'node:timers/promises';
import { callerAt, type Send } from '../../apps/api/src/testing/remote.ts';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import type { Ledger } from './ledger.ts';

/** Where the traffic goes, and whether it goes on. */
export interface Street {
  send: Send;
  origin(): string;
  isOver(): boolean;
  ledger: Ledger;
  dishes: readonly number[];
  /** The part of the orders that is paid online; none unless said. */
  onlineShare?: number;
  /** Where some of the orders are those of a group; none unless said. */
  restaurantId?: number;
}

export const callerOf = ({ send, origin }: Street, { token }: Account) => callerAt(send, origin(), token);

/** A server that died has given no answer, one without a database asks for patience; everything else is declared. */
export async function answerOf<T extends { status: number }>(
  { ledger }: Street,
  call: () => Promise<T>,
): Promise<T | undefined> {
  try {
    const answer = await call();
    if (answer.status === 500) ledger.accuse(`500 was answered: ${JSON.stringify(answer)}`);
    return answer.status >= 500 ? undefined : answer;
  } catch {
    return undefined;
  }
}

const pauseMs = 20;
const answeredWithinMs = 60_000;

/** Asks again and again until a server answers; a minute without an answer is a broken promise. */
export async function answered<T extends { status: number }>(
  street: Street,
  call: () => Promise<T>,
): Promise<T | undefined> {
  const lateAt = performance.now() + answeredWithinMs;
  while (performance.now() < lateAt) {
    const answer = await answerOf(street, call);
    if (answer) return answer;
    await sleep(pauseMs);
  }
  street.ledger.accuse('nobody answered for a minute');
  return undefined;
}
