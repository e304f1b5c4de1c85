import { createStore } from '../store.ts';

/** How many calls of this tab wait because the server has too much to do. */
export const waitingCalls = createStore(() => 0);

export interface Answered {
  status: number;
  body: unknown;
  /** Seconds, as the server said them; null where it did not. */
  retryAfter: string | null;
}

/** The server refuses this way before it begins anything, so that every call may be made again. */
export const isRefused = ({ status, body }: Answered): boolean =>
  status === 503 && typeof body === 'object' && body !== null && 'code' in body && body.code === 'overloaded';
