import { messageFrom, OfflineError } from './api-client.ts';
import { messages } from '../messages.ts';

/** What to tell of an act that failed: the server's own words, else the act's sentence, and after it the cause where that is the line. */
export function failureText(error: unknown, sentence: string): string {
  if (!(error instanceof OfflineError)) return messageFrom(error, sentence);
  return `${sentence.replace(/\.$/, '')}. ${messages.network}`;
}
