import { Console } from 'node:console';

/** What became of the calls of one class. */
interface Line {
  asked: number;
  answered: number;
  shed: number;
  /** Not sent, because too many of its class were under way already. */
  heldBack: number;
  /** Answers that nobody declared, and connections that broke. */
  errors: Map<string, number>;
  /** Milliseconds until each answer that was no refusal, and until each refusal. */
  times: number[];
  refusalTimes: number[];
}

export interface Reply {
  status: number;
  retryAfter: string | undefined;
}

export type Kind = string;

const shedStatuses = new Set([503, 429]);

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Counts answers by class and prints them. */
export class Tally {
  readonly #lines = new Map<Kind, Line>();

  lineOf(kind: Kind): Line {
    const known = this.#lines.get(kind);
    if (known) return known;
    const line = { asked: 0, answered: 0, shed: 0, heldBack: 0, errors: new Map(), times: [], refusalTimes: [] };
    this.#lines.set(kind, line);
    return line;
  }

  /** `allowed`: refusals that are answers here, such as 409 for a move that somebody else made first. */
  note(kind: Kind, { status, retryAfter }: Reply, ms: number, allowed: readonly number[] = []): void {
    const line = this.lineOf(kind);
    if (shedStatuses.has(status) && retryAfter !== undefined) {
      line.shed += 1;
      line.refusalTimes.push(ms);
      return;
    }
    line.times.push(ms);
    if (status < 400 || allowed.includes(status)) line.answered += 1;
    else this.fail(kind, String(status));
  }

  fail(kind: Kind, what: string): void {
    const { errors } = this.lineOf(kind);
    errors.set(what, (errors.get(what) ?? 0) + 1);
  }

  get kinds(): readonly Kind[] {
    return [...this.#lines.keys()];
  }

  timeOf(kind: Kind, share: number): number {
    return part(
      this.lineOf(kind).times.toSorted((a, b) => a - b),
      share,
    );
  }

  errorsOf(kind: Kind): number {
    return [...this.lineOf(kind).errors.values()].reduce((sum, count) => sum + count, 0);
  }

  print(): void {
    const rows = this.kinds.map((kind) => {
      const { asked, answered, shed, heldBack, errors, refusalTimes } = this.lineOf(kind);
      const refused = refusalTimes.toSorted((a, b) => a - b);
      return {
        class: kind,
        asked,
        answered,
        shed,
        'held back': heldBack,
        errors: [...errors].map(([what, count]) => `${count} x ${what}`).join(', ') || 0,
        'p50 ms': Math.round(this.timeOf(kind, 0.5)),
        'p99 ms': Math.round(this.timeOf(kind, 0.99)),
        'refused p99 ms': Math.round(part(refused, 0.99)),
      };
    });
    new Console(process.stdout).table(rows);
  }
}
