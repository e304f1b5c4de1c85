import type { City } from '@tawa/contract/catalogue/cities';
import { metresBetween, type Point } from '@tawa/domain/common/distance';

/** Beyond this a city is not where the person is. */
const reachM = 60_000;

/** The city around a place; null when none is near. */
export function findNearestCity(cities: readonly City[], place: Point): City | null {
  const near = cities
    .map((city) => ({ city, metres: metresBetween(city, place) }))
    .filter(({ metres }) => metres <= reachM)
    .sort((a, b) => a.metres - b.metres);
  return near[0]?.city ?? null;
}
