// Before Leaflet, which makes markup while it loads.
import './leaflet-markup.ts';

export { circle, circleMarker, map, tileLayer } from 'leaflet';
