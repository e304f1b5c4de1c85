import { weekdayNames } from '@tawa/domain/common/text';
import type { Statistics } from '@tawa/contract/insight/statistics';
import { formatRupees } from '@tawa/domain/common/money';
import { weekdayOf } from '@tawa/domain/common/zoned-time';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Figure {
  name: string;
  value: string;
  below: string;
}

function promisedToday({ hours }: Statistics, language: Language): string {
  const t = textsIn(statisticsTexts, language);
  const counted = hours.filter(({ prep_orders }) => prep_orders > 0);
  const orders = counted.reduce((all, { prep_orders }) => all + prep_orders, 0);
  const minutes = counted.reduce((all, hour) => all + (hour.promised ?? 0) * hour.prep_orders, 0);
  return orders === 0 ? '–' : t.minutes({ value: Math.round(minutes / orders) });
}

function figuresOf(statistics: Statistics, language: Language): Figure[] {
  const t = textsIn(statisticsTexts, language);
  const { figures: now, before } = statistics;
  return [
    { name: t.orders, value: formatCount(now.placed), below: t.was({ value: formatCount(before.placed) }) },
    { name: t.dashboard.sales, value: formatRupees(now.gross), below: t.was({ value: formatRupees(before.gross) }) },
    {
      name: t.dashboard.prep,
      value: now.prep_half === null ? '–' : t.minutes({ value: now.prep_half }),
      below: now.prep_half === null ? t.prepNone : t.prepBelow({ promised: promisedToday(statistics, language) }),
    },
    {
      name: t.rating,
      value: now.rating?.toFixed(1) ?? '–',
      below: before.rating === null ? '' : t.was({ value: before.rating.toFixed(1) }),
    },
  ];
}

/** What today came to so far, beside the same weekday of last week. */
export function TodayCard({ statistics }: { statistics: Statistics }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  const day = weekdayNames[weekdayOf(statistics.against_from)] ?? '';
  return (
    <Card title={t.today} facts={t.todayFacts({ day })}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figuresOf(statistics, language).map(({ name, value, below }) => (
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
