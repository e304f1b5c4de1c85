/** What was told and heard, by numbers. */
export class Heard {
  readonly #toldAt = new Map<number, number>();
  /** How long each took (ms). */
  readonly late: number[] = [];
  doubled = 0;

  tell(number: number): void {
    this.#toldAt.set(number, performance.now());
  }

  hear(number: number): void {
    const toldAt = this.#toldAt.get(number);
    if (toldAt === undefined) this.doubled += 1;
    else this.late.push(performance.now() - toldAt);
    this.#toldAt.delete(number);
  }

  get missing(): number {
    return this.#toldAt.size;
  }

  /** The time (ms) within which a share of them was heard; undefined when none was. */
  within(share: number): number | undefined {
    const sorted = this.late.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  }
}
