import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Part } from '#ui/page/part.tsx';
import { PanelTitle } from '#ui/panel/panel-title.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ScheduledReportCard } from './scheduled-report-card.tsx';
import { ScheduledReportForm } from './scheduled-report-form.tsx';
import { scheduledReportsQuery } from './scheduled-reports.queries.ts';
import { scheduledReportsTexts } from './scheduled-reports.texts.ts';

/** The reports that go to administrators by mail. */
export function ScheduledReportsPage() {
  const t = useTexts(scheduledReportsTexts);
  const query = useQuery(scheduledReportsQuery);
  const [isNew, setIsNew] = useState(false);
  return (
    <div className="space-y-5 px-4 py-5 lg:px-6">
      <title>{t.title}</title>
      <PanelTitle>{t.title}</PanelTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-body text-ink-2">{t.lead}</p>
        {!isNew && (
          <Button size={40} icon={PlusIcon} onClick={() => setIsNew(true)}>
            {t.add}
          </Button>
        )}
      </div>
      {isNew && <ScheduledReportForm onClose={() => setIsNew(false)} />}
      <Part
        query={query}
        failed={t.loadFailed}
        skeleton={
          <Loading label={t.loading}>
            <Skeleton className="h-40 w-full" />
          </Loading>
        }
      >
        {(reports) =>
          reports.length === 0 ? (
            !isNew && <EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>
          ) : (
            <ul className="grid gap-4 lg:grid-cols-2">
              {reports.map((report) => (
                <ScheduledReportCard key={report.scheduled_report_id} report={report} />
              ))}
            </ul>
          )
        }
      </Part>
    </div>
  );
}
