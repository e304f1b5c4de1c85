import {
  fssaiForm,
  gstinForm,
  panForm,
  type Paper,
  type PaperForm,
  type RestaurantDocument,
} from '@tawa/contract/catalogue/restaurants.kitchen';
import { readFssai, readGstin, readPan } from '@tawa/domain/catalogue/papers';
import { useId, useState } from 'react';
import { z } from 'zod/mini';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { useSavePaper, useSendDocument } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { SheetFoot, type Way } from './sheet-foot.tsx';
import { useDraft } from './use-draft.ts';
import { useSheetForm } from './use-sheet-form.ts';

export interface PaperProps {
  paper: Paper | undefined;
  way: Way;
  done: string;
}

const valueOf = (paper: Paper | undefined) => paper?.proposed ?? paper?.in_force ?? null;
const upper = (text: unknown) => (typeof text === 'string' ? text.trim().toUpperCase() : '');
// What is wrong stands in the error once the field was left; it is not said twice.
const hintOf = (text: string, read: (text: string) => { ok: boolean; text: string }, error: string | undefined) =>
  text === '' || error !== undefined ? undefined : read(text).text;

const keepable =
  (schema: z.ZodMiniType<PaperForm>) =>
  (values: unknown): PaperForm | null =>
    z.safeParse(schema, values).data ?? null;
const pickFssai = keepable(fssaiForm);
const pickGstin = keepable(gstinForm);
const pickPan = keepable(panForm);

function ScanField({ error, first, onChange }: { error?: string; first?: string; onChange: (id: string) => void }) {
  const t = useTexts(kitchenProfileTexts);
  const id = useId();
  const send = useSendDocument();
  const [scan, setScan] = useState<RestaurantDocument | null>(null);
  const text = send.isError ? messageFrom(send.error, t.notSent) : error;
  const take = (file: File | undefined) =>
    file &&
    send.mutate(file, {
      onSuccess: (kept) => {
        setScan(kept);
        onChange(kept.document_id);
      },
    });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t.documentPdfPhoto}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
        aria-invalid={text !== undefined || undefined}
        aria-describedby={text === undefined ? undefined : `${id}-failure`}
        onChange={(event) => take(event.currentTarget.files?.[0])}
        className="block min-h-11 w-full rounded-md border border-line-strong bg-surface p-2 text-sm text-ink-2 file:mr-3 file:min-h-8 file:rounded-sm file:bg-surface-2 file:px-3 file:font-semibold"
      />
      <p className="mt-1 text-note text-ink-3" role="status">
        {send.isPending && t.sending}
        {!send.isPending && (scan ? t.uploaded({ filename: scan.filename }) : first)}
      </p>
      {text && <FieldError id={`${id}-failure`}>{text}</FieldError>}
    </div>
  );
}

export function FssaiSheet({ paper, way, done }: PaperProps) {
  const t = useTexts(kitchenProfileTexts);
  const save = useSavePaper();
  const keep = useSavePaper();
  const value = valueOf(paper);
  const form = useForm<z.input<typeof fssaiForm>, z.output<typeof fssaiForm>>(fssaiForm, {
    defaultValues: {
      field: 'fssai',
      number: value?.number ?? '',
      valid_until: value ? (value.valid_until ?? null) : '',
      document_id: value?.document_id ?? '',
    },
  });
  const [number, until] = form.watch(['number', 'valid_until']);
  const { submit, failure } = useSheetForm<PaperForm>({
    save: save.mutateAsync,
    showErrors: form.setServerErrors,
    done,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: pickFssai, keep: keep.mutateAsync });
  return (
    <Form form={form} onSubmit={submit} failure={failure} aria-label={t.fssaiLicence}>
      <TextField
        label={t.number14Digits}
        inputMode="numeric"
        maxLength={14}
        hint={hintOf(number, readFssai, form.field('number').error)}
        {...form.field('number')}
      />
      {until !== null && <TextField label={t.validUntil} type="date" {...form.field('valid_until')} />}
      <Checkbox
        label={t.noEndDate}
        checked={until === null}
        onChange={(event) => form.setValue('valid_until', event.currentTarget.checked ? null : '')}
      />
      <ScanField
        error={form.field('document_id').error}
        first={value?.document_id ? t.documentThere : undefined}
        onChange={(id) => form.setValue('document_id', id, { shouldValidate: true })}
      />
      <SheetFoot way={way} draft={draft} pending={save.isPending} />
    </Form>
  );
}

export function GstinSheet({ paper, way, done }: PaperProps) {
  const t = useTexts(kitchenProfileTexts);
  const save = useSavePaper();
  const keep = useSavePaper();
  const value = valueOf(paper);
  const form = useForm<z.input<typeof gstinForm>, z.output<typeof gstinForm>>(gstinForm, {
    defaultValues: { field: 'gstin', number: value ? (value.number ?? null) : '' },
  });
  const number = form.watch('number');
  const { submit, failure } = useSheetForm<PaperForm>({
    save: save.mutateAsync,
    showErrors: form.setServerErrors,
    done,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: pickGstin, keep: keep.mutateAsync });
  return (
    <Form form={form} onSubmit={submit} failure={failure} aria-label={t.gstin}>
      {number !== null && (
        <TextField
          label={t.gstin15Characters}
          maxLength={15}
          autoCapitalize="characters"
          hint={hintOf(upper(number), (text) => readGstin(text), form.field('number').error)}
          {...form.field('number')}
        />
      )}
      <Checkbox
        label={t.declareBusinessNot}
        checked={number === null}
        onChange={(event) => form.setValue('number', event.currentTarget.checked ? null : '')}
      />
      <SheetFoot way={way} draft={draft} pending={save.isPending} />
    </Form>
  );
}

export function PanSheet({ paper, way, done }: PaperProps) {
  const t = useTexts(kitchenProfileTexts);
  const save = useSavePaper();
  const keep = useSavePaper();
  const value = valueOf(paper);
  const form = useForm<z.input<typeof panForm>, z.output<typeof panForm>>(panForm, {
    defaultValues: { field: 'pan', number: value?.number ?? '', legal_name: value?.legal_name ?? '' },
  });
  const { submit, failure } = useSheetForm<PaperForm>({
    save: save.mutateAsync,
    showErrors: form.setServerErrors,
    done,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: pickPan, keep: keep.mutateAsync });
  return (
    <Form form={form} onSubmit={submit} failure={failure} aria-label={t.pan}>
      <TextField
        label={t.pan10Characters}
        maxLength={10}
        autoCapitalize="characters"
        hint={hintOf(upper(form.watch('number')), readPan, form.field('number').error)}
        {...form.field('number')}
      />
      <TextField label={t.nameCard} maxLength={120} {...form.field('legal_name')} />
      <SheetFoot way={way} draft={draft} pending={save.isPending} />
    </Form>
  );
}
