import type { RunSums } from '@tawa/contract/money/payouts.batches';
import { formatRupees } from '@tawa/domain/common/money';
import { Link, useSearchParams } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { runTexts } from './run.texts.ts';

/** Rupees with a true minus. */
export const signed = (rupees: number): string => formatRupees(rupees).replace('-', '−');

/** The places of a run with their counts and sums; each narrows the list. */
export function RunTabs({ sums }: Pick<RunSums, 'sums'>) {
  const t = useTexts(runTexts);
  const [address] = useSearchParams();
  const to = (tab: string) => {
    const next = new URLSearchParams(address);
    next.delete('page');
    next.delete('open');
    if (address.get('tab') === tab) next.delete('tab');
    else next.set('tab', tab);
    return `?${next.toString()}`;
  };
  return (
    <nav aria-label={t.places} className="no-scrollbar mt-2 flex max-w-full gap-5 overflow-x-auto border-b border-line">
      {sums
        .filter(({ tab, lines }) => lines > 0 || tab === 'to_pay')
        .map(({ tab, lines, total }) => {
          const isOn = address.get('tab') === tab;
          return (
            <Link
              key={tab}
              to={to(tab)}
              aria-current={isOn ? 'true' : undefined}
              className={cx(
                'shrink-0 border-b-[3px] py-2 text-sm focus-visible:-outline-offset-2',
                isOn ? 'border-brand' : 'border-transparent',
              )}
            >
              <span className={cx('block font-semibold', isOn ? 'text-brand-ink' : 'text-ink')}>
                {t.place[tab]} <b className={cx('num', tab === 'returned' && 'text-danger')}>{formatCount(lines)}</b>
              </span>
              <span className="num block text-ink-2">{signed(total)}</span>
            </Link>
          );
        })}
    </nav>
  );
}
