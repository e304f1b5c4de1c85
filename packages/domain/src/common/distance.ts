/** A point on the map in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

const earthRadiusM = 6_371_000;
const radians = Math.PI / 180;

/** Metres between two points as the crow flies (haversine on a round earth). */
export function metresBetween(one: Point, other: Point): number {
  const north = ((other.lat - one.lat) * radians) / 2;
  const east = ((other.lng - one.lng) * radians) / 2;
  const part = Math.sin(north) ** 2 + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(east) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.sqrt(part));
}
