import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '../cx.ts';
import { sharePartsTexts } from './share-parts.texts.ts';

interface Props {
  /** In rupees; the parts add up to the total. */
  share: { dishes: number; offer: number; fees: number; tip: number; total: number };
  className?: string;
}

const row = 'flex justify-between gap-3';

/** What one share of a bill is made of. */
export function ShareParts({ share: { dishes, offer, fees, tip, total }, className }: Props) {
  const t = useTexts(sharePartsTexts);
  return (
    <dl className={cx('grid gap-1 rounded-md bg-surface-2 px-3 py-2.5 text-sm text-ink-2', className)}>
      <div className={row}>
        <dt>{t.dishes}</dt>
        <dd className="num">{formatRupees(dishes)}</dd>
      </div>
      {offer > 0 && (
        <div className={cx(row, 'font-semibold text-success')}>
          <dt>{t.offer}</dt>
          <dd className="num">−{formatRupees(offer)}</dd>
        </div>
      )}
      <div className={row}>
        <dt>{t.fees}</dt>
        <dd className="num">{formatRupees(fees)}</dd>
      </div>
      {tip > 0 && (
        <div className={row}>
          <dt>{t.tip}</dt>
          <dd className="num">{formatRupees(tip)}</dd>
        </div>
      )}
      <div className={cx(row, 'border-t border-line pt-1.5 font-bold text-ink')}>
        <dt>{t.share}</dt>
        <dd className="num">{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}
