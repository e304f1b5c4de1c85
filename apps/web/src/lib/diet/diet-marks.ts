import type { FoodFacts } from '@tawa/domain/accounts/diet';

/** How a screen marks dishes for somebody who eats not everything. */
export interface DietMarks {
  /** Why a dish does not fit; empty when it does. */
  misfits: (dish: FoodFacts) => readonly string[];
  hide: boolean;
}
