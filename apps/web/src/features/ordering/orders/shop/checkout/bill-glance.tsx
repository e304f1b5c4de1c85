import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees, toPaise, toRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Bill } from './bill.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Was } from './was.tsx';

type Charge = Quote['charges'][number];

const sumOf = (charges: readonly Charge[]): number =>
  toRupees(charges.reduce((sum, { amount }) => sum + toPaise(amount), 0));

const isDish = ({ key }: Charge) => key === 'item_total' || key.startsWith('discount_');
const ownLines = new Set(['delivery', 'tip']);

interface Row {
  label: string;
  amount: number;
  was: number | null;
}

/** The bill in a few rows, which add up to its total as its lines do. */
function useRows(charges: readonly Charge[]): Row[] {
  const t = useTexts(checkoutTexts).glance;
  const dishes = charges.filter(isDish);
  const fees = charges.filter((charge) => !isDish(charge) && !ownLines.has(charge.key));
  const find = (key: string) => charges.find((charge) => charge.key === key);
  const [delivery, tip] = [find('delivery'), find('tip')];
  const full = find('item_total')?.amount ?? 0;
  const isLess = sumOf(dishes) < full;
  const rows: Row[] = [
    { label: isLess ? t.dishesAfterOffers : t.dishes, amount: sumOf(dishes), was: isLess ? full : null },
  ];
  if (delivery) rows.push({ label: t.delivery, amount: delivery.amount, was: delivery.was });
  if (fees.length > 0) rows.push({ label: t.fees, amount: sumOf(fees), was: null });
  if (tip) rows.push({ label: t.tip, amount: tip.amount, was: null });
  return rows;
}

function ShortRow({ label, amount, was }: Row) {
  const t = useTexts(checkoutTexts);
  return (
    <div className="flex justify-between gap-4 text-ink-2">
      <dt>{label}</dt>
      <dd className="text-ink">
        {was !== null && was !== amount && <Was amount={was} />}
        {amount === 0 && was ? <span className="font-semibold text-success">{t.free}</span> : formatRupees(amount)}
      </dd>
    </div>
  );
}

interface Props {
  charges: Quote['charges'];
  total: number;
  savings: number;
  credit: number;
  /** What guests of a group have paid of it, in rupees. */
  byGuests: number;
}

/** The bill of a phone, in a few rows until the whole of it is asked for; the total stands in the foot. */
export function BillGlance(props: Props) {
  const t = useTexts(checkoutTexts);
  const [isWhole, setWhole] = useState(false);
  const rows = useRows(props.charges);
  return (
    <div className="num text-sm">
      {isWhole ? (
        <Bill {...props} />
      ) : (
        <>
          <dl className="grid gap-2">
            {rows.map((row) => (
              <ShortRow key={row.label} {...row} />
            ))}
          </dl>
          {props.credit > 0 && (
            <p className="mt-2 flex justify-between gap-4 font-semibold text-success">
              <span>{t.line}</span>
              <span>−{formatRupees(props.credit)}</span>
            </p>
          )}
        </>
      )}
      {!isWhole && props.byGuests > 0 && (
        <p className="mt-2 flex justify-between gap-4 font-semibold text-success">
          <span>{t.byGuests}</span>
          <span>−{formatRupees(props.byGuests)}</span>
        </p>
      )}
      <div className="mt-1 flex items-center justify-between gap-4">
        <span className="font-semibold text-success">
          {!isWhole && props.savings > 0 && t.save({ savings: formatRupees(props.savings) })}
        </span>
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-mr-2 flex min-h-11 items-center gap-2 rounded-md px-2 text-body font-bold text-brand-ink"
        >
          {isWhole ? t.glance.less : t.glance.whole}
          <Icon
            of={CaretDownIcon}
            weight="bold"
            className={isWhole ? 'rotate-180 text-[0.9375rem]' : 'text-[0.9375rem]'}
          />
        </button>
      </div>
    </div>
  );
}
