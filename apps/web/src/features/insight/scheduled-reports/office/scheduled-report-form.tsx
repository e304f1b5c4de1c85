import * as contract from '@tawa/contract/insight/scheduled-reports';
import type { ScheduledReportForm as Values } from '@tawa/contract/insight/scheduled-reports';
import { isReportKey, reportKeys, scheduledReports, type ReportKey } from '@tawa/domain/insight/scheduled-reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Form, useForm, type SchemaForm } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { hourWords } from './scheduled-report-card.tsx';
import { readersQuery, scheduledReportsKey } from './scheduled-reports.queries.ts';
import { scheduledReportsTexts } from './scheduled-reports.texts.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourWords(hour) }));
const changed = { shouldDirty: true, shouldValidate: true } as const;

function Readers({ form, report }: { form: SchemaForm<Values, Values>; report: ReportKey }) {
  const t = useTexts(scheduledReportsTexts);
  const query = useQuery(readersQuery(report));
  const chosen = form.watch('readers');
  const error = form.getFieldState('readers', form.formState).error?.message;
  const toggle = (id: number) =>
    form.setValue('readers', chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id], changed);
  return (
    <Part
      query={query}
      failed={t.readersFailed}
      skeleton={
        <Loading>
          <Skeleton className="h-24 w-full" />
        </Loading>
      }
    >
      {(readers) => (
        <FieldGroup label={t.whoGets} hint={t.whoHint} error={error}>
          {readers.map(({ user_id, name }) => (
            <Checkbox key={user_id} label={name} checked={chosen.includes(user_id)} onChange={() => toggle(user_id)} />
          ))}
        </FieldGroup>
      )}
    </Part>
  );
}

/** A new report by mail. */
export function ScheduledReportForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(scheduledReportsTexts);
  const online = useOnline();
  const client = useQueryClient();
  const { maySee } = useOfficeAccess();
  const open = reportKeys.filter((key) => maySee(scheduledReports[key].part));
  const first = open[0] ?? 'overview';
  const form = useForm<Values, Values>(contract.scheduledReportForm, {
    defaultValues: { report: first, rhythm: scheduledReports[first].rhythms[0] ?? 'weekly', hour: 8, readers: [] },
  });
  const { report, rhythm, hour } = form.watch();
  const add = useMutation({
    mutationFn: (body: Values) => call(contract.addScheduledReport, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: scheduledReportsKey }),
  });
  const choose = (key: string) => {
    if (!isReportKey(key)) return;
    form.setValue('report', key, changed);
    const { rhythms } = scheduledReports[key];
    if (!rhythms.includes(rhythm)) form.setValue('rhythm', rhythms[0] ?? 'monthly', changed);
    form.setValue('readers', [], { shouldDirty: true });
  };
  const send = async (body: Values) => {
    try {
      await add.mutateAsync(body);
      toast.success(t.saved);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError && form.setServerErrors(error.fields)))
        toast.error(messageFrom(error, t.notSaved));
    }
  };
  return (
    <Form form={form} onSubmit={send} className="max-w-xl space-y-4 rounded-xl border border-line bg-surface p-4">
      <h2 className="text-base font-bold">{t.add}</h2>
      <SelectField
        label={t.which}
        options={open.map((key) => ({ value: key, label: scheduledReports[key].title }))}
        value={report}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <SelectField
        label={t.often}
        options={scheduledReports[report].rhythms.map((one) => ({ value: one, label: t.rhythm[one] }))}
        value={rhythm}
        error={form.getFieldState('rhythm', form.formState).error?.message}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const one = scheduledReports[report].rhythms.find((each) => each === value);
          if (one) form.setValue('rhythm', one, changed);
        }}
      />
      <SelectField
        label={t.hour}
        options={hours}
        value={hour}
        onChange={(event) => form.setValue('hour', Number(event.currentTarget.value), changed)}
      />
      <Readers form={form} report={report} />
      {!online && <Banner tone="warning">{t.offline}</Banner>}
      <div className="flex gap-2">
        <Button type="submit" pending={add.isPending} pendingText={t.saving}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </Form>
  );
}
