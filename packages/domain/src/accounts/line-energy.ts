/** Characters of a serving: `1 plate (300 ml)`. */
export const servingLengthMax = 40;
/** Kilocalories that a portion or a choice may be declared with. */
export const caloriesMax = 5000;

interface Declared {
  /** Kilocalories; null where the kitchen has not said. */
  calories: number | null;
}

export interface EnergyInput {
  dish: Declared;
  parts: readonly (Declared & { quantity: number })[];
  options: readonly (Declared & { option_name: string })[];
}

export interface Energy {
  /** Kilocalories of one, as far as they are declared; null where they are not for the dish itself. */
  calories: number | null;
  /** Names of chosen options that say nothing of theirs. */
  undeclared: string[];
}

/** What all parts of a combo come to; null unless each of them says its own. */
const sumOfParts = (parts: EnergyInput['parts']): number | null =>
  parts.length === 0
    ? null
    : parts.reduce<number | null>(
        (sum, { calories, quantity }) => (sum === null || calories === null ? null : sum + calories * quantity),
        0,
      );

/** The energy of one dish as it is chosen: its own or that of its parts, and what the options add. */
export function energyOf({ dish, parts, options }: EnergyInput): Energy {
  const own = dish.calories ?? sumOfParts(parts);
  const undeclared = options.filter(({ calories }) => calories === null).map(({ option_name }) => option_name);
  if (own === null) return { calories: null, undeclared };
  return { calories: options.reduce((sum, { calories }) => sum + (calories ?? 0), own), undeclared };
}
