import { circle, circleMarker } from './leaflet.ts';
import { openMap, type Point } from './leaflet-map.ts';

interface Input {
  tiles: string | null;
  middle: Point;
  /** Metres. */
  radius: number | null;
  onPictures: (came: boolean) => void;
}

const closeUp = 14;
const colours = 'fill-brand stroke-brand';

/** Opens a map around a point with the circle of a radius in it. */
export function openAreaMap(element: HTMLElement, { tiles, middle, radius, onPictures }: Input) {
  const opened = openMap(element, { tiles, at: middle, zoom: closeUp, onMove: () => undefined, onPictures });
  const area = circle(middle, { radius: radius ?? 0, weight: 2, fillOpacity: 0.12, className: colours });
  const dot = circleMarker(middle, { radius: 7, weight: 3, fillOpacity: 1, className: colours });
  dot.addTo(opened.map);
  const draw = (metres: number | null) => {
    if (metres === null || !(metres > 0)) {
      area.remove();
      return;
    }
    area.setRadius(metres).addTo(opened.map);
    opened.map.fitBounds(area.getBounds(), { animate: false, padding: [16, 16] });
  };
  draw(radius);
  return { ...opened, draw };
}
