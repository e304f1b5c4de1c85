import type { Allergen, FoodFacts } from '@tawa/domain/accounts/diet';
import type { LineFood, LineMisfit, OptionFood } from '@tawa/domain/accounts/line-food';

/** How a screen marks dishes for somebody who eats not everything. */
export interface DietMarks {
  /** Why a dish does not fit; empty when it does. */
  misfits: (dish: FoodFacts) => readonly string[];
  /** Why a dish with its choices does not fit, and what of it is the reason. */
  judge: (line: LineFood) => readonly LineMisfit[];
  /** Why a choice alone does not fit. */
  judgeOption: (option: OptionFood) => readonly string[];
  /** What must not be in the food. */
  avoids: readonly Allergen[];
  hide: boolean;
}
