import { CrosshairIcon } from '@phosphor-icons/react/dist/ssr/Crosshair';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { usePlain } from '#lib/site/drawing.ts';
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
  /** The device does not say where it is. */
  onLost: () => void;
}

// All of India, until a city is chosen.
const country = { lat: 22.35, lng: 78.67, zoom: 4 };
const cityZoom = 12;
const patienceMs = 10_000;
const waiting = <Skeleton className="h-[13.75rem] w-full rounded-md sm:h-[17.5rem]" />;

const findMe = () =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    );
  });

function UseWhereIAm({ onFound, onLost }: { onFound: (point: Point) => void; onLost: () => void }) {
  const t = useTexts(addressesTexts);
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const look = async () => {
    setState('looking');
    const found = await findMe().catch(() => null);
    setState(found ? 'idle' : 'failed');
    if (found) onFound(found);
    else onLost();
  };
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:flex-1"
        icon={CrosshairIcon}
        pending={state === 'looking' && t.map.looking}
        onClick={() => void look()}
      >
        {t.map.here}
      </Button>
      <p role="status" className="order-last basis-full text-note text-ink-2 empty:hidden">
        {state === 'failed' && t.map.notFound}
      </p>
    </>
  );
}

/** Pictures that never came; those that are missing at the edge of a map that has others are no reason to take it away. */
function usePictures() {
  const ever = useRef(false);
  const [isWithout, setWithout] = useState(false);
  const tell = (came: boolean) => {
    if (came) ever.current = true;
    else if (!ever.current) setWithout(true);
  };
  return { isWithout, tell, again: () => setWithout(false) };
}

/** Where the door is: the place of the device, or a map that moves under the pin. Optional; without its pictures no map is shown. */
export function MapPoint({ city, point, onChange, onLost }: Props) {
  const t = useTexts(addressesTexts);
  const { data, isError, isFetching, refetch } = useQuery(mapQuery);
  const pictures = usePictures();
  const [isAsked, setAsked] = useState(false);
  const isShown = !usePlain() || isAsked;
  const start = city ? { ...city, zoom: cityZoom } : country;
  const isUnavailable = isError || pictures.isWithout;
  const retry = () => {
    pictures.again();
    if (isError) void refetch();
  };
  return (
    <div role="group" aria-label={t.map.label} className="grid gap-3">
      {isUnavailable && (
        <Banner
          tone="warning"
          icon={MapTrifoldIcon}
          title={t.map.unavailable}
          action={
            <Button variant="quiet" size={40} pending={isFetching} onClick={retry}>
              {t.map.again}
            </Button>
          }
        >
          {t.map.typeInstead}
        </Banner>
      )}
      {data?.tiles && !isShown && (
        <Button variant="secondary" icon={MapTrifoldIcon} onClick={() => setAsked(true)}>
          {t.map.show}
        </Button>
      )}
      {!data && !isError && isShown && waiting}
      {data?.tiles && isShown && !isUnavailable && (
        <div className="relative">
          <Suspense fallback={waiting}>
            <PointMap
              {...data}
              label={t.map.name}
              onPictures={pictures.tell}
              start={start}
              point={point}
              onChange={onChange}
            />
          </Suspense>
          {!point && (
            <p className="pointer-events-none absolute top-3 left-1/2 z-10 -translate-x-1/2 rounded-full bg-ink px-3.5 py-1.5 text-note font-semibold whitespace-nowrap text-canvas">
              {t.map.hint}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {'geolocation' in navigator && <UseWhereIAm onFound={onChange} onLost={onLost} />}
        {point && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t.map.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
