import { circleMarker } from './leaflet.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openMap, type Point } from './leaflet-map.ts';
import { MapFrame } from './map-frame.tsx';

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
    <MapFrame
      holder={holder}
      label={label}
      credit={tiles ? credit : null}
      notice={hasPictures ? null : withoutPictures}
    />
  );
}
