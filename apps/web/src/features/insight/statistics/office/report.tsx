import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths, withSearch } from '#lib/paths.ts';
import { RemovableChip } from '#ui/chip.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { periodText } from '../figure-words.ts';
import { OfficeReader, type BehindFigure } from './reader.tsx';
import { ReportFiles } from '../report-files.tsx';
import { Report, ReportSkeleton } from '../report.tsx';
import { officeStatisticsQuery, saveOfficeReport } from '../statistics.queries.ts';
import type { PeriodChoice } from '../use-period.ts';
import { officeStatisticsTexts } from './statistics.texts.ts';
import type { StatisticsScope } from './use-scope.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** The figures of everybody, of a city or of a restaurant; each leads to its rows. */
export function OfficeReport({ scope, choice }: { scope: StatisticsScope; choice: PeriodChoice }) {
  const t = useTexts(officeStatisticsTexts);
  const language = useLanguage();
  const wanted = {
    ...choice.wanted,
    ...(scope.city && { city: scope.city }),
    ...(scope.restaurant && { restaurant: scope.restaurant }),
  };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(officeStatisticsQuery(wanted));
  const { from, to } = choice.period;
  const where = {
    city: scope.restaurant ? undefined : scope.city?.toString(),
    restaurant: scope.restaurant?.toString(),
  };
  const hrefOf = (figure: BehindFigure) =>
    figure === 'ratings'
      ? withSearch('/all-feedback', { rated_from: from, rated_to: to, ...where })
      : paths.allOrders({ figure, day_from: from, day_to: to, ...where });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-note text-ink-3">
          {data && !isPlaceholderData && (
            <b className="text-ink-2">
              {t.compared({
                name: data.name,
                from: periodText(data.statistics.from, data.statistics.to, language),
                againstFrom: periodText(data.statistics.against_from, data.statistics.against_to, language),
              })}
            </b>
          )}
          {t.dayRule} {data && t.updated({ time: formatTime(data.statistics.read_at, language) })}
        </p>
        <ReportFiles save={(as) => saveOfficeReport(wanted, as)} />
      </div>
      {scope.restaurant && data && !isPlaceholderData && (
        <div className="mb-4">
          <RemovableChip label={t.of({ name: data.name })} onRemove={() => scope.choose({ restaurant: '' })} />
        </div>
      )}
      {isError && <FailedPart text={t.statistics.failed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <ReportSkeleton />}
      {data && (
        <div className={isPlaceholderData ? 'busy-line' : undefined} aria-busy={isPlaceholderData}>
          <OfficeReader hrefOf={hrefOf}>
            <Report statistics={data.statistics} />
          </OfficeReader>
        </div>
      )}
    </>
  );
}
