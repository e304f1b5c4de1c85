import type { Statistics } from '@tawa/contract/insight/statistics';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { ChartCard } from './chart-card.tsx';
import { hourText } from './figure-words.ts';
import { Plot, PrepPlot } from './lazy-plots.tsx';
import { useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const minutesText = (value: number | null, language: Language) =>
  value === null ? '–' : textsIn(statisticsTexts, language).minutes({ value });

function Legend() {
  const t = useTexts(statisticsTexts);
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 text-note text-ink-2" aria-hidden="true">
      <li className="flex items-center gap-1.5">
        <span className="h-[3px] w-4 rounded-full bg-c1" />
        {t.half}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-c1" />
        {t.most}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-[3px] w-4 rounded-full bg-c2" />
        {t.promise}
      </li>
    </ul>
  );
}

/** How long cooking takes hour by hour beside what was promised, and what promise would hold. */
export function PrepCard({ statistics, className }: { statistics: Statistics; className?: string }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  const { nothing, prepOver } = useReaderWords();
  const hours = statistics.hours.filter(({ prep_half }) => prep_half !== null);
  const over = hours.filter(({ prep_most, promised }) => (prep_most ?? 0) > (promised ?? 0));
  const holds = Math.ceil(Math.max(0, ...over.map(({ prep_most }) => prep_most ?? 0)));
  const said = over.length === 0 ? t.prepFine : prepOver({ hours: t.hours({ count: over.length }), minutes: holds });
  const sentence = hours.length === 0 ? t.prepFew : said;
  return (
    <ChartCard
      title={t.prep}
      facts={t.prepFacts}
      className={className}
      summary={sentence}
      empty={hours.length === 0}
      emptyText={statistics.figures.placed === 0 ? nothing : t.prepFew}
      numbers={{
        head: [t.hour, t.orders, t.half, t.most, t.promise],
        rows: hours.map((each) => [
          hourText(each.hour, language),
          each.prep_orders,
          minutesText(each.prep_half, language),
          minutesText(each.prep_most, language),
          minutesText(each.promised, language),
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
