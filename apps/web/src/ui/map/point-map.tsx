import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { openMap, type Point } from './leaflet-map.ts';
import { MapFrame } from './map-frame.tsx';

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
  /** Whether the pictures of the map come, each time one of them did or did not. */
  onPictures: (came: boolean) => void;
}

const closeUp = 17;

/** A map that is moved under a pin in its middle; arrow keys move it as well. Loads Leaflet, so it is imported lazily. */
export function PointMap({ label, tiles, credit, start, point, onChange, onPictures }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openMap>>(null);
  const onMove = useEffectEvent((middle: Point) => onChange(middle));
  const onPicture = useEffectEvent((came: boolean) => onPictures(came));
  const first = useEffectEvent(() => ({ at: point ?? start, zoom: point ? closeUp : start.zoom }));
  useEffect(() => {
    if (!holder.current) return undefined;
    const map = openMap(holder.current, { tiles, ...first(), onMove, onPictures: onPicture });
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
    <MapFrame
      holder={holder}
      label={label}
      credit={tiles ? credit : null}
      notice={null}
      onZoom={(by) => opened.current?.zoom(by)}
    >
      <Icon
        of={MapPinIcon}
        weight="fill"
        className={cx(
          'pointer-events-none absolute top-1/2 left-1/2 z-[500] -translate-x-1/2 -translate-y-full text-[2.75rem] drop-shadow-md',
          point ? 'text-brand' : 'text-ink-3',
        )}
      />
    </MapFrame>
  );
}
