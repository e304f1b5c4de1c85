import type { Statistics } from '@tawa/contract/insight/statistics';
import { formatRupees } from '@tawa/domain/common/money';
import { weekdayOf } from '@tawa/domain/common/zoned-time';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { dashboardTexts as texts, weekdayNames } from '#lib/messages-statistics.ts';
import { Card } from '#ui/card.tsx';
import { statisticsTexts } from './statistics.texts.ts';

interface Figure {
  name: string;
  value: string;
  below: string;
}

function promisedToday({ hours }: Statistics): string {
  const counted = hours.filter(({ prep_orders }) => prep_orders > 0);
  const orders = counted.reduce((all, { prep_orders }) => all + prep_orders, 0);
  const minutes = counted.reduce((all, hour) => all + (hour.promised ?? 0) * hour.prep_orders, 0);
  return orders === 0 ? '–' : texts.minutes(Math.round(minutes / orders));
}

function figuresOf(statistics: Statistics): Figure[] {
  const { figures: now, before } = statistics;
  return [
    { name: texts.orders, value: formatCount(now.placed), below: texts.was(formatCount(before.placed)) },
    { name: texts.sales, value: formatRupees(now.gross), below: texts.was(formatRupees(before.gross)) },
    {
      name: texts.prep,
      value: now.prep_half === null ? '–' : texts.minutes(now.prep_half),
      below: now.prep_half === null ? texts.prepNone : texts.prepBelow(promisedToday(statistics)),
    },
    {
      name: texts.rating,
      value: now.rating?.toFixed(1) ?? '–',
      below: before.rating === null ? '' : texts.was(before.rating.toFixed(1)),
    },
  ];
}

/** What today came to so far, beside the same weekday of last week. */
export function TodayCard({ statistics }: { statistics: Statistics }) {
  const t = useTexts(statisticsTexts);
  const day = weekdayNames[weekdayOf(statistics.against_from)] ?? '';
  return (
    <Card title={t.today} facts={t.todayFacts({ day })}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figuresOf(statistics).map(({ name, value, below }) => (
          <div key={name} className="rounded-lg bg-surface-2 p-4">
            <dt className="text-note text-ink-2">{name}</dt>
            <dd className="num display mt-1 text-2xl font-extrabold break-words">{value}</dd>
            <dd className="num text-note text-ink-3">{below}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
