import type { EventStream } from './event-stream.ts';

interface Followed {
  readers: Set<EventStream>;
  /** Every event after this position is read here. */
  after: number;
  /** When its last stream ended, by the monotonic clock (ms). */
  leftAt: number | undefined;
}

/** Whose events a process reads: those of its open streams, and for some seconds more of streams that ended, whose pages mostly come back. */
export class Audiences {
  readonly #followed = new Map<string, Followed>();
  readonly #lingerMs: number;
  #names: readonly string[] | undefined;

  constructor(lingerMs: number) {
    this.#lingerMs = lingerMs;
  }

  get size(): number {
    return this.#followed.size;
  }

  /** The names of all, the same array until one comes or goes. */
  names(): readonly string[] {
    return (this.#names ??= [...this.#followed.keys()]);
  }

  has(audience: string): boolean {
    return this.#followed.has(audience);
  }

  readersOf(audience: string): Iterable<EventStream> {
    return this.#followed.get(audience)?.readers ?? [];
  }

  /** Follows what a stream hears, from a position on where nobody did yet; answers the audiences that are new. */
  enter(stream: EventStream, position: number): string[] {
    const added = stream.reader.audiences.filter((audience) => !this.#followed.has(audience));
    for (const audience of added)
      this.#followed.set(audience, { readers: new Set(), after: position, leftAt: undefined });
    for (const audience of stream.reader.audiences) {
      const followed = this.#followed.get(audience);
      followed?.readers.add(stream);
      if (followed) followed.leftAt = undefined;
    }
    if (added.length > 0) this.#names = undefined;
    return added;
  }

  leave(stream: EventStream): void {
    for (const audience of stream.reader.audiences) {
      const followed = this.#followed.get(audience);
      if (followed?.readers.delete(stream) && followed.readers.size === 0) followed.leftAt = performance.now();
    }
  }

  /** Drops those whose streams ended long enough ago; answers which. */
  forgetLeft(): string[] {
    const before = performance.now() - this.#lingerMs;
    const gone = [...this.#followed].filter(([, { leftAt }]) => leftAt !== undefined && leftAt <= before);
    for (const [audience] of gone) this.#followed.delete(audience);
    if (gone.length > 0) this.#names = undefined;
    return gone.map(([audience]) => audience);
  }

  /** Whether everything that these audiences were told after a position was read here. */
  areReadAfter(position: number, audiences: readonly string[]): boolean {
    return audiences.every((audience) => (this.#followed.get(audience)?.after ?? Infinity) <= position);
  }
}
