import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { checkOptions, priceWithOptions } from '@tawa/domain/ordering/cart';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useState } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';

/** What a person chose for one dish, and what it costs now (rupees). */
export interface Choice {
  options: number[];
  quantity: number;
  note: string;
}

/** Whether an option can be had with a dish; what cannot is not shown as chosen, for nobody could take it off. */
function isOfferedBy({ option_groups }: DishDetails) {
  const offered = option_groups.flatMap(({ options }) => options.filter(({ available }) => available));
  const ids = new Set(offered.map(({ option_id }) => option_id));
  return (id: number): boolean => ids.has(id);
}

/** The choices of one dish: a single-choice group swaps, the others fill up to their maximum. */
export function useDishOptions(dish: DishDetails, start: Choice = { options: [], quantity: 1, note: '' }) {
  const [choice, setChoice] = useState(() => ({ ...start, options: start.options.filter(isOfferedBy(dish)) }));
  const [asked, setAsked] = useState(false);
  const language = useLanguage();
  const groups = dish.option_groups;
  const check = checkOptions(groups, choice.options);
  const chosen = groups.flatMap((group) => group.options).filter((option) => choice.options.includes(option.option_id));
  const unit = priceWithOptions(
    dish,
    chosen.map((option) => option.price),
  );

  const toggle = (groupId: number, optionId: number) =>
    setChoice((now) => {
      const group = groups.find((each) => each.option_group_id === groupId);
      const own = new Set(group?.options.map((option) => option.option_id));
      if (group?.max_choices === 1 && group.min_choices === 1)
        return { ...now, options: [...now.options.filter((id) => !own.has(id)), optionId] };
      const isOn = now.options.includes(optionId);
      return { ...now, options: isOn ? now.options.filter((id) => id !== optionId) : [...now.options, optionId] };
    });

  return {
    choice,
    check,
    /** The first group that still needs a choice, once somebody tried to add. */
    wrongGroup: asked && !check.ok ? check.group : undefined,
    unit,
    /** Names of what was chosen, in the menu's order. */
    chosen: chosen.map((option) => nameIn(option.option_name, option.names, language)),
    total: Math.round((unit.discounted_price ?? unit.price) * choice.quantity * 100) / 100,
    toggle,
    setQuantity: (quantity: number) => setChoice((now) => ({ ...now, quantity })),
    setNote: (note: string) => setChoice((now) => ({ ...now, note })),
    ask: () => setAsked(true),
  };
}

export type DishOptions = ReturnType<typeof useDishOptions>;
