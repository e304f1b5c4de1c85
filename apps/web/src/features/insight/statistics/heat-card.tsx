import { weekdayNames } from '@tawa/domain/common/text';
import type { Statistics } from '@tawa/contract/insight/statistics';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { ScrollBox } from '#ui/carousel/scroll-box.tsx';
import { ChartCard } from './chart-card.tsx';
import { hourShort, hourText } from './figure-words.ts';
import { useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Cell = Statistics['heat'][number] & { average: number };

const grounds = ['bg-surface-2', 'bg-h1', 'bg-h2', 'bg-h3', 'bg-h4', 'bg-h5'] as const;
const digits = ['text-ink', 'text-ink', 'text-ink', 'text-ink', 'text-on-h', 'text-on-h'] as const;
const levelsUp = grounds.length - 1;

const levelOf = (average: number, highest: number): number =>
  average <= 0 || highest <= 0 ? 0 : Math.min(levelsUp, Math.max(1, Math.ceil((average / highest) * levelsUp)));

const shown = (average: number): string =>
  average >= 10 ? String(Math.round(average)) : String(Math.round(average * 10) / 10);

/** The hours between the first and the last that are open or busy on any day, with their place in a service day. */
function hoursShown(cells: readonly Cell[]): number[] {
  const order = [...new Set(cells.map(({ hour }) => hour))];
  const used = order.map((hour) => cells.some((cell) => cell.hour === hour && (cell.open || cell.orders > 0)));
  const [first, last] = [used.indexOf(true), used.lastIndexOf(true)];
  return first === -1 ? order : order.slice(first, last + 1);
}

function HeatCell({ cell, highest, isBusiest }: { cell: Cell; highest: number; isBusiest: boolean }) {
  const t = useTexts(statisticsTexts);
  const look = 'grid h-8 min-w-6 place-items-center rounded-xs text-xs font-semibold';
  if (!cell.open && cell.orders === 0)
    return (
      <span className={cx(look, 'border border-line text-ink-3')}>
        <span aria-hidden="true">·</span>
        <span className="sr-only">{t.closed}</span>
      </span>
    );
  const level = levelOf(cell.average, highest);
  return (
    <span
      className={cx(look, 'num', grounds[level], digits[level], isBusiest && 'outline-2 outline-offset-1 outline-c2')}
    >
      {shown(cell.average)}
    </span>
  );
}

function Scale({ highest }: { highest: number }) {
  return (
    <span className="flex items-center gap-1 text-note text-ink-3" aria-hidden="true">
      0
      {grounds.map((ground) => (
        <span key={ground} className={cx('h-2.5 w-5 rounded-[3px]', ground)} />
      ))}
      {shown(highest)}
    </span>
  );
}

/** When orders come: a row for each weekday of the service day, the night at its end. */
export function HeatCard({ statistics, className }: { statistics: Statistics; className?: string }) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const { nothing } = useReaderWords();
  const cells = statistics.heat.map((cell) => ({ ...cell, average: cell.days === 0 ? 0 : cell.orders / cell.days }));
  const hours = hoursShown(cells);
  const highest = Math.max(...cells.map(({ average }) => average));
  const busiest = highest > 0 ? cells.find(({ average }) => average === highest) : undefined;
  const weekdays = [...new Set(cells.map(({ weekday }) => weekday))];
  const cellAt = (weekday: number, hour: number) =>
    cells.find((cell) => cell.weekday === weekday && cell.hour === hour);
  const busiestText = busiest
    ? t.busiest({
        when: `${weekdayNames[busiest.weekday] ?? ''} ${hourText(busiest.hour, language)}`,
        orders: shown(busiest.average),
      })
    : nothing;
  return (
    <ChartCard
      title={t.heat}
      facts={t.heatFacts}
      className={className}
      summary={busiestText}
      empty={!busiest}
      numbers={{
        head: [t.hour, ...weekdays.map((weekday) => weekdayNames[weekday] ?? '')],
        rows: hours.map((hour) => [
          hourText(hour, language),
          ...weekdays.map((weekday) => cellAt(weekday, hour)?.orders ?? 0),
        ]),
      }}
      foot={
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm font-semibold">{busiestText}</p>
          <Scale highest={highest} />
        </div>
      }
    >
      <ScrollBox label={t.heat}>
        <table className="w-full border-separate border-spacing-[3px]">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface">
                <span className="sr-only">{t.day}</span>
              </th>
              {hours.map((hour, index) => (
                <th key={hour} scope="col" className="num px-0 text-xs font-normal whitespace-nowrap text-ink-2">
                  <span aria-hidden="true">{hourShort(hour, index === 0, language)}</span>
                  <span className="sr-only">{hourText(hour, language)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row" className="sticky left-0 bg-surface pr-2 text-left text-sm font-semibold">
                  {weekdayNames[weekday]}
                </th>
                {hours.map((hour) => {
                  const cell = cellAt(weekday, hour);
                  return (
                    <td key={hour} className="p-0">
                      {cell && <HeatCell cell={cell} highest={highest} isBusiest={cell === busiest} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </ChartCard>
  );
}
