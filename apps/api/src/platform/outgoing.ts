import { textOf } from './http/errors.ts';
import type { Log } from './log.ts';

/** Whom a call goes to and what for, in words of ours: no id, address or secret. */
export interface Called {
  provider: string;
  act: string;
}

/** What is learned of an answer on the way; of a failure it is logged. */
interface CallFacts {
  host?: string;
  /** Of HTTP, or of SMTP. */
  status?: number;
  /** The provider's own word for what went wrong. */
  code?: string;
  /** The provider's name of this call, by which its support finds it. */
  requestId?: string;
}

type Send = Omit<RequestInit, 'signal'> & {
  /** Within which the whole answer is there. */
  timeoutMs: number;
};

/** The line to a provider, for the length of one call. */
export interface Line {
  /** Fetches; whatever the status, an answer is no failure yet. */
  fetch(url: string, send: Send): Promise<Response>;
  /** Keeps for the log what only the caller can read. */
  note(facts: CallFacts): void;
}

/** The only way out of this server to anybody else's: whatever fails on it is logged with its cause. */
export interface Outgoing {
  /** Does the work over a line; what it throws is logged with status, code, time and the provider's request id, and thrown on. */
  call<T>(called: Called, work: (line: Line) => Promise<T>): Promise<T>;
}

const requestIds = ['request-id', 'x-request-id', 'x-razorpay-request-id', 'apns-id'];
// Anything else may be a sentence, and sentences of providers quote what was sent.
const plain = /^[\w.:-]{1,100}$/;

const plainOf = (text: string | null | undefined): string | undefined =>
  typeof text === 'string' && plain.test(text) ? text : undefined;

/** A word for a failure on the line itself, such as ECONNREFUSED or timeout. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  return plainOf(textOf(error, 'code')) ?? plainOf(textOf(error.cause, 'code')) ?? plainOf(error.name);
}

interface Ended extends Called {
  isFailed: boolean;
  ms: number;
}

/** Logs failures where the server logs, and tells `onEnd` of every call. */
export const createOutgoing = (log: Pick<Log, 'warn'>, onEnd: (call: Ended) => void = () => {}): Outgoing => ({
  async call({ provider, act }, work) {
    const begun = performance.now();
    const end = (isFailed: boolean) => onEnd({ provider, act, isFailed, ms: performance.now() - begun });
    const facts: CallFacts = {};
    const line: Line = {
      note: (more) => void Object.assign(facts, more),
      async fetch(url, { timeoutMs, ...init }) {
        facts.host = new URL(url).host;
        const answer = await fetch(url, { redirect: 'error', ...init, signal: AbortSignal.timeout(timeoutMs) });
        facts.status = answer.status;
        facts.requestId = plainOf(requestIds.map((name) => answer.headers.get(name)).find((id) => id !== null));
        return answer;
      },
    };
    try {
      const done = await work(line);
      end(false);
      return done;
    } catch (error) {
      end(true);
      const { host, status, requestId } = facts;
      const code = plainOf(facts.code) ?? codeOf(error);
      const ms = Math.round(performance.now() - begun);
      log.warn({ provider, act, host, status, code, ms, request_id: requestId }, 'a provider failed');
      throw error;
    }
  },
});
