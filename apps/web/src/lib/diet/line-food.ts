import type { DishDetails, OptionGroup } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { LineFood, OptionFood } from '@tawa/domain/accounts/line-food';
import type { Language } from '../i18n/language.ts';

/** An option of a group as the guard judges it. */
export const optionFoodOf = (
  { kind }: Pick<OptionGroup, 'kind'>,
  { option_name, names, is_veg, allergens, suits }: OptionGroup['options'][number],
  language: Language,
): OptionFood => ({
  option_name: nameIn(option_name, names, language),
  is_veg,
  allergens,
  suits,
  is_size: kind === 'size',
});

/** A dish with these options as the guard judges it. */
export const lineFoodOf = (dish: DishDetails, chosen: readonly number[], language: Language): LineFood => ({
  dish,
  parts: (dish.parts ?? []).map((part) => ({ ...part, dish_name: nameIn(part.dish_name, part.names, language) })),
  options: dish.option_groups.flatMap((group) =>
    group.options
      .filter(({ option_id }) => chosen.includes(option_id))
      .map((option) => optionFoodOf(group, option, language)),
  ),
});
