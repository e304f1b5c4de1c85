import { bookingDaysMax, guestsMax, timeZoneDefault } from '@tawa/domain/common/limits';
import { writeTableQuery, type TableQuery } from '@tawa/domain/tables/table-query';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import { useNavigate } from 'react-router';
import type { z } from 'zod/mini';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/store.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { type KnownGuest, useKnownGuest } from './use-known-guest.ts';
import { bookingFormIn } from './booking-schema.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Filled = z.input<ReturnType<typeof bookingFormIn>>;

const empty: Filled = { name: '', email: '', phone: '', checkIn: '', time: '', guests: '2' };
const guests = Array.from({ length: guestsMax }, (_, index) => ({ value: index + 1, label: `${index + 1}` }));

/** The dates that can be chosen today. */
function dateRange() {
  const today = zonedParts(new Date(), timeZoneDefault).date;
  return { min: today, max: addDays(today, bookingDaysMax) };
}

interface Props {
  id?: string;
  className?: string;
  known?: KnownGuest | undefined;
}

/** 'Book your Table': sends nothing; a valid wish goes on to the restaurants, an invalid one goes nowhere. */
export function BookingForm({ id, className = '', known }: Props) {
  const t = useTexts(bookingsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  // The server's page is kept for hours, so only the browser knows today.
  const dates = useHydrated() ? dateRange() : {};
  const form = useForm<Filled, TableQuery>(bookingFormIn(language), { defaultValues: empty });
  useKnownGuest(known, form);
  const go = (wish: TableQuery) => navigate(paths.restaurants({ table: writeTableQuery(wish) }));
  return (
    <section
      id={id}
      aria-labelledby="booking-title"
      className={`scroll-mt-6 rounded-2xl border border-line bg-surface p-5 sm:p-8 ${className}`}
    >
      <h2 id="booking-title" className="text-2xl font-extrabold lg:text-3xl">
        {t.titleHere}
      </h2>
      <p className="mt-1 mb-5 text-body text-ink-2">{t.next}</p>
      <Form form={form} onSubmit={go} aria-labelledby="booking-title">
        <TextField label={t.name} autoComplete="name" {...form.field('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t.email} type="email" autoComplete="email" {...form.field('email')} />
          <TextField
            label={t.phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...form.field('phone')}
          />
        </div>
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          <TextField label={t.checkInDate} type="date" {...dates} {...form.field('checkIn', { deps: ['time'] })} />
          <TextField label={t.waitAt} type="time" {...form.field('time')} />
        </div>
        <SelectField label={t.guest} options={guests} {...form.field('guests')} />
        <Button type="submit" size={56} wide>
          {t.find}
        </Button>
      </Form>
    </section>
  );
}
