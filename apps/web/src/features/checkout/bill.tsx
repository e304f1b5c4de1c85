import type { Quote } from '@tawa/contract/checkout';
import { formatRupees } from '@tawa/domain/money';

interface Props {
  charges: Quote['charges'];
  total: number;
  savings: number;
  /** 'To pay' before, 'Paid' or 'Total' after. */
  totalLabel?: string;
}

/** Every line of the bill in its fixed order; they add up to the total, to the paisa. */
export function Bill({ charges, total, savings, totalLabel = 'To pay' }: Props) {
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
              {was !== null && was !== amount && (
                <s className="mr-1.5 text-ink-3">
                  <span className="sr-only">was </span>
                  {formatRupees(was)}
                </s>
              )}
              {amount === 0 && was ? (
                <span className="font-semibold text-success">Free</span>
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
        <span className="display text-xl font-bold">{totalLabel}</span>
        <span className="text-xl font-bold">{formatRupees(total)}</span>
      </p>
      {savings > 0 && <p className="mt-1 font-semibold text-success">You save {formatRupees(savings)}</p>}
    </div>
  );
}
