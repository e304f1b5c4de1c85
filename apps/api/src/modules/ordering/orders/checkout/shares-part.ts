import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { type BagShare, shareBill, useShares } from '@tawa/domain/money/shares';
import { shareInRupees } from '#modules/ordering/groups/groups.service.ts';
import type { UsedShare } from '#modules/money/shares/shares.service.ts';
import type { Priced } from './priced.ts';

type Subject = Pick<Priced, 'basket' | 'bill' | 'lines'>;

/** What each bag of a group comes to of the bill as it is now, in paise. */
export function bagsOf({ bill, lines }: Subject): BagShare[] {
  const nameOf = new Map(lines.map(({ key, for_name }) => [key, for_name]));
  const named = bill.lines.flatMap((line) => {
    const for_name = nameOf.get(line.key) ?? null;
    return for_name === null ? [] : [{ ...line, for_name }];
  });
  return named.length === 0 ? [] : shareBill(named, bill);
}

/** What paid shares of a group give to the bill as it is now, in paise. */
export function usedShares(priced: Subject): UsedShare[] {
  const held = priced.basket.shares?.held ?? [];
  if (held.length === 0) return [];
  const freshOf = new Map(bagsOf(priced).map(({ name, total }) => [name, total]));
  const used = useShares(
    held.map(({ name, amount }) => ({ amount, fresh: freshOf.get(name) ?? 0 })),
    priced.bill.total,
  );
  return held.map(({ group_share_id }, at) => ({ group_share_id, used: used[at] ?? 0 }));
}

/** What guests have paid of a bill already, in paise. */
export const heldFor = (priced: Subject): number => usedShares(priced).reduce((sum, { used }) => sum + used, 0);

/** Why a group whose shares are not settled cannot be ordered yet; null where nothing is in the way. */
export function sharesProblem({ basket: { shares } }: Subject): Problem | null {
  if (!shares) return null;
  const code = 'PAYMENT_UNAVAILABLE';
  if (!shares.is_asked) return { code, message: 'Ask everybody for their share first.' };
  if (shares.waiting.length === 0) return null;
  return { code, message: `Not paid yet: ${shares.waiting.join(', ')}.` };
}

/** Refuses where the host's own part is more than they saw (rupees). */
export function restProblem(priced: Subject, accepted: number): Problem | null {
  if (!priced.basket.shares) return null;
  const rest = priced.bill.total - heldFor(priced);
  if (rest <= toPaise(accepted)) return null;
  const message = 'Your own part has changed.';
  return { code: 'PRICE_CHANGED', message, key: 'rest', name: 'Your part', old: accepted, new: toRupees(rest) };
}

/** How the shares of a group stand beside its bill. */
export function sharesAnswer(priced: Subject): Quote['shares'] {
  const { shares } = priced.basket;
  if (!shares) return undefined;
  const held = heldFor(priced);
  return {
    is_asked: shares.is_asked,
    waiting: shares.waiting,
    paid: toRupees(held),
    to_pay: toRupees(priced.bill.total - held),
    bags: bagsOf(priced).map((share) => shareInRupees(share)),
  };
}
