import type { Problem } from '@tawa/contract/ordering/checkout';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { z } from 'zod/mini';
import { shownAmounts, type ShownAmount } from '../checkout/checkout.service.ts';
import type { Claimed } from '../checkout/checkout.store.ts';
import type { Priced } from '../checkout/priced.ts';

const shownSchema = z.array(
  z.object({ key: z.string(), name: z.string(), quantity: z.nullable(z.int()), amount: z.int() }),
);

/** Ends a placing transaction with everything rolled back, the key included, and says why. */
export class PlacementRefused extends Error {
  readonly problems: [Problem, ...Problem[]];

  constructor(problems: [Problem, ...Problem[]]) {
    super(problems[0].message);
    this.name = 'PlacementRefused';
    this.problems = problems;
  }
}

type Quoted = Pick<Claimed, 'lines' | 'expires_at'>;

/** Throws unless what is true now is what the customer accepted, or the same for less. */
export function refuseChanged(priced: Priced, quote: Quoted, acceptTotal: number, now: Date): void {
  const expired: Problem[] =
    !quote.expires_at || quote.expires_at <= now
      ? [{ code: 'QUOTE_EXPIRED', message: 'This bill is older than ten minutes. Please check it again.' }]
      : [];
  const [first, ...others] = [...priced.blocking, ...expired, ...differences(priced, quote, toPaise(acceptTotal))];
  if (first) throw new PlacementRefused([first, ...others]);
}

const countOf = (amounts: readonly ShownAmount[]): string =>
  amounts
    .filter((line) => line.quantity !== null)
    .map((line) => `${line.key}x${line.quantity}`)
    .toSorted()
    .join(' ');

/** Line by line what changed since the quote; nothing when the total is no higher and the dishes are the same. */
function differences(priced: Priced, quote: Quoted, accepted: number): Problem[] {
  const before = z.parse(shownSchema, quote.lines);
  const after = shownAmounts(priced);
  const isSameBasket = countOf(before) === countOf(after);
  if (isSameBasket && priced.bill.total <= accepted) return [];
  const message = isSameBasket ? 'The price has changed.' : 'The cart has changed.';
  const total = { old: toRupees(accepted), new: toRupees(priced.bill.total) };
  return [{ code: 'PRICE_CHANGED', message, key: 'total', name: 'To pay', ...total }, ...changedLines(before, after)];
}

function changedLines(before: readonly ShownAmount[], after: readonly ShownAmount[]): Problem[] {
  const keys = new Set([...before, ...after].map((line) => line.key));
  return [...keys].flatMap((key): Problem[] => {
    const old = before.find((line) => line.key === key);
    const now = after.find((line) => line.key === key);
    if (old?.amount === now?.amount) return [];
    const name = now?.name ?? old?.name ?? key;
    const amounts = { old: toRupees(old?.amount ?? 0), new: toRupees(now?.amount ?? 0) };
    return [{ code: 'PRICE_CHANGED', message: `${name} has changed.`, key, name, ...amounts }];
  });
}
