import type { AuditEntry } from '@tawa/contract/insight/audit';
import { setVenueActive } from '@tawa/contract/tables/bookings.office';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';
import { officeBookingsTexts } from './bookings.texts.ts';
import { VenueState } from './table-look.tsx';
import { officeVenueQuery, useTableAction, type VenueDetail } from './tables.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function Switching({ venue }: { venue: VenueDetail }) {
  const t = useTexts(officeBookingsTexts);
  const [asking, setAsking] = useState(false);
  const action = useTableAction('venues');
  const wanted = venue.isactive === 0;
  const params = { venue_id: venue.venue_id };
  const verb = wanted ? t.switchOn : t.switchOff;
  return (
    <>
      <Button
        size={40}
        variant={wanted ? 'primary' : 'danger'}
        icon={wanted ? CheckCircleIcon : ProhibitIcon}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      {asking && (
        <ReasonSheet
          title={wanted ? t.putBackTitle({ name: venue.name }) : t.takeOutTitle({ name: venue.name })}
          text={wanted ? t.putBackText : t.takeOutText}
          label={t.officeVenue.reason}
          verb={verb}
          pendingText={t.saving}
          danger={!wanted}
          onClose={() => setAsking(false)}
          onReason={(reason) =>
            action.mutateAsync({
              run: () => call(setVenueActive, { params, body: { isactive: wanted ? 1 : 0, reason } }),
              isTold: true,
            })
          }
        />
      )}
    </>
  );
}

const seatsOf = ({ min_seats, max_seats }: VenueDetail['table_list'][number], language: Language) => {
  const t = textsIn(officeBookingsTexts, language);
  return min_seats === max_seats
    ? t.seats({ count: max_seats })
    : t.toSeats({ minSeats: min_seats, maxSeats: max_seats });
};

function TableList({ venue }: { venue: VenueDetail }) {
  const language = useLanguage();
  const t = useTexts(officeBookingsTexts);
  return (
    <PanelPart title={t.tables} aside={t.seats({ count: venue.capacity })}>
      {venue.table_list.length === 0 ? (
        <p className="text-sm text-ink-3">{t.noTables}</p>
      ) : (
        <ul className="num grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {venue.table_list.map((table) => (
            <li key={table.name} className="flex justify-between gap-3">
              <b className="font-semibold">{table.name}</b>
              <span className="text-ink-2">{table.isactive === 1 ? seatsOf(table, language) : t.off}</span>
            </li>
          ))}
        </ul>
      )}
    </PanelPart>
  );
}

const factsOf = (venue: VenueDetail, language: Language): [string, ReactNode][] => {
  const officeBookingsWords = textsIn(officeBookingsTexts, language);
  const t = textsIn(wordsTexts, language);
  return [
    [officeBookingsWords.type, t.venueType[venue.type]],
    [officeBookingsWords.city, venue.cityname],
    ...(venue.address ? [[officeBookingsWords.address, venue.address] satisfies [string, ReactNode]] : []),
    ...(venue.amenities.length > 0
      ? [[officeBookingsWords.amenities, venue.amenities.join(', ')] satisfies [string, ReactNode]]
      : []),
    [
      officeBookingsWords.opening,
      venue.has_own_hours ? officeBookingsWords.hoursItsOwn : officeBookingsWords.restaurantsHours,
    ],
    [officeBookingsWords.bookingsHere, formatCount(venue.coming_bookings)],
  ];
};

interface Props {
  venueId: number;
  /** What the office did to it. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One venue: its tables, its bookings, and the switch of the office. */
export function VenuePanel({ venueId, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officeBookingsTexts);
  return (
    <PanelBody query={useQuery(officeVenueQuery(venueId))} failed={t.officeVenue.loadFailed}>
      {(venue) => (
        <>
          <PanelHead title={venue.name} badge={<VenueState {...venue} />}>
            <b className="text-brand-ink">{venue.restaurant_name}</b>
          </PanelHead>
          <Facts facts={factsOf(venue, language)} className="mb-4" />
          <div className="mb-4 flex flex-wrap gap-2">
            <ButtonLink
              to={`/venues/bookings?${new URLSearchParams({ coming: '1', search: venue.restaurant_name }).toString()}`}
              size={40}
              variant="secondary"
            >
              {t.bookingsHere}
            </ButtonLink>
            <ForActing part="tables">
              <Switching venue={venue} />
            </ForActing>
          </div>
          <TableList venue={venue} />
          <PanelPart title={t.history}>{history(venue.history)}</PanelPart>
        </>
      )}
    </PanelBody>
  );
}
