import type { DishDetails, OptionGroup } from '@tawa/contract/catalogue/menu';
import type { LineFood, OptionFood } from '@tawa/domain/accounts/line-food';

/** An option of a group as the guard judges it. */
export const optionFoodOf = (
  { kind }: Pick<OptionGroup, 'kind'>,
  { option_name, is_veg, allergens, suits }: OptionGroup['options'][number],
): OptionFood => ({ option_name, is_veg, allergens, suits, is_size: kind === 'size' });

/** A dish with these options as the guard judges it. */
export const lineFoodOf = (dish: DishDetails, chosen: readonly number[]): LineFood => ({
  dish,
  parts: dish.parts ?? [],
  options: dish.option_groups.flatMap((group) =>
    group.options.filter(({ option_id }) => chosen.includes(option_id)).map((option) => optionFoodOf(group, option)),
  ),
});
