import { effectivePrice } from '../common/money.ts';

export type AddDecision = 'add' | 'confirm' | 'replace';

/** May a dish join the cart, must its owner be asked first, or does it replace what is there? */
export function decideAdd(cartRestaurantId: number | null, dishRestaurantId: number, forceClear: boolean): AddDecision {
  if (cartRestaurantId === null || cartRestaurantId === dishRestaurantId) return 'add';
  return forceClear ? 'replace' : 'confirm';
}

export interface PricedLine {
  price: number;
  discounted_price?: number | null;
  quantity: number;
}

/** The sum of a cart's lines in the unit of its prices, free of the dust that adding decimals leaves. */
export const cartTotal = (lines: readonly PricedLine[]): number =>
  Math.round(lines.reduce((sum, line) => sum + effectivePrice(line) * line.quantity, 0) * 100) / 100;

/** A dish's two prices with its chosen options added to both, in the unit that was given. */
export function priceWithOptions(
  dish: { price: number; discounted_price?: number | null },
  optionPrices: readonly number[],
): { price: number; discounted_price: number | null } {
  const extra = optionPrices.reduce((sum, price) => sum + price, 0);
  const discounted = dish.discounted_price ?? null;
  return { price: dish.price + extra, discounted_price: discounted === null ? null : discounted + extra };
}

const sortedIds = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** The same text for the same choice in any order: with `menu_id` it is the key of a cart line. */
export const optionsKey = (optionIds: readonly number[]): string => sortedIds(optionIds).join(',');

export interface DishOption {
  option_id: number;
  option_name: string;
  available: boolean;
}
export interface OptionGroup {
  group_name: string;
  min_choices: number;
  max_choices: number;
  options: readonly DishOption[];
}
export type OptionsCheck =
  | { ok: true; optionIds: number[] }
  | { ok: false; reason: 'missing' | 'too_many' | 'unknown' | 'sold_out'; group?: string; message: string };

/** Do the chosen options fit the dish's groups? Answers them sorted, or the first thing that is wrong. */
export function checkOptions(groups: readonly OptionGroup[], chosenIds: readonly number[]): OptionsCheck {
  const chosen = new Set(chosenIds);
  const known = new Set(groups.flatMap((group) => group.options.map((option) => option.option_id)));
  if ([...chosen].some((id) => !known.has(id)))
    return { ok: false, reason: 'unknown', message: 'One of your choices is no longer offered. Please choose again.' };
  for (const group of groups) {
    const problem = groupProblem(group, chosen);
    if (problem) return problem;
  }
  return { ok: true, optionIds: sortedIds([...chosen]) };
}

function groupProblem(group: OptionGroup, chosen: ReadonlySet<number>): OptionsCheck | null {
  const picked = group.options.filter((option) => chosen.has(option.option_id));
  const soldOut = picked.find((option) => !option.available);
  const name = group.group_name;
  if (soldOut) return { ok: false, reason: 'sold_out', group: name, message: `${soldOut.option_name} is sold out.` };
  if (picked.length < group.min_choices)
    return { ok: false, reason: 'missing', group: name, message: `${name}: ${groupRule(group)}.` };
  if (picked.length > group.max_choices)
    return { ok: false, reason: 'too_many', group: name, message: `${name}: ${groupRule(group)}.` };
  return null;
}

/** What is taken where nobody chose: of each required group as many as it asks for, the cheapest that are on sale. */
export const defaultOptions = (
  groups: readonly (Omit<OptionGroup, 'options'> & { options: readonly (DishOption & { price: number })[] })[],
): number[] =>
  groups.flatMap(({ options, min_choices }) =>
    options
      .filter(({ available }) => available)
      .sort((a, b) => a.price - b.price)
      .slice(0, min_choices)
      .map(({ option_id }) => option_id),
  );

/** The sentence under a group's name: 'Choose 1', 'Choose up to 3', 'Choose 1 to 3'. */
export function groupRule(group: Pick<OptionGroup, 'min_choices' | 'max_choices'>): string {
  if (group.min_choices === 0) return `Choose up to ${group.max_choices}`;
  if (group.min_choices === group.max_choices) return `Choose ${group.min_choices}`;
  return `Choose ${group.min_choices} to ${group.max_choices}`;
}
