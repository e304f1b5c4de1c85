import * as contract from '@tawa/contract/insight/scheduled-reports';
import type { ScheduledReport } from '@tawa/contract/insight/scheduled-reports';
import { clockText } from '@tawa/domain/common/clock-text';
import { scheduledReports } from '@tawa/domain/insight/scheduled-reports';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { scheduledReportsKey } from './scheduled-reports.queries.ts';
import { scheduledReportsTexts } from './scheduled-reports.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** '8:00 am' of an hour of the day. */
export const hourWords = (hour: number): string => clockText(`${String(hour).padStart(2, '0')}:00`);

function Acts({ report }: { report: ScheduledReport }) {
  const t = useTexts(scheduledReportsTexts);
  const action = useAction(scheduledReportsKey);
  const [asks, setAsks] = useState(false);
  const { scheduled_report_id, next_at, readers } = report;
  const title = scheduledReports[report.report].title;
  const params = { scheduled_report_id };
  const isPaused = next_at === null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size={40}
        variant="secondary"
        disabled={action.isPending || readers.length === 0}
        onClick={() => action.mutate({ run: () => call(contract.sendScheduledReport, { params }), isTold: true })}
      >
        {t.sendNow}
        <span className="sr-only">: {title}</span>
      </Button>
      <Button
        size={40}
        variant="secondary"
        disabled={action.isPending || (isPaused && readers.length === 0)}
        onClick={() =>
          action.mutate({ run: () => call(contract.pauseScheduledReport, { params, body: { is_paused: !isPaused } }) })
        }
      >
        {isPaused ? t.goOn : t.pause}
        <span className="sr-only">: {title}</span>
      </Button>
      <Button size={40} variant="quiet" onClick={() => setAsks(true)}>
        {t.remove}
        <span className="sr-only">: {title}</span>
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.removeTitle}
        confirmLabel={t.remove}
        cancelLabel={t.notNow}
        pending={action.isPending}
        onConfirm={() =>
          action.mutate(
            { run: () => call(contract.deleteScheduledReport, { params }), done: t.removed },
            { onSettled: () => setAsks(false) },
          )
        }
        onCancel={() => setAsks(false)}
      >
        {t.removeText({ title })}
      </ConfirmDialog>
    </div>
  );
}

/** One report that goes by mail: when, to whom, and what can be done. */
export function ScheduledReportCard({ report }: { report: ScheduledReport }) {
  const t = useTexts(scheduledReportsTexts);
  const language = useLanguage();
  const { rhythm, hour, next_at, last_sent_on, readers, made_by_name } = report;
  return (
    <li className="space-y-3 rounded-xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base font-bold">{scheduledReports[report.report].title}</h2>
        {next_at === null && <Badge tone="warning">{t.paused}</Badge>}
      </div>
      <div className="num space-y-0.5 text-sm text-ink-2">
        <p>{t.at[rhythm]({ hour: hourWords(hour) })}</p>
        <p className="break-words">
          {readers.length === 0 ? t.noReaders : t.readers({ names: readers.map(({ name }) => name).join(', ') })}
        </p>
        {next_at !== null && <p>{t.next({ time: formatDateTime(next_at, language) })}</p>}
        <p className="text-note text-ink-3">
          {last_sent_on === null ? t.neverSent : t.lastSent({ time: formatDateTime(last_sent_on, language) })} ·{' '}
          {t.madeBy({ name: made_by_name })}
        </p>
      </div>
      <Acts report={report} />
    </li>
  );
}
