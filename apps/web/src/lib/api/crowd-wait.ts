import { isRefused, waitingCalls, type Answered } from './refused.ts';

const triesMax = 8;
const spread = 0.5;
const otherwiseS = 5;

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

/** Asks a crowded server again at the times that it says; answers the last refusal when it takes too long. */
export async function askAgain<A extends Answered>(first: A, ask: () => Promise<A>, signal?: AbortSignal): Promise<A> {
  let answer = first;
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
