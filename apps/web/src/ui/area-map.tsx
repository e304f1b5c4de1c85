import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { openAreaMap } from './leaflet-area.ts';
import type { Point } from './leaflet-map.ts';
import { mapGround } from './map-ground.ts';

interface Props {
  /** The accessible name of the map. */
  label: string;
  /** The address of its pictures with `{z}`, `{x}` and `{y}`; null draws none. */
  tiles: string | null;
  credit: { text: string; url: string };
  middle: Point;
  /** Metres around the middle; null draws no circle. */
  radius: number | null;
  /** Said over a map whose pictures did not come. */
  withoutPictures: string;
}

/** A map with a circle around a point. Loads Leaflet, so it is imported lazily. */
export function AreaMap({ label, tiles, credit, middle, radius, withoutPictures }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openAreaMap>>(null);
  const [hasPictures, setHasPictures] = useState(tiles !== null);
  const first = useEffectEvent(() => radius);
  const { lat, lng } = middle;
  useEffect(() => {
    if (!holder.current) return undefined;
    const wish = { tiles, middle: { lat, lng }, radius: first(), onPictures: setHasPictures };
    const map = openAreaMap(holder.current, wish);
    opened.current = map;
    return () => {
      opened.current = null;
      map.close();
    };
  }, [tiles, lat, lng]);
  useEffect(() => opened.current?.draw(radius), [radius]);
  return (
    <div className="relative isolate overflow-hidden rounded-md border border-line-strong">
      <div ref={holder} role="application" aria-label={label} className={mapGround} />
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
