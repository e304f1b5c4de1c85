import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { ReportFile } from './statistics.queries.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** The report as a file: for spreadsheets or to print. */
export function ReportFiles({ save }: { save: (as: ReportFile) => Promise<void> }) {
  const t = useTexts(statisticsTexts);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: save,
    onError: (error) => toast.error(messageFrom(error, t.saveFailed)),
  });
  return (
    <div className="flex gap-2">
      {(['csv', 'pdf'] as const).map((as) => (
        <Button
          key={as}
          variant="secondary"
          size={48}
          icon={as === 'csv' ? FileCsvIcon : FilePdfIcon}
          pending={isPending && variables === as && t.saving}
          onClick={() => mutate(as)}
        >
          {as.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
