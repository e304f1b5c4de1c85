import { exportAllBookings, listAllBookings, type OfficeBooking } from '@tawa/contract/tables/bookings.office';
import { bookingStates, bookingStateWords } from '@tawa/domain/tables/booking-states';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { findOwn } from '@tawa/domain/common/own';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { officeBookingsTexts } from './bookings.texts.ts';
import { whenOf } from './table-look.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const columnsInIn = keepEach((language: Language) => {
  const officeBookings = textsIn(officeBookingsTexts, language);
  return keepEach((language: Language): ListColumn<OfficeBooking>[] => {
    const t = textsIn(officeBookingsTexts, language);
    return [
      {
        id: 'booking_number',
        header: officeBookings.booking,
        sortable: true,
        cell: ({ booking_number }) => <span className="num font-semibold whitespace-nowrap">{booking_number}</span>,
      },
      {
        id: 'starts_at',
        header: officeBookings.time,
        sortable: true,
        cell: (row) => {
          const [day, time] = whenOf(row);
          return (
            <span className="num">
              <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{time}</span>
            </span>
          );
        },
      },
      { id: 'restaurant', header: officeBookings.restaurant, cell: ({ restaurant_name }) => restaurant_name },
      {
        id: 'venue',
        header: officeBookings.venue,
        spare: true,
        cell: ({ venue_name }) => (
          <span className="line-clamp-2 min-w-20" title={venue_name}>
            {venue_name}
          </span>
        ),
      },
      { id: 'name', header: officeBookings.name, spare: true, cell: ({ name }) => name ?? '–' },
      {
        id: 'guests',
        header: officeBookings.guests,
        sortable: true,
        numeric: true,
        spare: true,
        cell: ({ guests }) => guests,
      },
      { id: 'state', header: officeBookings.state, cell: ({ state }) => <BookingBadge state={state} /> },
      {
        id: 'source',
        header: officeBookings.from,
        spare: true,
        cell: ({ source }) => findOwn(t.bookingSource, source) ?? source,
      },
      {
        id: 'created_on',
        header: officeBookings.made,
        sortable: true,
        spare: true,
        cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDateTime(created_on, language)}</span>,
      },
    ];
  });
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(officeBookingsTexts, language);
  return [
    {
      name: 'state',
      label: t.state,
      options: bookingStates.map((value) => ({ value, label: bookingStateWords[value] })),
    },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeBookingsTexts, language);
  return [
    { label: t.coming, icon: CalendarCheckIcon, filters: { coming: '1' } },
    { label: t.requested, icon: HourglassMediumIcon, filters: { state: 'requested' } },
    { label: t.noShows, filters: { state: 'no_show' } },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeBooking, language: Language) => {
  const t = textsIn(officeBookingsTexts, language);
  return (
    <div className="space-y-1">
      <CardHead name={row.booking_number}>
        <BookingBadge state={row.state} />
      </CardHead>
      <p className="text-sm break-words text-ink-2">
        {t.forIt({
          restaurantName: row.restaurant_name,
          b: (words) => <b className="font-semibold text-ink">{words}</b>,
        })}{' '}
        {row.name ?? '–'}
      </p>
      <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-2">
        <span>{whenOf(row).join(', ')}</span>
        <span>{t.guestCount({ count: row.guests })}</span>
      </p>
    </div>
  );
};

/** Every booking of every restaurant; `panel` draws the open one. */
export const BookingsList = ({ panel }: { panel: (id: string) => ReactNode }) => {
  const language = useLanguage();
  const mayAct = useMayAct('tables');
  const t = useTexts(officeBookingsTexts);
  return (
    <ListFrame<OfficeBooking>
      name="bookings"
      title={t.title}
      nouns={['booking', 'bookings']}
      read={async (wanted, signal) => (await call(listAllBookings, queryOf(wanted), signal)).body}
      readCsv={mayAct ? async (wanted) => (await call(exportAllBookings, queryOf(wanted))).body : undefined}
      columns={columnsInIn(language)(language)}
      rowId={({ booking_number }) => booking_number}
      rowName={({ booking_number }) => booking_number}
      card={(row) => cardOf(row, language)}
      sort="-starts_at"
      searchLabel={t.search}
      filters={filtersIn(language)}
      quick={quickIn(language)}
      panel={panel}
      action={
        <ButtonLink to="/venues" size={40} variant="secondary" icon={ArmchairIcon}>
          {t.venues}
        </ButtonLink>
      }
      empty={t.empty}
    />
  );
};
