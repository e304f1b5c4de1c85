import type { Statistics } from '@tawa/contract/insight/statistics';
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { ChartCard } from './chart-card.tsx';
import { dateOf, longDay, shortDay, weekdayShort } from './figure-words.ts';
import { Plot, SalesPlot } from './lazy-plots.tsx';
import type { SalesBar } from './plots.tsx';
import { useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

const daysDrawnMax = 31;
const week = 7;

type Bar = Omit<SalesBar, 'isBest'> & { orders: number };

const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value * 100, 0)) / 100;

function dayBars({ days, days_before, today }: Statistics, language: Language): Bar[] {
  return days.map(({ day, gross, orders }, index) => ({
    label: days.length > 14 ? String(dateOf(day)) : `${weekdayShort(day, language)} ${dateOf(day)}`,
    name: longDay(day, language),
    gross,
    orders,
    before: days_before[index]?.gross ?? null,
    isSoFar: day === today,
  }));
}

function weekBars({ days, days_before, today }: Statistics, language: Language): Bar[] {
  return Array.from({ length: Math.ceil(days.length / week) }, (_week, index) => {
    const [start, end] = [index * week, (index + 1) * week];
    const part = days.slice(start, end);
    const first = part[0]?.day ?? '';
    return {
      label: shortDay(first, language),
      name: `${shortDay(first, language)} – ${shortDay(part.at(-1)?.day ?? first, language)}`,
      gross: sum(part.map(({ gross }) => gross)),
      orders: part.reduce((all, { orders }) => all + orders, 0),
      before: sum(days_before.slice(start, end).map(({ gross }) => gross)),
      isSoFar: part.some(({ day }) => day === today),
    };
  });
}

const swatch = 'inline-block h-2.5 w-2.5 rounded-[3px]';

function Legend() {
  const t = useTexts(statisticsTexts);
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 text-note text-ink-2">
      <li className="flex items-center gap-1.5">
        <span className={`${swatch} bg-c1`} />
        {t.thisPeriod}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="inline-block h-[3px] w-4 rounded-full bg-c2" />
        {t.before}
      </li>
    </ul>
  );
}

/** What was sold day by day, or week by week where there are many; today is hatched. */
export function SalesCard({ statistics, className }: { statistics: Statistics; className?: string }) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const { nothing } = useReaderWords();
  const isByDay = statistics.days.length <= daysDrawnMax;
  const bars = isByDay ? dayBars(statistics, language) : weekBars(statistics, language);
  const highest = Math.max(...bars.map(({ gross }) => gross));
  const best = bars.find(({ gross }) => gross === highest);
  const title = isByDay ? t.sales : t.salesByWeek;
  return (
    <ChartCard
      title={title}
      className={className}
      summary={best && highest > 0 ? t.best({ day: best.name, value: formatRupees(best.gross) }) : nothing}
      empty={statistics.figures.placed === 0 && statistics.before.placed === 0}
      numbers={{
        head: [isByDay ? t.day : t.weekOf, t.orders, t.figures.gross, t.before],
        rows: bars.map(({ name, orders, gross, before }) => [
          name,
          orders,
          formatRupees(gross),
          before === null ? '–' : formatRupees(before),
        ]),
      }}
    >
      <Legend />
      <Plot>
        <SalesPlot bars={bars.map((bar) => ({ ...bar, isBest: highest > 0 && bar === best }))} />
      </Plot>
    </ChartCard>
  );
}
