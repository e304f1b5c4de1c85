import type { Figures, Statistics } from '@tawa/contract/statistics';
import { sharePercent } from '@tawa/domain/statistics';
import { formatCount } from '../../lib/format.ts';
import { statisticsTexts as texts } from '../../lib/messages-statistics.ts';
import { Card } from '../../ui/card.tsx';
import { percentText } from './figure-words.ts';
import { Behind, useReaderWords } from './reader.tsx';

const lostKeys = [
  'missed',
  'rejected',
  'cancelled_by_customer',
  'cancelled_by_restaurant',
  'cancelled_by_office',
  'open',
] as const;

function Lost({ figures }: { figures: Figures }) {
  const { cancelled_by_restaurant } = useReaderWords();
  const words = { ...texts.lostParts, cancelled_by_restaurant };
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

/** What became of the orders: each step as a share of the one before it, and why the rest did not arrive. */
export function FunnelCard({ statistics: { figures } }: { statistics: Statistics }) {
  const steps = [
    { figure: 'placed', name: texts.funnelRows.placed, value: figures.placed, of: null },
    { figure: 'accepted', name: texts.funnelRows.accepted, value: figures.accepted, of: figures.placed },
    { figure: 'delivered', name: texts.funnelRows.delivered, value: figures.delivered, of: figures.accepted },
  ] as const;
  const lost = figures.placed - figures.delivered;
  return (
    <Card title={texts.funnel}>
      <ol className="grid gap-2.5">
        {steps.map(({ figure, name, value, of }) => (
          <li key={name}>
            <span className="flex items-baseline gap-2 text-sm">
              <span className="font-semibold">{name}</span>
              {of !== null && (
                <span className="text-note text-ink-3">{texts.ofThose(percentText(sharePercent(value, of)))}</span>
              )}
              <span className="num ml-auto font-bold">
                <Behind figure={figure}>{formatCount(value)}</Behind>
              </span>
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-1 h-3.5 w-full" aria-hidden="true">
              <rect width="100" height="10" rx="1.5" className="fill-surface-2" />
              <rect
                width={figures.placed === 0 ? 0 : (value / figures.placed) * 100}
                height="10"
                rx="1.5"
                className="fill-c1"
              />
            </svg>
          </li>
        ))}
      </ol>
      {figures.placed > 0 && (
        <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
          {lost === 0 ? (
            texts.allDelivered
          ) : (
            <>
              <b className="text-ink">{texts.lost(formatCount(lost))}</b> <Lost figures={figures} />.
            </>
          )}
        </p>
      )}
    </Card>
  );
}
