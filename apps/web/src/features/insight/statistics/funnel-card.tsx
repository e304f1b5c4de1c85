import type { OrderFigure } from '@tawa/contract/ordering/orders.office';
import type { Figures, Statistics } from '@tawa/contract/insight/statistics';
import { sharePercent } from '@tawa/domain/insight/statistics';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ChartCard } from './chart-card.tsx';
import { percentText, shortDay } from './figure-words.ts';
import { Behind, useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const lostKeys = [
  'missed',
  'rejected',
  'cancelled_by_customer',
  'cancelled_by_restaurant',
  'cancelled_by_office',
  'open',
] as const;

function Lost({ figures }: { figures: Figures }) {
  const t = useTexts(statisticsTexts);
  const { cancelled_by_restaurant } = useReaderWords();
  const words = { ...t.lostParts, cancelled_by_restaurant };
  const shown = lostKeys.filter((key) => figures[key] > 0);
  return shown.map((key, index) => (
    <span key={key}>
      {index > 0 && ', '}
      <Behind figure={key}>
        {formatCount(figures[key])} {words[key]}
      </Behind>
    </span>
  ));
}

interface Step {
  name: string;
  value: number;
  /** Of the step before it in percent; null where there is none, or where that was not counted all the time. */
  share: number | null;
  figure?: OrderFigure;
}

function useSteps({ views, carts, checkouts, placed, delivered }: Figures): Step[] {
  const t = useTexts(statisticsTexts);
  const { views: opened } = useReaderWords();
  const way = [
    { name: opened, value: views },
    { name: t.funnelRows.carts, value: carts },
    { name: t.funnelRows.checkouts, value: checkouts },
  ];
  const ordered = [
    { name: t.funnelRows.placed, value: placed, figure: 'placed' },
    { name: t.funnelRows.delivered, value: delivered, figure: 'delivered' },
  ] as const;
  const steps = views + carts + checkouts === 0 ? ordered : [...way, ...ordered];
  return steps.map((step, index) => {
    const former = steps[index - 1];
    const isPart = former !== undefined && step.value <= former.value;
    return { ...step, share: isPart ? sharePercent(step.value, former.value) : null };
  });
}

function StepBar({ step: { name, value, share, figure }, most }: { step: Step; most: number }) {
  const t = useTexts(statisticsTexts);
  const count = formatCount(value);
  return (
    <li>
      <span className="flex items-baseline gap-2 text-sm">
        <span className="font-semibold">{name}</span>
        {share !== null && <span className="text-note text-ink-3">{t.ofThose({ share: percentText(share) })}</span>}
        <span className="num ml-auto font-bold">{figure ? <Behind figure={figure}>{count}</Behind> : count}</span>
      </span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-1 h-3.5 w-full" aria-hidden="true">
        <rect width="100" height="10" rx="1.5" className="fill-surface-2" />
        <rect width={value === 0 ? 0 : Math.max(1, (value / most) * 100)} height="10" rx="1.5" className="fill-c1" />
      </svg>
    </li>
  );
}

function Foot({ figures, since }: { figures: Figures; since: string | null }) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const lost = figures.placed - figures.delivered;
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-3 text-sm text-ink-2 empty:hidden">
      {figures.placed > 0 && (
        <p>
          {lost === 0 ? (
            t.allDelivered
          ) : (
            <>
              <b className="text-ink">{t.lost({ count: formatCount(lost) })}</b> <Lost figures={figures} />.
            </>
          )}
        </p>
      )}
      {since && <p className="text-note text-ink-3">{t.countedSince({ day: shortDay(since, language) })}</p>}
    </div>
  );
}

/** How many came how far: each step as a share of the one before it, and why the rest did not arrive. */
export function FunnelCard({ statistics: { figures, from, to, counted_since } }: { statistics: Statistics }) {
  const t = useTexts(statisticsTexts);
  const steps = useSteps(figures);
  const most = Math.max(...steps.map(({ value }) => value));
  const since = counted_since !== null && counted_since > from && counted_since <= to ? counted_since : null;
  return (
    <ChartCard
      title={t.funnel}
      summary={steps.map(({ name, value }) => `${name}: ${formatCount(value)}`).join('. ')}
      numbers={{
        head: [t.step, t.count, t.share],
        rows: steps.map(({ name, value, share }) => [name, formatCount(value), percentText(share)]),
      }}
      empty={most === 0}
      foot={<Foot figures={figures} since={since} />}
    >
      <ol className="grid gap-2.5">
        {steps.map((step) => (
          <StepBar key={step.name} step={step} most={most} />
        ))}
      </ol>
    </ChartCard>
  );
}
