import { AppError } from '../http/errors.ts';

const waitingMax = 200;

/** Work of one key, one after the other in this process: who waits holds neither a connection nor a lock meanwhile. */
export class Turns<K> {
  readonly #queues = new Map<K, { last: Promise<unknown>; waiting: number }>();

  /** Runs work when its turn has come; throws `unavailable` where too many wait already. */
  async take<T>(key: K, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= waitingMax)
      throw new AppError('unavailable', 'The server is very busy. Please try again in a moment.', { retryAfterS: 2 });
    const own = queue.last.then(work);
    queue.last = own.catch(() => undefined);
    queue.waiting += 1;
    this.#queues.set(key, queue);
    try {
      return await own;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) this.#queues.delete(key);
    }
  }
}
