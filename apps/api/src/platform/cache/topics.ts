import type { Clock } from '../clock.ts';
import type { Listener } from '../database/listener.ts';
import { namesOf } from './parts.ts';

/** When the making of something began: how many changes this process had heard of, and the time (ms). */
export interface Moment {
  seenChanges: number;
  madeAt: number;
  /** How many changes had been heard of when it was last found to hold. */
  heldChanges?: number;
}

/** What the triggers of public tables announce: a topic whose rows changed, or a part of it, as in 'menu r17 d512'. */
export const cacheChannel = 'cache_parts';
const unheardAgeMaxMs = 1000;
/** About five megabytes, and the changes of some minutes. */
const namesMax = 50_000;
/** Of which transaction an announcement is, at its end. */
const ofTransaction = / x[0-9]+$/;
/** Announcements that may be heard a second time, and for that long are remembered. */
const onceMax = 10_000;

/** Knows which topics, and which parts of them, changed since when, so that whatever was made of their rows can be asked whether it still holds. */
export class Topics {
  readonly #clock: Clock;
  readonly #listener: Pick<Listener, 'isConnected'>;
  /** The longest unchanged first. */
  readonly #changedAt = new Map<string, number>();
  readonly #raisedHandlers: ((announced: readonly string[]) => void)[] = [];
  /** Heard one way; what this process changed itself is said on its own connection and on the channel. */
  readonly #heardOnce = new Set<string>();
  #changes = 0;
  #allChangedAt = 0;

  constructor({ listener, clock }: { listener: Listener; clock: Clock }) {
    this.#clock = clock;
    this.#listener = listener;
    listener.on(cacheChannel, (announced) => this.raise([announced]));
    listener.onConnected(() => this.raiseAll());
  }

  /** Called with each announcement, once what it is about is stale. */
  onRaised(handle: (announced: readonly string[]) => void): void {
    this.#raisedHandlers.push(handle);
  }

  /** Makes everything that was made from these topics, or from these parts of them, stale in this process. */
  raise(said: readonly string[]): void {
    const announced = said.filter((each) => !this.#isHeardAgain(each)).map((each) => each.replace(ofTransaction, ''));
    if (announced.length === 0) return;
    this.#changes++;
    for (const name of announced.flatMap(namesOf)) {
      this.#changedAt.delete(name);
      this.#changedAt.set(name, this.#changes);
    }
    this.#forgetOldest();
    for (const handle of this.#raisedHandlers) handle(announced);
  }

  /** Both ways say it after the commit, so what was made since the first was made of what is true. */
  #isHeardAgain(said: string): boolean {
    if (!ofTransaction.test(said)) return false;
    if (this.#heardOnce.delete(said)) return true;
    this.#heardOnce.add(said);
    for (const oldest of this.#heardOnce) {
      if (this.#heardOnce.size <= onceMax) break;
      this.#heardOnce.delete(oldest);
    }
    return false;
  }

  #forgetOldest(): void {
    for (const [name, changedAt] of this.#changedAt) {
      if (this.#changedAt.size <= namesMax) return;
      this.#changedAt.delete(name);
      // Of what was made before it nobody knows any more whether it holds.
      this.#allChangedAt = changedAt;
    }
  }

  /** Makes everything stale, after a time in which announcements may have been missed. */
  raiseAll(): void {
    this.#allChangedAt = ++this.#changes;
    this.#changedAt.clear();
    this.#heardOnce.clear();
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
    if (since.heldChanges === this.#changes) return true;
    if (topics.some((name) => (this.#changedAt.get(name) ?? 0) > since.seenChanges)) return false;
    since.heldChanges = this.#changes;
    return true;
  }

  #age({ madeAt }: Moment): number {
    return this.#clock.now().getTime() - madeAt;
  }
}
