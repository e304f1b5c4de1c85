import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { getMap } from '@tawa/contract/accounts/addresses';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';

const PlaceMap = lazyPart(async () => (await import('#ui/map/place-map.tsx')).PlaceMap);

const texts = {
  show: 'Show on the map',
  hide: 'Hide the map',
  failed: 'The map could not be read.',
  withoutPictures: 'The pictures of the map are not there.',
  elsewhere: 'Open in OpenStreetMap',
};
const waiting = <Skeleton className="h-[220px] w-full rounded-md sm:h-[280px]" />;

interface Props {
  name: string;
  at: { lat: number; lng: number };
}

function OpenMap({ name, at }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['map'],
    queryFn: async ({ signal }) => (await call(getMap, {}, signal)).body,
    staleTime: Infinity,
  });
  if (isError) return <FailedPart text={texts.failed} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlaceMap {...data} label={`Map: ${name}`} at={at} withoutPictures={texts.withoutPictures} />
    </Suspense>
  );
}

/** Where a restaurant is. Its pictures come from elsewhere, so they are asked for by a press only. */
export function RestaurantMap({ name, at }: Props) {
  const [open, setOpen] = useState(false);
  const { lat, lng } = at;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" size={40} icon={MapPinIcon} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.hide : texts.show}
        </Button>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink"
        >
          {texts.elsewhere}
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
