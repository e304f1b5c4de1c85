import { getMap } from '@tawa/contract/accounts/addresses';
import { getRiderPlace } from '@tawa/contract/ordering/riders';
import { riderPlaceEveryMs } from '@tawa/domain/ordering/riders';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ridersTexts } from './riders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const LiveMap = lazyPart(async () => (await import('#ui/map/live-map.tsx')).LiveMap);

const waiting = <Skeleton className="h-[13.75rem] w-full rounded-md sm:h-[17.5rem]" />;

interface Props {
  userid: number;
  order_number: string;
  door: { lat: number | null; lng: number | null } | null;
  /** What stands in its place while nobody shares a place. */
  otherwise: ReactNode;
}

/** Where the rider is, while somebody is on the way and shares it. */
export function RiderPlaceMap({ userid, order_number, door, otherwise }: Props) {
  const t = useTexts(ridersTexts);
  const language = useLanguage();
  const { data: place = null } = useQuery({
    queryKey: ['rider-place', userid, order_number],
    queryFn: async ({ signal }) => (await call(getRiderPlace, { params: { order_number } }, signal)).body.place,
    refetchInterval: riderPlaceEveryMs,
    gcTime: 0,
  });
  const { data: map } = useQuery({
    queryKey: ['map'],
    queryFn: async ({ signal }) => (await call(getMap, {}, signal)).body,
    staleTime: Infinity,
    enabled: place !== null,
  });
  if (!place || !map) return otherwise;
  const still = door && door.lat !== null && door.lng !== null ? { lat: door.lat, lng: door.lng } : null;
  return (
    <section className="grid gap-2 rounded-2xl border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-body font-bold">{t.map.title}</h2>
        <p className="num text-note text-ink-3">{t.map.seen({ time: formatTime(place.at, language) })}</p>
      </div>
      <Suspense fallback={waiting}>
        <LiveMap {...map} label={t.map.label} withoutPictures={t.map.withoutPictures} moving={place} still={still} />
      </Suspense>
    </section>
  );
}
