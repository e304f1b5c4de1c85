import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Venue } from '@tawa/contract/tables/venues';
import { clockText } from '@tawa/domain/common/clock-text';
import { useState } from 'react';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { VenueSheet } from './venue-sheet.tsx';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function hoursText({ own_hours }: Venue, language: Language): string {
  const t = textsIn(kitchenVenuesTexts, language);
  const [first] = own_hours ?? [];
  return first ? t.to({ opens: clockText(first.opens), closes: clockText(first.closes) }) : t.restaurantsHours;
}

/** The venues of the restaurant. */
export function VenuesTab({ venues }: { venues: readonly Venue[] }) {
  const language = useLanguage();
  const words = useTexts(wordsTexts);
  const t = useTexts(kitchenVenuesTexts);
  const [editing, setEditing] = useState<Venue | 'new' | null>(null);
  const add = (
    <Button size={40} icon={PlusIcon} onClick={() => setEditing('new')}>
      {t.addVenue}
    </Button>
  );
  return (
    <div className="px-4 pb-10 lg:px-6">
      {venues.length === 0 ? (
        <EmptyState title={t.noVenuesTitle} action={add}>
          {t.noVenuesText}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex justify-end">{add}</div>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {venues.map((venue) => (
              <li key={venue.venue_id} className="rounded-2xl border border-line bg-surface p-5">
                {venue.photo && (
                  <Picture
                    src={pictureUrl(venue.photo)}
                    alt=""
                    sizes="(min-width: 1280px) 30vw, (min-width: 768px) 45vw, 100vw"
                    className="mb-4 aspect-5/2 rounded-lg"
                  />
                )}
                <div className="flex items-start justify-between gap-3">
                  <h2 className="text-lg font-bold">{venue.name}</h2>
                  <Badge tone={venue.isactive === 1 ? 'success' : 'neutral'}>
                    {venue.isactive === 1 ? t.use : t.outUse}
                  </Badge>
                </div>
                <p className="mt-1 text-body text-ink-2">
                  {words.venueType[venue.type]} · {t.tables({ count: venue.tables.length })},{' '}
                  {t.seatCount({ count: venue.capacity })}
                </p>
                <p className="num mt-1 text-note text-ink-3">
                  {[hoursText(venue, language), ...venue.amenities].join(' · ')}
                </p>
                <Button size={40} variant="secondary" className="mt-4" onClick={() => setEditing(venue)}>
                  {t.change}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {editing && <VenueSheet venue={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </div>
  );
}
