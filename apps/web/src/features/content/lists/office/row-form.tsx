import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Form, useForm, type SchemaForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import type { Choice } from '#ui/form/plain-select.tsx';
import { PanelHead } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { RowNames } from './row-names.tsx';
import { RowPicture } from './row-picture.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { officeListsTexts } from './lists.texts.ts';

export type Schema<Values extends FieldValues> = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];

/** A field of a plain row's form. */
export interface RowField<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  kind?: 'text' | 'area' | 'number' | 'check' | 'day' | 'picture' | 'names';
  /** The field with the English name, of names in other languages. */
  of?: Path<Values>;
  options?: readonly Choice[];
  hint?: string;
  maxLength?: number;
  /** The first, empty entry of its options. */
  placeholder?: string;
  /** Whether what the form holds asks for it; a name may stand in two fields of which one is asked for. */
  isAsked?: (values: Values) => boolean;
}

export interface RowFormProps<Values extends FieldValues> {
  /** The list whose rows are read again: its name in the cache. */
  list: string;
  title: string;
  schema: Schema<Values>;
  values: DefaultValues<Values>;
  fields: readonly RowField<Values>[];
  save: (values: Values) => Promise<unknown>;
  saved: string;
  /** Deletes the row; new ones have none. */
  remove?: { question: string; label: string; done: string; run: () => Promise<unknown> };
  onClose: () => void;
}

/** A day that is left out is none. */
const orNone = { setValueAs: (value: string | null) => value || null };

function OneField<Values extends FieldValues>({
  field,
  form,
}: {
  field: RowField<Values>;
  form: SchemaForm<Values, Values>;
}) {
  const { name, label, kind = 'text', options, hint, maxLength, placeholder, of = name } = field;
  const common = { label, hint, maxLength };
  if (kind === 'picture') return <RowPicture name={name} label={label} form={form} />;
  if (kind === 'names') return <RowNames name={name} english={form.watch(of)} lengthMax={maxLength ?? 0} form={form} />;
  if (kind === 'check') return <Checkbox label={label} {...form.register(name)} />;
  if (options) return <SelectField {...{ label, hint, options, placeholder }} {...form.field(name)} />;
  if (kind === 'area') return <TextareaField {...common} rows={5} counter {...form.field(name)} />;
  if (kind === 'number')
    return <TextField {...common} type="number" step="any" {...form.field(name, { valueAsNumber: true })} />;
  if (kind === 'day') return <TextField {...common} type="date" {...form.field(name, orNone)} />;
  return <TextField {...common} {...form.field(name)} />;
}

/** The list itself, and what other pages keep of its rows. */
const renew = (client: QueryClient, list: string) =>
  Promise.all([['list', list], [list]].map((queryKey) => client.invalidateQueries({ queryKey })));

function DeleteButton<Values extends FieldValues>({
  list,
  remove,
  onClose,
}: Pick<RowFormProps<Values>, 'list' | 'remove' | 'onClose'>) {
  const t = useTexts(wordsTexts);
  const officeLists = useTexts(officeListsTexts);
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: async () => remove?.run(),
    onSuccess: async () => {
      toast.success(remove?.done ?? '');
      onClose();
      await renew(client, list);
    },
    onError: (error) => {
      setAsking(false);
      toast.error(messageFrom(error, t.failed));
    },
  });
  if (!remove) return null;
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {officeLists.delete}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={remove.question}
          confirmLabel={remove.label}
          onConfirm={() => deletion.mutate()}
          onCancel={() => setAsking(false)}
          pending={deletion.isPending}
          pendingText={officeLists.deleting}
        >
          {officeLists.deleteText}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Adds or changes a plain row beside its list. */
export function RowForm<Values extends FieldValues>(props: RowFormProps<Values>) {
  const t = useTexts(wordsTexts);
  const officeLists = useTexts(officeListsTexts);
  const { list, title, schema, values, fields, save, saved, remove, onClose } = props;
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const form = useForm<Values, Values>(schema, { defaultValues: values });
  const given = form.watch();
  const submit = async (checked: Values) => {
    setFailure('');
    try {
      await save(checked);
      toast.success(saved);
      onClose();
      await renew(client, list);
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      setFailure(messageFrom(error, t.failed));
    }
  };
  return (
    <>
      <PanelHead title={title} />
      <Form form={form} onSubmit={submit} failure={failure}>
        {fields
          .filter(({ isAsked }) => isAsked?.(given) ?? true)
          .map((field) => (
            <OneField key={`${field.name} ${field.options ? 'choice' : 'text'}`} field={field} form={form} />
          ))}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            className="flex-1"
            pending={form.formState.isSubmitting}
            pendingText={officeLists.saving}
          >
            {officeLists.save}
          </Button>
          <DeleteButton list={list} remove={remove} onClose={onClose} />
        </div>
      </Form>
    </>
  );
}
