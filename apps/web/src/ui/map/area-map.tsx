import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openAreaMap } from './leaflet-area.ts';
import type { Point } from './leaflet-map.ts';
import { MapFrame } from './map-frame.tsx';

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
    <MapFrame
      holder={holder}
      label={label}
      credit={tiles ? credit : null}
      notice={hasPictures ? null : withoutPictures}
      onZoom={(by) => opened.current?.zoom(by)}
    />
  );
}
