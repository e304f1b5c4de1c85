import type { HeldTable, OfferedTime, TableDay } from '@tawa/contract/tables/bookings';
import type { TableQuery } from '@tawa/domain/tables/table-query';
import { clockTime } from '@tawa/domain/common/clock-text';
import { instantAt, minutesOf } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/cx.ts';
import { SelectField } from '#ui/form/input.tsx';
import { Picture } from '#ui/picture.tsx';
import { useHoldTable } from './bookings.queries.ts';
import type { KnownGuest } from './use-known-guest.ts';
import { DayChoice } from './day-choice.tsx';
import { TimeGrid } from './time-grid.tsx';
import { WaitForm } from './wait-form.tsx';
import { ruleWords } from './rule-words.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { bookingsTexts } from './bookings.texts.ts';

export interface Asked {
  date: string;
  guests: number;
}

interface Props {
  restaurantId: number;
  day: TableDay;
  asked: Asked;
  isRefreshing: boolean;
  wish: TableQuery | null;
  known: KnownGuest | undefined;
  notice: string | null;
  onAsk: (asked: Asked) => void;
  onHeld: (held: HeldTable) => void;
}

const wishedInstant = (wish: TableQuery | null, zone: string): string | null =>
  wish ? instantAt(wish.checkIn, minutesOf(wish.time), zone).toISOString() : null;

/** Holds the table of a pressed time; a taken one is told with the times that are free instead. */
function useHolding({ restaurantId, day, asked, onHeld }: Props, venueId: number | null) {
  const t = useTexts(wordsTexts);
  const bookings = useTexts(bookingsTexts);
  const holding = useHoldTable();
  const [failure, setFailure] = useState('');
  const hold = async (time: OfferedTime) => {
    setFailure('');
    const body = { restaurant_id: restaurantId, starts_at: time.starts_at, guests: asked.guests, venue_id: venueId };
    const answered = await holding
      .mutateAsync(body)
      .catch((error: unknown) => setFailure(messageFrom(error, t.network)));
    if (!answered) return;
    if (answered.status === 201) return onHeld(answered.body);
    const free = answered.body.times.map((one) => clockTime(new Date(one.starts_at), day.time_zone)).join(', ');
    setFailure(free ? bookings.freeInstead({ refused: answered.body.message, free }) : answered.body.message);
  };
  return { hold, failure, pending: holding.isPending };
}

/** What a chosen place is like. */
const VenueFacts = ({ venue }: { venue: TableDay['venues'][number] }) => {
  const t = useTexts(wordsTexts);
  return (
    <div className="mt-3 max-w-[360px]">
      {venue.photo && (
        <Picture
          src={pictureUrl(venue.photo)}
          alt={venue.name}
          sizes="(min-width: 640px) 360px, 100vw"
          className="mb-2 aspect-5/2 rounded-lg"
        />
      )}
      <p className="text-note text-ink-2">{[t.venueType[venue.type], ...venue.amenities].join(' · ')}</p>
    </div>
  );
};

/** The times of a place, or of all places together; those at which the place is closed are none of its. */
const timesIn = ({ times }: TableDay, venueId: number | null): OfferedTime[] =>
  venueId === null
    ? times
    : times
        .filter(({ open }) => open.includes(venueId))
        .map((time) =>
          time.reason === null && !time.venues.includes(venueId) ? { ...time, reason: 'taken' as const } : time,
        );

/** Day, party and time; a press on a free time holds its table. */
export function ChooseTable(props: Props) {
  const t = useTexts(bookingsTexts);
  const language = useLanguage();
  const { restaurantId, day, asked, isRefreshing, wish, notice, onAsk } = props;
  const [venueId, setVenueId] = useState<number | null>(null);
  const { hold, failure, pending } = useHolding(props, venueId);
  const times = timesIn(day, venueId);
  const venue = day.venues.find((one) => one.venue_id === venueId);
  const taken = times.filter((time) => time.reason === 'taken' || time.reason === 'pacing');
  const places = [
    { value: '', label: t.anywhere },
    ...day.venues.map((venue) => ({ value: venue.venue_id, label: venue.name })),
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      {(failure || notice) && (
        <Banner tone="warning" alert>
          {failure || notice}
        </Banner>
      )}
      <DayChoice
        date={asked.date}
        guests={asked.guests}
        first={day.first_date}
        last={day.last_date}
        onDate={(date) => onAsk({ ...asked, date })}
        onGuests={(guests) => onAsk({ ...asked, guests })}
      />
      {day.venues.length > 1 && (
        <div>
          <SelectField
            label={t.where}
            options={places}
            value={venueId ?? ''}
            onChange={(event) => setVenueId(Number(event.currentTarget.value) || null)}
            className="max-w-[360px]"
          />
          {venue && <VenueFacts venue={venue} />}
        </div>
      )}
      <div aria-busy={isRefreshing} className={cx(isRefreshing && 'busy-line')}>
        <h3 className="mb-1.5 text-note font-semibold text-ink-2">{t.times}</h3>
        {times.length === 0 && <p className="text-body text-ink-2">{t.noTimes}</p>}
        {times.length > 0 && times.length === taken.length && <p className="mb-2 text-body text-ink-2">{t.allTaken}</p>}
        <TimeGrid
          times={times}
          zone={day.time_zone}
          chosen={wishedInstant(wish, day.time_zone)}
          disabled={pending}
          onChoose={(time) => void hold(time)}
        />
        <p className="mt-3 text-note text-ink-3">{ruleWords(day, language)}</p>
      </div>
      {taken.length > 0 && (
        <WaitForm
          restaurantId={restaurantId}
          guests={asked.guests}
          times={taken}
          zone={day.time_zone}
          wish={wish}
          known={props.known}
        />
      )}
    </div>
  );
}
