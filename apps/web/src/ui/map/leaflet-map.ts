import { findOwn } from '@tawa/domain/common/own';
import { map as createMap, tileLayer } from './leaflet.ts';
import 'leaflet/dist/leaflet.css';

export interface Point {
  lat: number;
  lng: number;
}

interface Input {
  /** The address of the pictures with `{z}`, `{x}` and `{y}`; null draws none. */
  tiles: string | null;
  at: Point;
  zoom: number;
  /** The middle of the map after somebody moved it. */
  onMove: (middle: Point) => void;
  onPictures: (came: boolean) => void;
}

const digits = 1e6;
const rounded = (degrees: number) => Math.round(degrees * digits) / digits;

const stride = 40;
const steps: Partial<Record<string, { x: number; y: number; zoom?: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  '+': { x: 0, y: 0, zoom: 1 },
  '=': { x: 0, y: 0, zoom: 1 },
  '-': { x: 0, y: 0, zoom: -1 },
};

/** The map itself with its pictures. */
function drawMap(element: HTMLElement, { tiles, at, zoom, onPictures }: Input, isStill: boolean) {
  const map = createMap(element, {
    // Both would be written as markup, which our pages refuse; they stand beside the map instead.
    attributionControl: false,
    zoomControl: false,
    // Its own keys are heard at the document, which a dialog keeps them from.
    keyboard: false,
    // The wheel belongs to the page, and every zoom keeps the middle.
    scrollWheelZoom: false,
    doubleClickZoom: 'center',
    touchZoom: 'center',
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
    maxZoom: 19,
    minZoom: 4,
  }).setView(at, zoom);
  if (tiles) {
    const layer = tileLayer(tiles, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' });
    layer.on('tileload', () => onPictures(true));
    layer.on('tileerror', () => onPictures(false));
    layer.addTo(map);
  }
  return map;
}

/** Opens a map in an element; what the middle shows is told only when somebody moved it by hand or by keys. */
export function openMap(element: HTMLElement, wish: Input) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = drawMap(element, wish, isStill);
  let isByHand = false;
  const told = () => {
    if (!isByHand) return;
    isByHand = false;
    const { lat, lng } = map.getCenter().wrap();
    wish.onMove({ lat: rounded(lat), lng: rounded(lng) });
  };
  map.on('dragstart', () => void (isByHand = true));
  element.tabIndex = 0;
  element.addEventListener('keydown', (event) => {
    const step = findOwn(steps, event.key);
    if (!step) return;
    event.preventDefault();
    if (step.zoom) map.setZoom(map.getZoom() + step.zoom);
    else {
      isByHand = true;
      map.panBy([step.x * stride, step.y * stride], { animate: !isStill });
    }
  });
  map.on('click', ({ latlng }) => {
    isByHand = true;
    map.panTo(latlng, { animate: !isStill });
  });
  map.on('moveend', told);
  const watcher = new ResizeObserver(() => void map.invalidateSize({ pan: false }));
  watcher.observe(element);
  return {
    map,
    show: (point: Point, closer: number) => void map.setView(point, closer, { animate: !isStill }),
    zoom: (by: number) => void map.setZoom(map.getZoom() + by),
    isAt: ({ lat, lng }: Point) => {
      const middle = map.getCenter().wrap();
      return rounded(middle.lat) === lat && rounded(middle.lng) === lng;
    },
    close() {
      watcher.disconnect();
      map.remove();
    },
  };
}
