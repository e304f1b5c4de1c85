import { bookingDetails, type Booking, type HeldTable, type TableDay } from '@tawa/contract/tables/bookings';
import { bookingOccasions, bookingOccasionWords } from '@tawa/domain/tables/booking-states';
import type { TableQuery } from '@tawa/domain/tables/table-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { useBookTable, useReleaseTable } from './bookings.queries.ts';
import { type KnownGuest, useKnownGuest } from './use-known-guest.ts';
import { useHeldTime } from './use-held-time.ts';
import { ruleWords } from './rule-words.ts';
import { bookingsTexts } from './bookings.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

const occasionsIn = keepEach((language: Language) => {
  const t = textsIn(bookingsTexts, language);
  return [
    { value: '', label: t.noOccasion },
    ...bookingOccasions.map((value) => ({ value, label: bookingOccasionWords[value] })),
  ];
});
const chosenOccasion = z.pipe(
  z.string(),
  z.transform((text: string) => bookingOccasions.find((known) => known === text) ?? null),
);
const detailsForm = z.extend(bookingDetails, { occasion: chosenOccasion });
type Filled = z.input<typeof detailsForm>;
type Details = z.output<typeof detailsForm>;

interface Props {
  held: HeldTable;
  day: TableDay;
  wish: TableQuery | null;
  known: KnownGuest | undefined;
  onBooked: (booking: Booking) => void;
  /** Back to the times, with what to say there. */
  onBack: (notice: string | null) => void;
}

const noteLengthMax = 300;

function useDetails({ held, wish, known, onBooked, onBack }: Props) {
  const t = useTexts(wordsTexts);
  const booking = useBookTable();
  const releasing = useReleaseTable();
  const [failure, setFailure] = useState('');
  const form = useForm<Filled, Details>(detailsForm, {
    defaultValues: {
      name: wish?.name ?? '',
      email: wish?.email ?? '',
      phone: wish?.phone ?? '',
      occasion: '',
      note: '',
    },
  });
  useKnownGuest(known, form);
  const key = { booking_number: held.booking_number, token: held.token };
  const send = async (details: Details) => {
    setFailure('');
    const answered = await booking.mutateAsync({ ...details, ...key }).catch((error: unknown) => {
      if (!(error instanceof ApiError && form.setServerErrors(error.fields))) setFailure(messageFrom(error, t.network));
    });
    if (!answered) return;
    if (answered.status === 200) onBooked(answered.body);
    else onBack(answered.body.message);
  };
  const giveBack = () => {
    releasing.mutate(key);
    onBack(null);
  };
  return { form, send, failure, giveBack };
}

/** Who comes, while the table is held; when the time is over, back to the times. */
export function HeldDetails(props: Props) {
  const t = useTexts(bookingsTexts);
  const language = useLanguage();
  const { held, day, onBack } = props;
  const { form, send, failure, giveBack } = useDetails(props);
  const { text, isOver } = useHeldTime(held.held_for_s);
  const heading = useRef<HTMLParagraphElement>(null);
  const { isSubmitting } = form.formState;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isOver && !isSubmitting) onBack(t.heldOver);
  }, [isOver, isSubmitting, onBack, t]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Banner tone="info">
        <p ref={heading} tabIndex={-1} className="font-bold outline-none">
          <span role="timer" className="num">
            {t.heldFor({ time: text })}
          </span>
        </p>
        {t.heldShort}
      </Banner>
      <BookingFacts {...held} zone={day.time_zone} place={held.venue_name} />
      <Form form={form} onSubmit={send} failure={failure} aria-label={t.title}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t.name} autoComplete="name" {...form.field('name')} />
          <TextField label={t.email} type="email" autoComplete="email" {...form.field('email')} />
          <TextField
            label={t.phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...form.field('phone')}
          />
          <SelectField label={t.occasion} options={occasionsIn(language)} {...form.field('occasion')} />
        </div>
        <TextareaField
          label={t.note}
          hint={t.noteHint}
          optional
          rows={2}
          maxLength={noteLengthMax}
          {...form.field('note')}
        />
        <p className="text-note text-ink-3">{ruleWords(day, language)}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isSubmitting} pendingText={t.booking} className="max-sm:w-full">
            {t.book}
          </Button>
          <Button variant="quiet" onClick={giveBack} disabled={isSubmitting}>
            {t.back}
          </Button>
        </div>
      </Form>
    </div>
  );
}
