import { AppError } from './errors.ts';

/** Lets a few pieces of work run at once and a bounded number wait; one more is refused as busy. */
export function createTurnstile(runningMax: number, waitingMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  const enter = async () => {
    if (running < runningMax) {
      running++;
      return;
    }
    if (waiting.length >= waitingMax)
      throw new AppError('unavailable', 'The server is very busy. Please try again in a moment.', { retryAfterS: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
