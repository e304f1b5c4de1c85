import { isRefused, type Answered } from './refused.ts';

/** Asks, and asks again when a crowded server says so; what was typed waits with it. Answers the last refusal when it takes too long. */
export async function askPatiently<A extends Answered>(ask: () => Promise<A>, signal?: AbortSignal): Promise<A> {
  const answer = await ask();
  if (!isRefused(answer)) return answer;
  const { askAgain } = await import('./crowd-wait.ts');
  return askAgain(answer, ask, signal);
}
