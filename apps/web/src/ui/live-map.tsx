import { circleMarker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openMap, type Point } from './leaflet-map.ts';
import { mapGround } from './map-ground.ts';

interface Props {
  /** The accessible name of the map. */
  label: string;
  /** The address of its pictures with `{z}`, `{x}` and `{y}`; null draws none. */
  tiles: string | null;
  credit: { text: string; url: string };
  /** The point that moves; the map goes with it. */
  moving: Point;
  /** A point that stays. */
  still: Point | null;
  /** Said over a map whose pictures did not come. */
  withoutPictures: string;
}

const closeUp = 15;

/** A map that goes with a moving point. Loads Leaflet, so it is imported lazily. */
export function LiveMap({ label, tiles, credit, moving, still, withoutPictures }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const follow = useRef<(to: Point) => void>(null);
  const [hasPictures, setHasPictures] = useState(tiles !== null);
  const first = useEffectEvent(() => ({ moving, still }));
  useEffect(() => {
    if (!holder.current) return undefined;
    const from = first();
    const opened = openMap(holder.current, {
      tiles,
      at: from.moving,
      zoom: closeUp,
      onMove: () => undefined,
      onPictures: setHasPictures,
    });
    const look = { weight: 3, fillOpacity: 1, color: 'white' };
    if (from.still) circleMarker(from.still, { ...look, radius: 9, className: 'fill-success-solid' }).addTo(opened.map);
    const dot = circleMarker(from.moving, { ...look, radius: 11, className: 'fill-brand' }).addTo(opened.map);
    follow.current = (to) => {
      dot.setLatLng(to);
      opened.map.panTo(to, { animate: false });
    };
    return () => {
      follow.current = null;
      opened.close();
    };
  }, [tiles]);
  const { lat, lng } = moving;
  useEffect(() => follow.current?.({ lat, lng }), [lat, lng]);
  return (
    <div className="relative isolate overflow-hidden rounded-md border border-line-strong">
      <div ref={holder} role="application" aria-label={label} className={mapGround} />
      {!hasPictures && (
        <p className="absolute top-2 left-2 z-[500] max-w-[calc(100%-1rem)] rounded-md bg-surface px-3 py-2 text-note text-ink-2 shadow-1">
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
