import type { Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees, toPaise, toRupees } from '@tawa/domain/common/money';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Was } from './was.tsx';

interface Props {
  charges: Quote['charges'];
  total: number;
  savings: number;
  /** 'To pay' before, 'Paid' or 'Total' after. */
  totalLabel?: string;
  /** What credit pays of the total, in rupees. */
  credit?: number;
  /** What guests of a group have paid of it, in rupees. */
  byGuests?: number;
}

/** Every line of the bill in its fixed order; they add up to the total, to the paisa. */
export function Bill({ charges, total, savings, totalLabel, credit = 0, byGuests = 0 }: Props) {
  const t = useTexts(checkoutTexts);
  return (
    <div className="num text-sm">
      <dl className="grid gap-2">
        {charges.map(({ key, label, amount, was }) => (
          <div
            key={`${key}-${label}`}
            className={`flex justify-between gap-4 ${amount < 0 ? 'font-semibold text-success' : 'text-ink-2'}`}
          >
            <dt>{label}</dt>
            <dd>
              {was !== null && was !== amount && <Was amount={was} />}
              {amount === 0 && was ? (
                <span className="font-semibold text-success">{t.free}</span>
              ) : amount < 0 ? (
                `−${formatRupees(-amount)}`
              ) : (
                formatRupees(amount)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-ink">
        <span className="display text-xl font-bold">{totalLabel ?? t.pay}</span>
        <span className="text-xl font-bold">{formatRupees(total)}</span>
      </p>
      {credit > 0 && (
        <dl className="mt-2 grid gap-2">
          <div className="flex justify-between gap-4 font-semibold text-success">
            <dt>{t.line}</dt>
            <dd>−{formatRupees(credit)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-body font-bold text-ink">
            <dt>{(totalLabel ?? t.pay) === t.pay ? t.rest : t.online}</dt>
            <dd>{formatRupees(total - credit)}</dd>
          </div>
        </dl>
      )}
      {byGuests > 0 && (
        <dl className="mt-2 grid gap-2">
          <div className="flex justify-between gap-4 font-semibold text-success">
            <dt>{t.byGuests}</dt>
            <dd>−{formatRupees(byGuests)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-body font-bold text-ink">
            <dt>{t.ownPart}</dt>
            <dd>{formatRupees(toRupees(toPaise(total) - toPaise(byGuests)))}</dd>
          </div>
        </dl>
      )}
      {savings > 0 && <p className="mt-1 font-semibold text-success">{t.save({ savings: formatRupees(savings) })}</p>}
    </div>
  );
}
