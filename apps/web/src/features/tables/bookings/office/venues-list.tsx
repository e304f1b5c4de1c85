import { venueTypes } from '@tawa/contract/tables/bookings';
import { exportAllVenues, listAllVenues, type OfficeVenue } from '@tawa/contract/tables/bookings.office';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatCount } from '#lib/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { officeBookingsTexts } from './bookings.texts.ts';
import { VenueState } from './table-look.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const columnsInIn = keepEach((language: Language) => {
  const officeBookings = textsIn(officeBookingsTexts, language);
  return keepEach((language: Language): ListColumn<OfficeVenue>[] => {
    const t = textsIn(wordsTexts, language);
    return [
      {
        id: 'name',
        header: officeBookings.venue,
        sortable: true,
        cell: ({ name }) => <span className="font-semibold">{name}</span>,
      },
      {
        id: 'restaurant_name',
        header: officeBookings.restaurant,
        sortable: true,
        cell: ({ restaurant_name }) => restaurant_name,
      },
      { id: 'city', header: officeBookings.city, spare: true, cell: ({ cityname }) => cityname },
      { id: 'type', header: officeBookings.type, cell: ({ type }) => t.venueType[type] },
      { id: 'state', header: officeBookings.state, cell: (row) => <VenueState {...row} /> },
      {
        id: 'tables',
        header: officeBookings.tables,
        numeric: true,
        spare: true,
        cell: ({ tables }) => formatCount(tables),
      },
      {
        id: 'capacity',
        header: officeBookings.seatsColumn,
        sortable: true,
        numeric: true,
        cell: ({ capacity }) => formatCount(capacity),
      },
      {
        id: 'coming_bookings',
        header: officeBookings.coming,
        sortable: true,
        numeric: true,
        cell: ({ coming_bookings }) => formatCount(coming_bookings),
      },
    ];
  });
});

const filtersWith = (cities: readonly { city_id: number; cityname: string }[], language: Language): ListFilter[] => {
  const t = textsIn(officeBookingsTexts, language);
  const words = textsIn(wordsTexts, language);
  return [
    {
      name: 'type',
      label: t.type,
      options: venueTypes.map((value) => ({ value, label: words.venueType[value] })),
    },
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
    {
      name: 'active',
      label: t.state,
      options: [
        { value: '1', label: t.on },
        { value: '0', label: t.off },
      ],
    },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeBookingsTexts, language);
  return [
    { label: t.takes, filters: { takes: '1' } },
    { label: t.off, filters: { active: '0' } },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeVenue, language: Language) => {
  const t = textsIn(officeBookingsTexts, language);
  return (
    <div className="space-y-1">
      <CardHead name={row.name}>
        <VenueState {...row} />
      </CardHead>
      <p className="text-sm text-ink-2">
        <b className="font-semibold text-ink">{row.restaurant_name}</b>, {row.cityname}
      </p>
      <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
        <span>
          {textsIn(wordsTexts, language).venueType[row.type]}, {t.tableCount({ count: row.tables })},{' '}
          {t.seats({ count: row.capacity })}
        </span>
        <span>{t.bookingCount({ count: row.coming_bookings })}</span>
      </p>
    </div>
  );
};

/** Every venue of every restaurant; `panel` draws the open one. */
export function VenuesList({ panel }: { panel: (id: string) => ReactNode }) {
  const language = useLanguage();
  const t = useTexts(officeBookingsTexts);
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<OfficeVenue>
      name="venues"
      title={t.officeVenue.title}
      nouns={['venue', 'venues']}
      read={async (wanted, signal) => (await call(listAllVenues, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAllVenues, queryOf(wanted))).body}
      columns={columnsInIn(language)(language)}
      rowId={({ venue_id }) => String(venue_id)}
      rowName={({ name }) => name}
      card={(row) => cardOf(row, language)}
      sort="restaurant_name"
      searchLabel={t.officeVenue.search}
      filters={filtersWith(cities.data ?? [], language)}
      quick={quickIn(language)}
      panel={panel}
      action={
        <ButtonLink to="/venues/bookings" size={40} icon={CalendarCheckIcon}>
          {t.bookings}
        </ButtonLink>
      }
      empty={t.empty}
    />
  );
}
