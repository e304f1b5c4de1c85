import type { City } from '@tawa/contract/cities';

const kmPerDegree = 111;
/** Beyond this a city is not where the person is (km). */
const reachKm = 60;

/** Kilometres between two places of one country; flat geometry is close enough to choose a city. */
function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return kmPerDegree * Math.hypot(a.lat - b.lat, east);
}

/** The city around a place; null when none is near. */
export function findNearestCity(cities: readonly City[], place: { lat: number; lng: number }): City | null {
  const near = cities
    .map((city) => ({ city, km: distanceKm(city, place) }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => a.km - b.km);
  return near[0]?.city ?? null;
}
