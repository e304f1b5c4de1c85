import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import type { FormEvent } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { PartnerCalls } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** The same events for whoever has no system that hears them. */
export function FileCard({ calls }: { calls: PartnerCalls }) {
  const t = useTexts(partnersTexts).file;
  const reading = useMutation({
    mutationFn: async (days: { from: string; to: string }) => (await calls.readCsv(days)).text(),
    onSuccess: (text, { from, to }) => saveFile(text, `events-${from}-${to}.csv`),
    onError: (error) => toast.error(messageFrom(error, t.failed)),
  });
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    reading.mutate({ from: textOf(values.get('from')), to: textOf(values.get('to')) });
  };
  return (
    <Card title={t.title} facts={t.facts}>
      <form className="flex flex-wrap items-end gap-3" onSubmit={read}>
        <TextField label={t.from} name="from" type="date" required className="basis-44" />
        <TextField label={t.to} name="to" type="date" required className="basis-44" />
        <Button type="submit" variant="secondary" size={48} icon={DownloadSimpleIcon} pending={reading.isPending}>
          {t.save}
        </Button>
      </form>
    </Card>
  );
}
