interface Sized {
  /** Bytes. */
  size: number;
}

/**
 * Values by key in a bounded room. What was asked for once lies apart from what was asked for again and goes first, so
 * that however many made-up keys somebody asks for, each once, nothing that is asked for again leaves its place.
 */
export class AskedAgain<T extends Sized> {
  readonly #bytesMax: number;
  readonly #againBytesMax: number;
  /** Each in the order in which it was asked for last. */
  readonly #once = new Map<string, T>();
  readonly #again = new Map<string, T>();
  #bytes = 0;
  #againBytes = 0;

  /** `againShare` of the room is at most for what was asked for again; the rest is sure to be there for what is new. */
  constructor({ bytesMax, againShare }: { bytesMax: number; againShare: number }) {
    this.#bytesMax = bytesMax;
    this.#againBytesMax = bytesMax * againShare;
  }

  /** The value, which now counts as asked for again. */
  ask(key: string): T | undefined {
    const value = this.peek(key);
    if (value) this.#moveUp(key, value);
    return value;
  }

  /** The value, without a trace that it was looked at. */
  peek(key: string): T | undefined {
    return this.#again.get(key) ?? this.#once.get(key);
  }

  /** Keeps a value in the place of the one that had this key, and makes room for it. */
  keep(key: string, value: T): void {
    const isKnown = this.peek(key) !== undefined;
    this.#drop(key);
    if (value.size > this.#bytesMax) return;
    this.#once.set(key, value);
    this.#bytes += value.size;
    if (isKnown) this.#moveUp(key, value);
    this.#makeRoom();
  }

  #moveUp(key: string, value: T): void {
    this.#drop(key);
    this.#again.set(key, value);
    this.#bytes += value.size;
    this.#againBytes += value.size;
    for (const [quietest, moved] of this.#again) {
      if (this.#againBytes <= this.#againBytesMax) return;
      this.#again.delete(quietest);
      this.#againBytes -= moved.size;
      this.#once.set(quietest, moved);
    }
  }

  #makeRoom(): void {
    for (const segment of [this.#once, this.#again])
      for (const quietest of segment.keys()) {
        if (this.#bytes <= this.#bytesMax) return;
        this.#drop(quietest);
      }
  }

  #drop(key: string): void {
    const value = this.peek(key);
    if (!value) return;
    this.#bytes -= value.size;
    if (this.#again.delete(key)) this.#againBytes -= value.size;
    else this.#once.delete(key);
  }
}
