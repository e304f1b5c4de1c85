import type { Statistics } from '@tawa/contract/insight/statistics';
import { plural } from '#lib/format.ts';
import { statisticsTexts as texts } from '#lib/messages-statistics.ts';
import { ChartCard } from './chart-card.tsx';
import { hourText } from './figure-words.ts';
import { Plot, PrepPlot } from './lazy-plots.tsx';
import { useReaderWords } from './office/reader.tsx';

const minutesText = (value: number | null) => (value === null ? '–' : `${value} min`);

function Legend() {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 text-note text-ink-2" aria-hidden="true">
      <li className="flex items-center gap-1.5">
        <span className="h-[3px] w-4 rounded-full bg-c1" />
        {texts.half}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-c1" />
        {texts.most}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-[3px] w-4 rounded-full bg-c2" />
        {texts.promise}
      </li>
    </ul>
  );
}

/** How long cooking takes hour by hour beside what was promised, and what promise would hold. */
export function PrepCard({ statistics, className }: { statistics: Statistics; className?: string }) {
  const { nothing, prepOver } = useReaderWords();
  const hours = statistics.hours.filter(({ prep_half }) => prep_half !== null);
  const over = hours.filter(({ prep_most, promised }) => (prep_most ?? 0) > (promised ?? 0));
  const holds = Math.ceil(Math.max(0, ...over.map(({ prep_most }) => prep_most ?? 0)));
  const said = over.length === 0 ? texts.prepFine : prepOver(plural(over.length, 'hour'), holds);
  const sentence = hours.length === 0 ? texts.prepFew : said;
  return (
    <ChartCard
      title={texts.prep}
      facts={texts.prepFacts}
      className={className}
      summary={sentence}
      empty={hours.length === 0}
      emptyText={statistics.figures.placed === 0 ? nothing : texts.prepFew}
      numbers={{
        head: [texts.hour, texts.orders, texts.half, texts.most, texts.promise],
        rows: hours.map((each) => [
          hourText(each.hour),
          each.prep_orders,
          minutesText(each.prep_half),
          minutesText(each.prep_most),
          minutesText(each.promised),
        ]),
      }}
      foot={<p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">{sentence}</p>}
    >
      <Legend />
      <Plot>
        <PrepPlot
          points={hours.map((each) => ({
            hour: each.hour,
            half: each.prep_half,
            most: each.prep_most,
            promised: each.promised,
          }))}
        />
      </Plot>
    </ChartCard>
  );
}
