import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import type { StatisticsWanted } from '@tawa/contract/statistics';
import { messageFrom } from '../../lib/api-client.ts';
import { statisticsTexts as texts } from '../../lib/messages-statistics.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSaveReport } from './statistics.queries.ts';

/** The report as a file: for spreadsheets or to print. */
export function ReportFiles({ wanted }: { wanted: StatisticsWanted }) {
  const { mutate, isPending, variables } = useSaveReport();
  const save = (as: 'csv' | 'pdf') =>
    mutate({ wanted, as }, { onError: (error) => toast.error(messageFrom(error, texts.saveFailed)) });
  return (
    <div className="flex gap-2">
      {(['csv', 'pdf'] as const).map((as) => (
        <Button
          key={as}
          variant="secondary"
          size={48}
          icon={as === 'csv' ? FileCsvIcon : FilePdfIcon}
          pending={isPending && variables.as === as && texts.saving}
          onClick={() => save(as)}
        >
          {as.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
