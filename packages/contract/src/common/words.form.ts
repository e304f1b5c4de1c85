import type { NameLanguage } from '@tawa/domain/catalogue/names/names';
import { wordsFault } from '@tawa/domain/catalogue/names/words-fault';
import { z } from 'zod/mini';

/** Words in a language, in its letters. */
export const wordsIn = (language: NameLanguage, lengthMax: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(lengthMax, `At most ${lengthMax} characters`),
    z.check((payload) => {
      const fault = wordsFault(language, payload.value);
      if (fault !== null) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
    }),
  );

const wordsForm = (lengthMax: number) =>
  z.optional(z.strictObject({ hi: z.optional(wordsIn('hi', lengthMax)), kn: z.optional(wordsIn('kn', lengthMax)) }));

/** What a coupon gives, and on what terms: all of them at once, one that is empty is none, left out they stay. */
export const couponNames = wordsForm(60);
export const couponTerms = wordsForm(300);
