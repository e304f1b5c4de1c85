import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { openMap, type Point } from './leaflet-map.ts';
import { mapGround } from './map-ground.ts';

interface Props {
  /** The accessible name of the map. */
  label: string;
  /** The address of its pictures with `{z}`, `{x}` and `{y}`; null draws none. */
  tiles: string | null;
  credit: { text: string; url: string };
  /** What is in the middle while no point is chosen, and how close (4 to 19). */
  start: Point & { zoom: number };
  point: Point | null;
  onChange: (point: Point) => void;
  /** Said over a map whose pictures did not come. */
  withoutPictures: string;
}

const closeUp = 17;

/** A map that is moved under a pin in its middle; arrow keys move it as well. Loads Leaflet, so it is imported lazily. */
export function PointMap({ label, tiles, credit, start, point, onChange, withoutPictures }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openMap>>(null);
  const [hasPictures, setHasPictures] = useState(tiles !== null);
  const onMove = useEffectEvent((middle: Point) => onChange(middle));
  const first = useEffectEvent(() => ({ at: point ?? start, zoom: point ? closeUp : start.zoom }));
  useEffect(() => {
    if (!holder.current) return undefined;
    const map = openMap(holder.current, { tiles, ...first(), onMove, onPictures: setHasPictures });
    opened.current = map;
    return () => {
      opened.current = null;
      map.close();
    };
  }, [tiles]);
  const { lat, lng, zoom } = start;
  useEffect(() => {
    const map = opened.current;
    if (point) {
      if (map && !map.isAt(point)) map.show(point, closeUp);
    } else map?.show({ lat, lng }, zoom);
  }, [point, lat, lng, zoom]);
  return (
    <div className="relative isolate overflow-hidden rounded-md border border-line-strong">
      <div ref={holder} role="application" aria-label={label} className={mapGround} />
      <Icon
        of={MapPinIcon}
        weight="fill"
        className={cx(
          'pointer-events-none absolute top-1/2 left-1/2 z-[500] -translate-x-1/2 -translate-y-full text-[44px] drop-shadow-md',
          point ? 'text-brand' : 'text-ink-3',
        )}
      />
      <div className="absolute top-2 right-2 z-[500] grid gap-2">
        <IconButton label="Closer" icon={PlusIcon} look="filled" square onClick={() => opened.current?.zoom(1)} />
        <IconButton
          label="Further away"
          icon={MinusIcon}
          look="filled"
          square
          onClick={() => opened.current?.zoom(-1)}
        />
      </div>
      {!hasPictures && (
        <p className="absolute top-2 left-2 z-[500] max-w-[calc(100%-4.5rem)] rounded-md bg-surface px-3 py-2 text-note text-ink-2 shadow-1">
          {withoutPictures}
        </p>
      )}
      {tiles && (
        <a
          href={credit.url}
          target="_blank"
          rel="noreferrer"
          className="absolute right-0 bottom-0 z-[500] rounded-tl-md bg-surface px-2 py-0.5 text-note text-ink-2 underline"
        >
          {credit.text}
        </a>
      )}
    </div>
  );
}
