import type { Clock } from '../clock.ts';
import type { Listener } from '../database/listener.ts';

/** When the making of something began: how many changes this process had heard of, and the time (ms). */
export interface Moment {
  seenChanges: number;
  madeAt: number;
}

/** What the triggers of public tables announce: a topic whose rows changed. */
export const cacheChannel = 'cache';
const unheardAgeMaxMs = 1000;

/** Knows which topics changed since when, so that whatever was made of their rows can be asked whether it still holds. */
export class Topics {
  readonly #clock: Clock;
  readonly #listener: Pick<Listener, 'isConnected'>;
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #allChangedAt = 0;

  constructor({ listener, clock }: { listener: Listener; clock: Clock }) {
    this.#clock = clock;
    this.#listener = listener;
    listener.on(cacheChannel, (topic) => this.raise([topic]));
    listener.onConnected(() => this.raiseAll());
  }

  /** Makes everything that was made from these topics stale in this process. */
  raise(topics: readonly string[]): void {
    this.#changes++;
    for (const topic of topics) this.#changedAt.set(topic, this.#changes);
  }

  /** Makes everything stale, after a time in which announcements may have been missed. */
  raiseAll(): void {
    this.#allChangedAt = ++this.#changes;
  }

  /** Now, for `isUnchanged` later. */
  moment(): Moment {
    return { seenChanges: this.#changes, madeAt: this.#clock.now().getTime() };
  }

  /** Whether what was made of these topics since a moment still holds, is younger than `maxAgeMs`, and changes are heard of. */
  isUnchanged(topics: readonly string[], since: Moment, maxAgeMs: number): boolean {
    const isHeard = this.#listener.isConnected() || this.#age(since) < unheardAgeMaxMs;
    return isHeard && this.holds(topics, since, maxAgeMs);
  }

  /** The same as far as is known while changes cannot be heard of. */
  holds(topics: readonly string[], since: Moment, maxAgeMs: number): boolean {
    if (this.#age(since) >= maxAgeMs || since.seenChanges < this.#allChangedAt) return false;
    return topics.every((topic) => (this.#changedAt.get(topic) ?? 0) <= since.seenChanges);
  }

  #age({ madeAt }: Moment): number {
    return this.#clock.now().getTime() - madeAt;
  }
}
