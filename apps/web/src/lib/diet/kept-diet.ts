import { allergens, asksForAnything, diets, misfits, noDiet, type DietProfile } from '@tawa/domain/accounts/diet';
import { judgeLine, optionMisfits } from '@tawa/domain/accounts/line-food';
import type { DietMarks } from './diet-marks.ts';
import { languageOfPage } from '../i18n/language.ts';
import { lineFoodOf, optionFoodOf } from './line-food.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';

export interface KeptDiet {
  profile: DietProfile;
  /** Whose account it is a copy of; null for a guest's own. */
  owner: number | null;
}

function profileFrom(value: object): DietProfile {
  const given: Partial<Record<keyof DietProfile, unknown>> = value;
  const avoided: readonly unknown[] = Array.isArray(given.allergens) ? given.allergens : [];
  return {
    diet: diets.find((diet) => diet === given.diet) ?? noDiet.diet,
    halal: given.halal === true,
    allergens: allergens.filter((name) => avoided.includes(name)),
    hide: given.hide === true,
  };
}

/** What this device keeps; null when that is nothing, or nothing that can be read. */
export function readKeptDiet(): KeptDiet | null {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.diet) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const owner = 'owner' in value && typeof value.owner === 'number' ? value.owner : null;
    return { profile: profileFrom(value), owner };
  } catch {
    return null;
  }
}

/** Writes a guest's profile or an account's copy; one that asks for nothing is worth keeping only as a copy. */
export function writeKeptDiet(kept: KeptDiet | null): void {
  const isWorth = kept !== null && (kept.owner !== null || asksForAnything(kept.profile));
  writeStored(storageKeys.diet, isWorth ? JSON.stringify({ ...kept.profile, owner: kept.owner }) : null);
}

export function readMarks(): DietMarks | null {
  const kept = readKeptDiet();
  if (!kept || !asksForAnything(kept.profile)) return null;
  const { profile } = kept;
  const language = languageOfPage();
  return {
    misfits: (dish) => misfits(dish, profile),
    judge: (dish, chosen) => judgeLine(lineFoodOf(dish, chosen, language), profile).misfits.map(({ text }) => text),
    judgeOption: (group, option) => optionMisfits(optionFoodOf(group, option, language), profile),
    avoids: profile.allergens,
    hide: profile.hide,
  };
}
