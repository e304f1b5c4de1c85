import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveHouse } from './house.ts';
import { openStream, type Stream } from './stream.ts';

const awayMs = 300;

/** One page for each listener, in turn on each process. */
export class Crowd {
  readonly #house: LiveHouse;
  readonly #onNumber: (number: number) => void;
  readonly #streams: Stream[] = [];

  constructor(house: LiveHouse, onNumber: (number: number) => void) {
    this.#house = house;
    this.#onNumber = onNumber;
  }

  async open(): Promise<void> {
    for (const at of this.#house.listeners.keys()) this.#streams.push(await this.#openAt(at, at));
  }

  #openAt(at: number, process: number, lastId?: string): Promise<Stream> {
    const { apps, listeners } = this.#house;
    const origin = apps[process % apps.length]?.origin ?? '';
    return openStream({ origin, token: listeners[at]?.token ?? '', lastId, onNumber: this.#onNumber });
  }

  /** Cuts some lines every second; their pages come back after a moment, on the next process, and name what they heard last. */
  dropEverySecond(count: number): () => Promise<void> {
    let [isOver, turn] = [false, 0];
    const drop = async (at: number) => {
      const lastId = this.#streams[at]?.lastId();
      this.#streams[at]?.close();
      await sleep(awayMs);
      this.#streams[at] = await this.#openAt(at, at + 1 + Math.floor((turn * count) / this.#streams.length), lastId);
    };
    const work = (async () => {
      for (; !isOver; turn += 1) {
        const from = turn * count;
        const away = Array.from({ length: count }, (_page, nth) => (from + nth) % this.#streams.length);
        await Promise.all([...away.map(drop), sleep(1000)]);
      }
    })();
    return async () => {
      isOver = true;
      await work;
    };
  }

  close(): void {
    for (const stream of this.#streams) stream.close();
  }
}
