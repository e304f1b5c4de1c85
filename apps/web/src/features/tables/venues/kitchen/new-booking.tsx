import { mobileForm } from '@tawa/contract/common/common';
import { personName } from '@tawa/contract/tables/bookings';
import type { TableWait } from '@tawa/contract/tables/bookings.kitchen';
import { bookingOccasions, bookingOccasionWords } from '@tawa/domain/tables/booking-states';
import { instantAt, minutesOf } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { GridRow } from './day-scale.ts';
import { useAddBooking, useAddWait } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

export type NewKind = 'walk_in' | 'phone' | 'wait';

const guestsMax = 20;
const numbered = z.pipe(z.string(), z.transform(Number));
const phoneOrNoneIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return z.string().check(mobileForm, z.regex(/^(\d{10})?$/, t.phoneWrong));
});
const emailOrNoneIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return z.string().check(z.trim(), z.regex(/^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$/, t.invalidEmail));
});
const newFormIn = keepEach((language: Language) =>
  z.object({
    name: personName,
    guests: numbered,
    phone: phoneOrNoneIn(language),
    email: emailOrNoneIn(language),
    date: z.string(),
    time: z.string(),
    table: z.string(),
    occasion: z.string(),
    staff_note: z.string(),
  }),
);
type Filled = z.input<ReturnType<typeof newFormIn>>;
type Written = z.output<ReturnType<typeof newFormIn>>;

interface Props {
  kind: NewKind;
  date: string;
  zone: string;
  rows: readonly GridRow[];
  /** Guests off the waiting list who sit down now. */
  wait: TableWait | null;
  onClose: () => void;
}

const titlesIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return { walk_in: t.walkIn, phone: t.newBooking, wait: t.addWait };
});
const sizes = Array.from({ length: guestsMax }, (_size, index) => ({ value: index + 1, label: `${index + 1}` }));

function useAdding({ kind, zone, wait, onClose }: Props, form: ReturnType<typeof useForm<Filled, Written>>) {
  const t = useTexts(kitchenVenuesTexts);
  const adding = useAddBooking();
  const waiting = useAddWait();
  const [failure, setFailure] = useState('');
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError && form.setServerErrors(error.fields))) setFailure(messageFrom(error, t.network));
  };
  const add = async ({ name, guests, staff_note, ...rest }: Written) => {
    setFailure('');
    const person = { name, guests, phone: rest.phone || null, email: rest.email || null };
    if (kind === 'wait') {
      const added = await waiting.mutateAsync(person).catch(fail);
      return added && onClose();
    }
    const starts_at = kind === 'phone' ? instantAt(rest.date, minutesOf(rest.time), zone).toISOString() : null;
    const occasion = bookingOccasions.find((known) => known === rest.occasion) ?? null;
    const table_ids = rest.table ? [Number(rest.table)] : [];
    const body = {
      ...person,
      source: kind,
      occasion,
      staff_note,
      starts_at,
      table_ids,
      wait_id: wait?.wait_id ?? null,
    };
    const answered = await adding.mutateAsync(body).catch(fail);
    if (answered?.status === 409) return setFailure(answered.body.message);
    if (!answered) return undefined;
    toast.success(t.saved);
    return onClose();
  };
  return { add, failure };
}

/** Writes a booking down, seats guests who walked in, or puts them on the list. */
export function NewBooking(props: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const { kind, date, rows, wait, onClose } = props;
  const form = useForm<Filled, Written>(newFormIn(language), {
    defaultValues: {
      // Whoever stands at the door is seated first; a name can be asked for at the table.
      name: wait?.name ?? (kind === 'walk_in' ? t.walkInName : ''),
      guests: `${wait?.guests ?? 2}`,
      phone: wait?.phone ?? '',
      email: '',
      date,
      time: '19:30',
      table: '',
      occasion: '',
      staff_note: '',
    },
  });
  const { add, failure } = useAdding(props, form);
  const tables = [
    { value: '', label: t.smallestFreeTable },
    ...rows.map((row) => ({ value: row.table_id, label: `${row.name} (${row.min_seats}–${row.max_seats})` })),
  ];
  const occasions = [
    { value: '', label: t.none },
    ...bookingOccasions.map((value) => ({ value, label: bookingOccasionWords[value] })),
  ];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={titlesIn(language)[kind]}
      phone="tall"
      desktop="drawer"
      width="small"
    >
      <Form form={form} onSubmit={add} failure={failure} aria-label={titlesIn(language)[kind]}>
        {kind === 'walk_in' ? (
          <>
            <SelectField label={t.guests} options={sizes} {...form.field('guests')} />
            <SelectField label={t.table} options={tables} {...form.field('table')} />
            <div className="grid grid-cols-2 gap-4">
              <TextField label={t.name} {...form.field('name')} />
              <TextField label={t.phone} optional type="tel" inputMode="numeric" {...form.field('phone')} />
            </div>
          </>
        ) : (
          <>
            <TextField label={t.name} {...form.field('name')} />
            <div className="grid grid-cols-2 gap-4">
              <SelectField label={t.guests} options={sizes} {...form.field('guests')} />
              <TextField label={t.phone} optional type="tel" inputMode="numeric" {...form.field('phone')} />
            </div>
          </>
        )}
        {kind === 'phone' && (
          <>
            <div className="grid grid-cols-2 gap-4">
              <TextField label={t.day} type="date" {...form.field('date')} />
              <TextField label={t.time} type="time" step={900} {...form.field('time')} />
            </div>
            <TextField label={t.email} optional type="email" {...form.field('email')} />
            <SelectField label={t.occasion} options={occasions} {...form.field('occasion')} />
          </>
        )}
        {kind !== 'wait' && (
          <>
            {kind === 'phone' && <SelectField label={t.table} options={tables} {...form.field('table')} />}
            <TextareaField label={t.staffNote} optional rows={2} maxLength={300} {...form.field('staff_note')} />
          </>
        )}
        <Button type="submit" wide pending={form.formState.isSubmitting}>
          {kind === 'walk_in' ? t.seatNow : titlesIn(language)[kind]}
        </Button>
      </Form>
    </Sheet>
  );
}
