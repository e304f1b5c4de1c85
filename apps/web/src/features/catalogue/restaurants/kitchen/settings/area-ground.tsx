import type { KitchenSettings } from '@tawa/contract/catalogue/restaurants.settings';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { settingsMessages } from '#lib/messages-settings.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { areaMapQuery } from './settings.queries.ts';

const AreaMap = lazy(async () => ({ default: (await import('#ui/map/area-map.tsx')).AreaMap }));
const texts = settingsMessages.area;
const waiting = <Skeleton className="h-[220px] w-full rounded-md sm:h-[280px]" />;

/** The kitchen on the map, with the circle of its radius. */
export function AreaGround({ settings: { lat, lng }, radius }: { settings: KitchenSettings; radius: number | null }) {
  const { data, isError, refetch } = useQuery(areaMapQuery);
  if (lat === null || lng === null) return <p className="text-note text-ink-3">{texts.noPoint}</p>;
  if (isError) return <FailedPart text={texts.mapFailed} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AreaMap
        {...data}
        label={texts.map}
        withoutPictures={texts.withoutPictures}
        middle={{ lat, lng }}
        radius={radius}
      />
    </Suspense>
  );
}
