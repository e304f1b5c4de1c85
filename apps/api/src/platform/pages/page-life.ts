import type { Endpoint } from '@tawa/contract/common/endpoint';
import type { InProcessAnswer } from '../http/gate.ts';

/** How long a page holds that is made of answers, and what of: each answer has a life of its own, and the first to end ends the page. */
export class PageLife {
  #leftMs = Infinity;
  #shownMs = Infinity;
  readonly #declared = new Set<string>();
  readonly #shown = new Set<string>();

  /** Another answer of which the page is made. */
  note(endpoint: Endpoint, answer: InProcessAnswer): InProcessAnswer {
    const { topics = [], maxAgeMs = 0 } = endpoint.cache ?? {};
    const { leftMs = maxAgeMs - answer.ageMs, renewMs = 0 } = answer;
    this.#leftMs = Math.min(this.#leftMs, leftMs);
    this.#shownMs = Math.min(this.#shownMs, leftMs + renewMs);
    for (const topic of topics) this.#declared.add(topic);
    for (const name of answer.topics ?? topics) this.#shown.add(name);
    return answer;
  }

  /** For how long (ms) the page is true; nothing or less for one that may not be kept. */
  get leftMs(): number {
    return this.#leftMs;
  }

  /** For how much longer (ms) it may be shown once more while the next one is made. */
  get renewMs(): number {
    return Number.isFinite(this.#leftMs) ? Math.max(0, this.#shownMs - this.#leftMs) : 0;
  }

  /** The topics of a page, as far as its answers show them. */
  topicsOf(topics: readonly string[]): string[] {
    return [...new Set([...topics.filter((topic) => !this.#declared.has(topic)), ...this.#shown])];
  }
}
