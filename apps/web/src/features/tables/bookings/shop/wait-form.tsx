import { personName, type OfferedTime } from '@tawa/contract/tables/bookings';
import { email, phone } from '@tawa/contract/common/common';
import type { TableQuery } from '@tawa/domain/tables/table-query';
import { clockTime } from '@tawa/domain/common/clock-text';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { type KnownGuest, useKnownGuest } from './use-known-guest.ts';
import { useWaitForTable } from './bookings.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { bookingsTexts } from './bookings.texts.ts';

const waitForm = z.object({ starts_at: z.string(), name: personName, email, phone });
type Filled = z.input<typeof waitForm>;

interface Props {
  restaurantId: number;
  guests: number;
  times: readonly OfferedTime[];
  zone: string;
  wish: TableQuery | null;
  known: KnownGuest | undefined;
}

function useWaiting({ restaurantId, guests, times, wish, known }: Props) {
  const t = useTexts(wordsTexts);
  const waiting = useWaitForTable();
  const [failure, setFailure] = useState('');
  const form = useForm<Filled, z.output<typeof waitForm>>(waitForm, {
    defaultValues: {
      starts_at: times[0]?.starts_at ?? '',
      name: wish?.name ?? '',
      email: wish?.email ?? '',
      phone: wish?.phone ?? '',
    },
  });
  useKnownGuest(known, form);
  const send = async (filled: Filled) => {
    setFailure('');
    await waiting.mutateAsync({ ...filled, restaurant_id: restaurantId, guests }).catch((error: unknown) => {
      if (!(error instanceof ApiError && form.setServerErrors(error.fields))) setFailure(messageFrom(error, t.network));
    });
  };
  return { form, send, failure, isDone: waiting.isSuccess };
}

/** Asks for a message when a taken time becomes free; closed until somebody wants it. */
export function WaitForm(props: Props) {
  const t = useTexts(bookingsTexts);
  const [open, setOpen] = useState(false);
  const { form, send, failure, isDone } = useWaiting(props);
  if (isDone)
    return (
      <div role="status">
        <Banner tone="success">{t.waitDone}</Banner>
      </div>
    );
  if (!open)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.waitFor}
        </Button>
      </div>
    );
  const choices = props.times.map((time) => ({
    value: time.starts_at,
    label: clockTime(new Date(time.starts_at), props.zone),
  }));
  return (
    <Form form={form} onSubmit={send} failure={failure} aria-label={t.waitFor} className="rounded-xl bg-surface-2 p-4">
      <p className="text-body text-ink-2">{t.waitLead}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={t.waitAt} options={choices} {...form.field('starts_at')} />
        <TextField label={t.name} autoComplete="name" {...form.field('name')} />
        <TextField label={t.email} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={t.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...form.field('phone')}
        />
      </div>
      <Button type="submit" variant="secondary" pending={form.formState.isSubmitting}>
        {t.waitSend}
      </Button>
    </Form>
  );
}
