import { findOwn } from '@tawa/domain/common/own';
import type { Language } from '../i18n/language.ts';
import { textsIn } from '../i18n/texts.ts';
import { foodTexts } from './food.texts.ts';

/** Allergens as they stand within a sentence: 'peanuts, tree nuts'. */
export const allergenWords = (names: readonly string[], language: Language): string =>
  names.map((name) => (findOwn(textsIn(foodTexts, language).allergen, name) ?? name).toLowerCase()).join(', ');
