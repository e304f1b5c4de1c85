import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { getMap } from '@tawa/contract/accounts/addresses';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { restaurantsTexts } from './restaurants.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const PlaceMap = lazyPart(async () => (await import('#ui/map/place-map.tsx')).PlaceMap);

const wordsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantsTexts, language);
  return {
    show: t.showOnMap,
    hide: t.hideMap,
    failed: t.mapCouldNot,
    withoutPictures: t.picturesMapNot,
    elsewhere: t.openInOpenstreetmap,
  };
});
const waiting = <Skeleton className="h-[13.75rem] w-full rounded-md sm:h-[17.5rem]" />;

interface Props {
  name: string;
  at: { lat: number; lng: number };
}

function OpenMap({ name, at }: Props) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const { data, isError, refetch } = useQuery({
    queryKey: ['map'],
    queryFn: async ({ signal }) => (await call(getMap, {}, signal)).body,
    staleTime: Infinity,
  });
  if (isError) return <FailedPart text={wordsIn(language).failed} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlaceMap {...data} label={t.map({ name })} at={at} withoutPictures={wordsIn(language).withoutPictures} />
    </Suspense>
  );
}

/** Where a restaurant is. Its pictures come from elsewhere, so they are asked for by a press only. */
export function RestaurantMap({ name, at }: Props) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { lat, lng } = at;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" size={40} icon={MapPinIcon} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? wordsIn(language).hide : wordsIn(language).show}
        </Button>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink"
        >
          {wordsIn(language).elsewhere}
        </a>
      </div>
      {open && (
        <div className="mt-3">
          <OpenMap name={name} at={at} />
        </div>
      )}
    </div>
  );
}
