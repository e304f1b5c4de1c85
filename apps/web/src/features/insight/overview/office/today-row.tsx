import type { Overview } from '@tawa/contract/insight/overview';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { formatRupees } from '@tawa/domain/common/money';
import { sharePercent } from '@tawa/domain/insight/statistics';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { officeOverviewTexts } from './overview.texts.ts';
import type { Ways } from './shown-day.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Change {
  isMore: boolean;
  isGood: boolean;
  words: string;
}

interface Shown {
  label: string;
  to: string;
  value: string;
  below: string;
  /** Null where there was nothing to compare with; 'same' where nothing differs. */
  change: Change | 'same' | null;
  line?: readonly number[];
}

/** By how much percent it is more or less than a week ago; nothing where there was nothing then. */
function percentOf(now: number, past: number): Shown['change'] {
  if (past === 0) return null;
  const percent = Math.round(((now - past) / Math.abs(past)) * 100);
  if (percent === 0) return 'same';
  return { isMore: percent > 0, isGood: percent > 0, words: `${Math.abs(percent)}%` };
}

/** The same for what is a share or an average itself: the step between both. */
function stepOf(now: number | null, past: number | null, { unit, isBad = false }: { unit: string; isBad?: boolean }) {
  if (now === null || past === null) return null;
  const step = Math.round((now - past) * 10) / 10;
  if (step === 0) return 'same' as const;
  return { isMore: step > 0, isGood: step > 0 !== isBad, words: `${Math.abs(step).toFixed(1)}${unit}` };
}

const percentText = (share: number | null) => (share === null ? '–' : `${share}%`);

/** What a day came to, in the order of the page; without what the reader or a city has no figure for. */
function figuresOf({ day, today, before, lines }: Overview, ways: Ways, language: Language): Shown[] {
  const t = textsIn(officeOverviewTexts, language);
  const share = (of: Overview['today']) => sharePercent(of.ended, of.placed);
  const shown: (Shown | false)[] = [
    {
      label: t.placed,
      to: ways.figure('placed'),
      value: formatCount(today.placed),
      below: t.was({ value: formatCount(before.placed) }),
      change: percentOf(today.placed, before.placed),
      line: lines.placed,
    },
    {
      label: t.sales,
      to: ways.figure('delivered'),
      value: formatRupees(today.sales),
      below: t.was({ value: formatRupees(before.sales) }),
      change: percentOf(today.sales, before.sales),
      line: lines.sales,
    },
    today.income !== null && {
      label: t.income,
      to: ways.to(`/stats?from=${day}&to=${day}`),
      value: formatRupees(today.income),
      below: t.was({ value: formatRupees(before.income ?? 0) }),
      change: percentOf(today.income, before.income ?? 0),
      line: lines.income,
    },
    {
      label: t.ended,
      to: ways.figure('ended'),
      value: percentText(share(today)),
      below: t.endedOf({ count: formatCount(today.ended), all: formatCount(today.placed) }),
      change: stepOf(share(today), share(before), { unit: t.points, isBad: true }),
      line: lines.ended,
    },
    today.customers !== null && {
      label: t.customers,
      to: `/users?role=user&joined=${day}`,
      value: formatCount(today.customers),
      below: t.was({ value: formatCount(before.customers ?? 0) }),
      change: percentOf(today.customers, before.customers ?? 0),
      line: lines.customers,
    },
    {
      label: t.rating,
      to: ways.to(`/all-feedback?rated_from=${day}&rated_to=${day}`),
      value: today.rating === null ? '–' : today.rating.toFixed(1),
      below: t.ratingsOf({ count: formatCount(today.ratings) }),
      change: stepOf(today.rating, before.rating, { unit: '' }),
    },
  ];
  return shown.filter((each) => each !== false);
}

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

function ChangeWords({ change }: Pick<Shown, 'change'>) {
  const t = useTexts(officeOverviewTexts);
  if (change === null) return <span />;
  if (change === 'same') return <span className="text-note font-semibold text-ink-3">{t.same}</span>;
  const { isMore, isGood, words } = change;
  return (
    <span
      className={cx('num flex items-center gap-1 text-note font-semibold', isGood ? 'text-success' : 'text-danger')}
    >
      <Icon of={isMore ? ArrowUpIcon : ArrowDownIcon} weight="bold" />
      {words}
      <span className="sr-only"> {isMore ? t.more : t.less}</span>
    </span>
  );
}

const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-3 xl:grid-cols-5',
  6: 'sm:grid-cols-3 xl:grid-cols-6',
};

interface Props {
  overview: Overview;
  ways: Ways;
  /** Whether the reader's role includes the screen that a link leads to. */
  isOpen: (link: string) => boolean;
}

/** The day's figures, how they grew and how they stood a week ago; each leads to its rows. */
export function Today({ overview, ways, isOpen }: Props) {
  const language = useLanguage();
  const t = useTexts(officeOverviewTexts);
  const shown = figuresOf(overview, ways, language).filter(({ to }) => isOpen(to));
  return (
    <section
      aria-label={overview.is_today ? t.today : t.wholeDay}
      className="overflow-hidden rounded-xl border border-line bg-surface"
    >
      <ul className={cx('-mt-px -ml-px grid grid-cols-2', columns[shown.length])}>
        {shown.map(({ label, to, value, below, change, line }) => (
          <li key={label} className="min-w-0 border-t border-l border-line max-sm:last:odd:col-span-2">
            <Link to={to} className="flex h-full flex-col p-4 hover:bg-surface-2 max-sm:p-3">
              <span className="block text-sm text-ink-2">{label}</span>
              <b className="num display block text-2xl font-bold break-words max-sm:text-xl">{value}</b>
              <span className="num block text-note text-ink-3">{below}</span>
              <span className="mt-auto flex flex-wrap items-end justify-between gap-x-3 pt-2">
                <ChangeWords change={change} />
                {line && <SmallLine values={line} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
