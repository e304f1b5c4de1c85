import type { charge, QuoteLine } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import type { z } from 'zod/mini';
import { checkoutTexts } from '#features/ordering/orders/shop/checkout/checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { FoodMark } from './food.tsx';

type Charge = z.infer<typeof charge>;

function ChargeLine({ charge: { label, amount, was } }: { charge: Charge }) {
  const t = useTexts(checkoutTexts);
  const isFree = amount === 0 && was !== null && was > 0;
  return (
    <div className={amount < 0 ? 'pair good' : 'pair'}>
      <dt>{label}</dt>
      <dd>
        {was !== null && was !== amount && (
          <>
            <s>
              <span className="said">{t.was} </span>
              {formatRupees(was)}
            </s>{' '}
          </>
        )}
        {isFree ? t.free : `${amount < 0 ? '−' : ''}${formatRupees(Math.abs(amount))}`}
      </dd>
    </div>
  );
}

interface Props {
  charges: readonly Charge[];
  total: number;
  totalLabel: string;
  savings: number;
  /** What credit pays of the total, and what is left then (rupees). */
  credit?: { used: number; rest: number } | undefined;
}

/** Every line of the bill in its order, to the paisa. */
export function PlainBill({ charges, total, totalLabel, savings, credit }: Props) {
  const t = useTexts(checkoutTexts);
  return (
    <>
      <dl>
        {charges.map((each) => (
          <ChargeLine key={`${each.key}-${each.label}`} charge={each} />
        ))}
        <div className="pair end">
          <dt>{totalLabel}</dt>
          <dd>{formatRupees(total)}</dd>
        </div>
        {credit && credit.used > 0 && (
          <>
            <div className="pair good">
              <dt>{t.line}</dt>
              <dd>−{formatRupees(credit.used)}</dd>
            </div>
            <div className="pair">
              <dt>{t.rest}</dt>
              <dd>{formatRupees(credit.rest)}</dd>
            </div>
          </>
        )}
      </dl>
      {savings > 0 && <p className="good">{t.save({ savings: formatRupees(savings) })}</p>}
    </>
  );
}

/** A dish as it is billed. */
export interface Billed {
  key: string | number;
  name: string;
  veg: boolean;
  quantity: number;
  details: readonly string[];
  amount: number;
  note?: string | null;
}

export const billedLine = (line: QuoteLine): Billed => ({
  key: line.key,
  name: line.name,
  veg: line.is_veg === 1,
  quantity: line.quantity,
  details: [...line.options.map(({ option_name }) => option_name), line.note],
  amount: line.amount,
});

/** What is ordered, line by line. */
export const BilledLines = ({ lines }: { lines: readonly Billed[] }) => (
  <ul className="rows">
    {lines.map(({ key, name, veg, quantity, details, amount, note }) => (
      <li key={key}>
        <div className="pair">
          <span>
            <FoodMark veg={veg} />
            {quantity} × {name}
          </span>
          <span>{formatRupees(amount)}</span>
        </div>
        <p className="quiet">{details.filter(Boolean).join(' · ')}</p>
        {note && <p className="warn">{note}</p>}
      </li>
    ))}
  </ul>
);
