import { createStore } from '../store.ts';

/** How many calls of this tab wait because the server has too much to do. */
export const waitingCalls = createStore(() => 0);

const triesMax = 8;
const spread = 0.5;
const otherwiseS = 5;

export interface Answered {
  status: number;
  body: unknown;
  /** Seconds, as the server said them; null where it did not. */
  retryAfter: string | null;
}

/** The server refuses this way before it begins anything, so that every call may be made again. */
const isRefused = ({ status, body }: Answered): boolean =>
  status === 503 && typeof body === 'object' && body !== null && 'code' in body && body.code === 'overloaded';

// Those who were sent away together must not come back together.
const pauseOf = ({ retryAfter }: Answered): number =>
  (Number(retryAfter) || otherwiseS) * 1000 * (1 + spread * Math.random());

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

/** Asks, and asks again when a crowded server says so; what was typed waits with it. Answers the last refusal when it takes too long. */
export async function askPatiently<A extends Answered>(ask: () => Promise<A>, signal?: AbortSignal): Promise<A> {
  let answer = await ask();
  if (!isRefused(answer)) return answer;
  waitingCalls.set(waitingCalls.get() + 1);
  try {
    for (let tries = 1; tries < triesMax && isRefused(answer); tries++) {
      await pause(pauseOf(answer), signal);
      answer = await ask();
    }
    return answer;
  } finally {
    waitingCalls.set(waitingCalls.get() - 1);
  }
}
