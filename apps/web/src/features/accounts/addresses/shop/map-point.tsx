import { CrosshairIcon } from '@phosphor-icons/react/dist/ssr/Crosshair';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { mapQuery } from './addresses.queries.ts';
import { addressesTexts } from './addresses.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const PointMap = lazyPart(async () => (await import('#ui/map/point-map.tsx')).PointMap);

export interface Point {
  lat: number;
  lng: number;
}

interface Props {
  /** The middle of the city that is chosen. */
  city: Point | undefined;
  point: Point | null;
  onChange: (point: Point | null) => void;
}

// All of India, until a city is chosen.
const country = { lat: 22.35, lng: 78.67, zoom: 4 };
const cityZoom = 12;
const patienceMs = 10_000;
const waiting = <Skeleton className="h-[220px] w-full rounded-md sm:h-[280px]" />;

const findMe = () =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    );
  });

function UseWhereIAm({ onFound }: { onFound: (point: Point) => void }) {
  const t = useTexts(addressesTexts);
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const look = async () => {
    setState('looking');
    const found = await findMe().catch(() => null);
    setState(found ? 'idle' : 'failed');
    if (found) onFound(found);
  };
  return (
    <>
      <Button
        variant="secondary"
        size={40}
        icon={CrosshairIcon}
        pending={state === 'looking' && t.map.looking}
        onClick={() => void look()}
      >
        {t.map.here}
      </Button>
      <p role="status" className="basis-full text-note text-ink-2 empty:hidden">
        {state === 'failed' && t.map.notFound}
      </p>
    </>
  );
}

/** Where the door is on the map: optional, and the map comes only when this shows. */
export function MapPoint({ city, point, onChange }: Props) {
  const t = useTexts(addressesTexts);
  const { data, isError, refetch } = useQuery(mapQuery);
  const start = city ? { ...city, zoom: cityZoom } : country;
  return (
    <FieldGroup label={t.map.label} optional hint={t.map.hint}>
      {isError && <FailedPart text={t.map.failed} onRetry={() => void refetch()} />}
      {!data && !isError && waiting}
      {data && (
        <Suspense fallback={waiting}>
          <PointMap
            {...data}
            label={t.map.name}
            withoutPictures={t.map.withoutPictures}
            start={start}
            point={point}
            onChange={onChange}
          />
        </Suspense>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {'geolocation' in navigator && <UseWhereIAm onFound={onChange} />}
        {point && (
          <Button variant="quiet" size={40} onClick={() => onChange(null)}>
            {t.map.remove}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
