import { circleMarker } from './leaflet.ts';
import { useEffect, useRef, useState } from 'react';
import { openMap, type Point } from './leaflet-map.ts';
import { MapFrame } from './map-frame.tsx';

interface Props {
  /** The accessible name of the map. */
  label: string;
  /** The address of its pictures with `{z}`, `{x}` and `{y}`; null draws none. */
  tiles: string | null;
  credit: { text: string; url: string };
  at: Point;
  /** Said over a map whose pictures did not come. */
  withoutPictures: string;
}

const closeUp = 16;

/** A map with one place that stays. Loads Leaflet, so it is imported lazily. */
export function PlaceMap({ label, tiles, credit, at, withoutPictures }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openMap>>(null);
  const [hasPictures, setHasPictures] = useState(tiles !== null);
  const { lat, lng } = at;
  useEffect(() => {
    if (!holder.current) return undefined;
    const place = { lat, lng };
    const map = openMap(holder.current, {
      tiles,
      at: place,
      zoom: closeUp,
      onMove: () => undefined,
      onPictures: setHasPictures,
    });
    const look = { weight: 3, fillOpacity: 1, color: 'white', radius: 11, className: 'fill-brand' };
    circleMarker(place, look).addTo(map.map);
    opened.current = map;
    return () => {
      opened.current = null;
      map.close();
    };
  }, [tiles, lat, lng]);
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
