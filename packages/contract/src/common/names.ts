import { z } from 'zod/mini';

const byLanguage = z.partialRecord(z.enum(['hi', 'kn']), z.string());

/** Names in other languages as an answer carries them; those that are missing are shown in English. */
export const names = z.optional(byLanguage);

/** The same of what a cart or an order keeps; null where it has English alone. */
export const keptNames = z.optional(z.nullable(byLanguage));

/** Names of the `options` beside them, in their order; left out where none of them has any. */
export const optionNames = z.optional(z.array(z.nullable(byLanguage)));
