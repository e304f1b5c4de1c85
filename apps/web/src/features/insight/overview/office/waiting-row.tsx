import type { Overview } from '@tawa/contract/insight/overview';
import { formatRupees } from '@tawa/domain/common/money';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { officeOverviewTexts } from './overview.texts.ts';
import type { Ways } from './shown-day.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Tile {
  label: string;
  hint: string;
  count: number;
  to: string;
}

const tilesOf = ({ waiting }: Overview, { orders, to }: Ways, language: Language): Tile[] => {
  const t = textsIn(officeOverviewTexts, language);
  return [
    {
      label: t.unanswered,
      hint: t.unansweredHint,
      count: waiting.unanswered,
      to: orders('stuck=unanswered'),
    },
    { label: t.late, hint: t.lateHint, count: waiting.late, to: orders('stuck=late') },
    { label: t.paid, hint: t.paidHint, count: waiting.paid, to: orders('stuck=paid') },
    {
      label: t.refunds,
      hint: t.refundsHint({ sum: formatRupees(waiting.refunds_amount) }),
      count: waiting.refunds,
      to: orders('refund=requested'),
    },
    ...((waiting.refunds_stuck ?? 0) > 0
      ? [{ label: t.stuckRefunds, hint: t.stuckRefundsHint, count: waiting.refunds_stuck ?? 0, to: '/admin/refunds' }]
      : []),
    {
      label: t.complaints,
      hint: t.complaintsHint({ all: waiting.complaints }),
      count: waiting.complaints_overdue,
      to: to('/admin/complaints?overdue=1'),
    },
    {
      label: t.restaurants,
      hint: t.restaurantsHint,
      count: waiting.restaurants,
      to: to('/adminrestaurants?show=review'),
    },
    { label: t.papers, hint: t.papersHint, count: waiting.papers, to: to('/adminrestaurants?show=papers') },
    ...(waiting.contacts === null
      ? []
      : [{ label: t.contacts, hint: t.contactsHint, count: waiting.contacts, to: '/contacts?status=new' }]),
  ];
};

interface Props {
  overview: Overview;
  ways: Ways;
  isOpen: (link: string) => boolean;
}

/** What waits for a person of the reader's role; each leads to its rows, and nothing waiting is grey. */
export function WaitingRow({ overview, ways, isOpen }: Props) {
  const language = useLanguage();
  const t = useTexts(officeOverviewTexts);
  const tiles = tilesOf(overview, ways, language).filter(({ to }) => isOpen(to));
  return (
    <section aria-label={t.waiting} className="overflow-hidden rounded-xl border border-line bg-surface">
      <ul
        className={cx('-mt-px -ml-px grid grid-cols-2', tiles.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}
      >
        {tiles.map(({ label, hint, count, to }) => (
          <li key={label} className="border-t border-l border-line">
            <Link to={to} className="flex h-full min-h-20 items-start gap-3 p-4 hover:bg-surface-2 max-sm:p-3">
              <Icon
                of={count > 0 ? WarningCircleIcon : CheckCircleIcon}
                weight="fill"
                className={cx('mt-0.5 shrink-0 text-2xl', count > 0 ? 'text-danger' : 'text-ink-3')}
              />
              <span className="min-w-0">
                <span className={cx('block text-sm font-semibold', count === 0 && 'text-ink-3')}>
                  <b className="num mr-1.5 text-xl font-bold">{formatCount(count)}</b>
                  {label}
                </span>
                <span className="num block text-note text-ink-3">{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
