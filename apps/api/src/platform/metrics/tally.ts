/** How a call to somebody else's server ended. */
export interface CallEnd {
  provider: string;
  isFailed: boolean;
  ms: number;
}

const ways = ['mail', 'sms'] as const;

/** What this process counts because nothing else keeps it; it begins at 0 with the process. */
export class Tally {
  readonly #calls = new Map<string, { ok: number; failed: number; seconds: number }>();
  readonly #givenUp = { mail: 0, sms: 0 };

  /** Notes a call to a provider, one of the few that the code names. */
  readonly called = ({ provider, isFailed, ms }: CallEnd): void => {
    const calls = this.#calls.get(provider) ?? { ok: 0, failed: 0, seconds: 0 };
    calls[isFailed ? 'failed' : 'ok'] += 1;
    calls.seconds += ms / 1000;
    this.#calls.set(provider, calls);
  };

  /** Notes a message that was tried as often as it is worth and did not go out. */
  readonly gaveUp = (way: (typeof ways)[number]): void => {
    this.#givenUp[way] += 1;
  };

  get calls(): ReadonlyMap<string, { ok: number; failed: number; seconds: number }> {
    return this.#calls;
  }

  get givenUp(): readonly (readonly [string, number])[] {
    return ways.map((way) => [way, this.#givenUp[way]]);
  }
}
