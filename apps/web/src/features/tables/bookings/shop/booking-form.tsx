import { bookingDaysMax, guestsMax, timeZoneDefault } from '@tawa/domain/common/limits';
import { writeTableQuery, type TableQuery } from '@tawa/domain/tables/table-query';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import { useNavigate } from 'react-router';
import type { z } from 'zod/mini';
import { bookingTexts } from '#lib/messages-booking.ts';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/store.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { bookingForm } from './booking-schema.ts';

type Filled = z.input<typeof bookingForm>;

const empty: Filled = { name: '', email: '', phone: '', checkIn: '', time: '', guests: '2' };
const guests = Array.from({ length: guestsMax }, (_, index) => ({ value: index + 1, label: `${index + 1}` }));

/** The dates that can be chosen today. */
function dateRange() {
  const today = zonedParts(new Date(), timeZoneDefault).date;
  return { min: today, max: addDays(today, bookingDaysMax) };
}

/** 'Book your Table': sends nothing; a valid wish goes on to the restaurants, an invalid one goes nowhere. */
export function BookingForm({ id, className = '' }: { id?: string; className?: string }) {
  const navigate = useNavigate();
  // The server's page is kept for hours, so only the browser knows today.
  const dates = useHydrated() ? dateRange() : {};
  const form = useForm<Filled, TableQuery>(bookingForm, { defaultValues: empty });
  const go = (wish: TableQuery) => navigate(paths.restaurants({ table: writeTableQuery(wish) }));
  return (
    <section
      id={id}
      aria-labelledby="booking-title"
      className={`scroll-mt-6 rounded-2xl border border-line bg-surface p-5 sm:p-8 ${className}`}
    >
      <h2 id="booking-title" className="text-2xl font-extrabold lg:text-3xl">
        {bookingTexts.title}
      </h2>
      <p className="mt-1 mb-5 text-body text-ink-2">{bookingTexts.next}</p>
      <Form form={form} onSubmit={go} aria-labelledby="booking-title">
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
          <TextField
            label="Phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...form.field('phone')}
          />
        </div>
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          <TextField label="Check-In date" type="date" {...dates} {...form.field('checkIn', { deps: ['time'] })} />
          <TextField label="Time" type="time" {...form.field('time')} />
        </div>
        <SelectField label="Guest" options={guests} {...form.field('guests')} />
        <Button type="submit" size={56} wide>
          {bookingTexts.find}
        </Button>
      </Form>
    </section>
  );
}
