import type { DiningTable, Venue } from '@tawa/contract/tables/venues';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSaveTable } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const numbered = z.pipe(z.string(), z.transform(Number));
const formIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, t.nameRequired), z.maxLength(12, t.nameTooLong)),
      min_seats: numbered,
      max_seats: numbered,
    })
    .check(
      z.refine((table) => table.max_seats >= table.min_seats, {
        path: ['max_seats'],
        error: t.mustNotLess,
      }),
    );
});
type Filled = z.input<ReturnType<typeof formIn>>;
type Written = z.output<ReturnType<typeof formIn>>;
const sizes = Array.from({ length: 20 }, (_size, index) => ({ value: index + 1, label: `${index + 1}` }));

interface Props {
  venue: Venue;
  /** Null for a new one. */
  table: DiningTable | null;
  onClose: () => void;
}

function useTable({ venue, table, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const saving = useSaveTable();
  const [isactive, setActive] = useState(table?.isactive !== 0);
  const [joined, setJoined] = useState<readonly number[]>(table?.joined_with ?? []);
  const [failure, setFailure] = useState('');
  const fields = useForm<Filled, Written>(formIn(language), {
    defaultValues: {
      name: table?.name ?? '',
      min_seats: `${table?.min_seats ?? 1}`,
      max_seats: `${table?.max_seats ?? 2}`,
    },
  });
  const save = async (written: Written) => {
    setFailure('');
    const body = { ...written, isactive: isactive ? (1 as const) : (0 as const), joined_with: [...joined] };
    const saved = await saving
      .mutateAsync({ venue_id: venue.venue_id, table_id: table?.table_id ?? null, body })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError && fields.setServerErrors(error.fields)))
          setFailure(messageFrom(error, t.network));
      });
    if (!saved) return;
    toast.success(t.saved);
    onClose();
  };
  const toggle = (id: number) => setJoined(joined.includes(id) ? joined.filter((one) => one !== id) : [...joined, id]);
  return { fields, save, failure, isactive, setActive, joined, toggle };
}

/** A table: its name, for how many, what it can be pushed together with, and whether it is in use. */
export function TableSheet(props: Props) {
  const t = useTexts(kitchenVenuesTexts);
  const { venue, table, onClose } = props;
  const { fields, save, failure, isactive, setActive, joined, toggle } = useTable(props);
  const title = table ? t.editTable : t.addTable;
  const others = venue.tables.filter((one) => one.table_id !== table?.table_id);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title} phone="tall" desktop="drawer" width="small">
      <Form form={fields} onSubmit={save} failure={failure} aria-label={title}>
        <TextField label={t.name} maxLength={12} {...fields.field('name')} />
        <div className="grid grid-cols-2 gap-4">
          <SelectField label={t.guestsFrom} options={sizes} {...fields.field('min_seats')} />
          <SelectField label={t.guestsTo} options={sizes} {...fields.field('max_seats')} />
        </div>
        {others.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 text-note font-semibold text-ink-2">{t.canJoined}</legend>
            <div className="grid grid-cols-3 gap-x-4">
              {others.map((one) => (
                <Checkbox
                  key={one.table_id}
                  label={one.name}
                  checked={joined.includes(one.table_id)}
                  onChange={() => toggle(one.table_id)}
                />
              ))}
            </div>
          </fieldset>
        )}
        <Switch label={t.use} checked={isactive} onChange={setActive} />
        <Button type="submit" wide pending={fields.formState.isSubmitting}>
          {t.save}
        </Button>
      </Form>
    </Sheet>
  );
}
