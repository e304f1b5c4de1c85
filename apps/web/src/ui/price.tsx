import { discountPercent, formatRupees } from '@tawa/domain/common/money';
import { cx } from './cx.ts';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** Rupees to pay. */
  price: number;
  /** Rupees before the reduction; shown struck through when higher. */
  was?: number | null;
  /** Adds '15% off'. */
  percent?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** Puts the old price under the new one. */
  stacked?: boolean;
}

const sizes = { small: 'text-body', medium: 'text-base', large: 'text-3xl' };

/** Rupees with two decimals, and what they were before. */
export function Price({ price, was, percent = false, size = 'medium', stacked = false }: Props) {
  const t = useTexts(uiTexts);
  const reduced = was !== null && was !== undefined && was > price;
  const off = reduced ? discountPercent(was, price) : 0;
  return (
    <span className={cx('num inline-flex gap-x-2', stacked ? 'flex-col items-end' : 'flex-wrap items-baseline')}>
      <span className={cx('font-bold text-ink', sizes[size])}>{formatRupees(price)}</span>
      {reduced && (
        <s className="text-sm text-ink-3">
          <span className="sr-only">{t.was} </span>
          {formatRupees(was)}
        </s>
      )}
      {percent && off > 0 && (
        <span className="self-center rounded-xs bg-accent-soft px-1.5 py-0.5 text-xs font-bold text-accent-ink">
          {t.percentOff({ off })}
        </span>
      )}
    </span>
  );
}
