import { messageFrom, OfflineError } from './api-client.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** What to tell of an act that failed: the server's own words, else the act's sentence, and after it the cause where that is the line. */
export function failureText(error: unknown, sentence: string, language: Language): string {
  const t = textsIn(wordsTexts, language);
  if (!(error instanceof OfflineError)) return messageFrom(error, sentence);
  return `${sentence.replace(/\.$/, '')}. ${t.network}`;
}
