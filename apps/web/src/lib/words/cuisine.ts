import { findOwn } from '@tawa/domain/common/own';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { wordsTexts } from './words.texts.ts';

/** What a restaurant cooks, in the language of the page; a name that is not one of ours stays. */
export const cuisineIn = (name: string, language: Language): string =>
  findOwn(textsIn(wordsTexts, language).cuisine, name) ?? name;
