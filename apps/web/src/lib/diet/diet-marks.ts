import type { DishDetails, OptionGroup } from '@tawa/contract/catalogue/menu';
import type { Allergen, FoodFacts } from '@tawa/domain/accounts/diet';

/** How a screen marks dishes for somebody who eats not everything. */
export interface DietMarks {
  /** Why a dish does not fit; empty when it does. */
  misfits: (dish: FoodFacts) => readonly string[];
  /** Why a dish with these options does not fit, each by what brings it. */
  judge: (dish: DishDetails, chosen: readonly number[]) => readonly string[];
  /** Why a choice alone does not fit. */
  judgeOption: (group: Pick<OptionGroup, 'kind'>, option: OptionGroup['options'][number]) => readonly string[];
  /** What must not be in the food. */
  avoids: readonly Allergen[];
  hide: boolean;
}
