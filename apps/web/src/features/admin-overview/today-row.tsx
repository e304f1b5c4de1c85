import type { Overview } from '@tawa/contract/overview';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { formatRupees } from '@tawa/domain/money';
import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { overviewTexts as texts } from '../../lib/messages-office-overview.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

type Figure = keyof Overview['lines'];

interface Shown {
  label: string;
  figure: Figure;
  to: string;
  words: (value: number) => string;
  /** More of it is worse. */
  isBad?: true;
}

const figures: readonly Shown[] = [
  { label: texts.placed, figure: 'placed', to: '/all-orders?today=placed', words: formatCount },
  { label: texts.sales, figure: 'sales', to: '/all-orders?today=served', words: formatRupees },
  { label: texts.ended, figure: 'ended', to: '/all-orders?today=ended', words: formatCount, isBad: true },
  { label: texts.customers, figure: 'customers', to: '/users?role=user&today=1', words: formatCount },
];

const width = 72;
const height = 24;
const inset = 4;

/** How a figure grew over the day, without numbers: they stand beside it. */
function SmallLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const x = (place: number) => inset + (place / Math.max(1, values.length - 1)) * (width - 2 * inset);
  const y = (value: number) => height - inset - (value / most) * (height - 2 * inset);
  const last = values.length - 1;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-6 w-18 shrink-0" aria-hidden="true">
      <polyline
        points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')}
        className="fill-none stroke-(--c1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r="2.5" className="fill-(--c1)" />
    </svg>
  );
}

/** By how much it is more or less than a week ago; nothing where there was nothing then. */
function ChangeWords({ now, past, isBad = false }: { now: number; past: number; isBad?: boolean }) {
  if (past === 0) return <span />;
  const percent = Math.round(((now - past) / past) * 100);
  if (percent === 0) return <span className="text-note font-semibold text-ink-3">{texts.same}</span>;
  const isGood = percent > 0 !== isBad;
  return (
    <span
      className={cx('num flex items-center gap-1 text-note font-semibold', isGood ? 'text-success' : 'text-danger')}
    >
      <Icon of={percent > 0 ? ArrowUpIcon : ArrowDownIcon} weight="bold" />
      {Math.abs(percent)}%<span className="sr-only"> {percent > 0 ? texts.more : texts.less}</span>
    </span>
  );
}

/** 'Friday' for an instant, in India. */
export const weekdayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', weekday: 'long' }).format(new Date(at));

interface Props {
  overview: Overview;
  /** Whether the reader's role includes the screen that a link leads to. */
  isOpen: (link: string) => boolean;
}

/** The day's figures, how they grew and how they stood a week ago; each leads to its rows. */
export function Today({ overview: { at, today, before, lines }, isOpen }: Props) {
  const weekday = weekdayOf(at);
  const shown = figures.filter(({ to }) => isOpen(to));
  return (
    <section aria-label={texts.today} className="overflow-hidden rounded-xl border border-line bg-surface">
      <ul className={cx('-mt-px -ml-px grid grid-cols-2', shown.length === 3 ? 'sm:grid-cols-3' : 'xl:grid-cols-4')}>
        {shown.map(({ label, figure, to, words, isBad }) => (
          <li key={label} className="min-w-0 border-t border-l border-line max-sm:last:odd:col-span-2">
            <Link to={to} className="flex h-full flex-col p-4 hover:bg-surface-2 max-sm:p-3">
              <span className="block text-sm text-ink-2">{label}</span>
              <b className="num display block text-2xl font-bold break-words max-sm:text-xl">{words(today[figure])}</b>
              <span className="num block text-note text-ink-3">{texts.before(weekday, words(before[figure]))}</span>
              <span className="mt-auto flex flex-wrap items-end justify-between gap-x-3 pt-2">
                <ChangeWords now={today[figure]} past={before[figure]} isBad={isBad} />
                <SmallLine values={lines[figure]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
