import type { KitchenSettings } from '@tawa/contract/catalogue/restaurants.settings';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { areaMapQuery } from './settings.queries.ts';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const AreaMap = lazyPart(async () => (await import('#ui/map/area-map.tsx')).AreaMap);

const waiting = <Skeleton className="h-[13.75rem] w-full rounded-md sm:h-[17.5rem]" />;

/** The kitchen on the map, with the circle of its radius. */
export function AreaGround({ settings: { lat, lng }, radius }: { settings: KitchenSettings; radius: number | null }) {
  const t = useTexts(kitchenSettingsTexts);
  const { data, isError, refetch } = useQuery(areaMapQuery);
  if (lat === null || lng === null) return <p className="text-note text-ink-3">{t.area.noPoint}</p>;
  if (isError) return <FailedPart text={t.area.mapFailed} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AreaMap
        {...data}
        label={t.area.map}
        withoutPictures={t.area.withoutPictures}
        middle={{ lat, lng }}
        radius={radius}
      />
    </Suspense>
  );
}
