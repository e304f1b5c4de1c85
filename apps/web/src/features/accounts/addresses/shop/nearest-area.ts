import type { Area, City } from '@tawa/contract/catalogue/cities';
import { metresBetween, type Point } from '@tawa/domain/common/distance';

// Beyond it a name would be a guess: areas are known by where restaurants are.
const areaReachM = 1500;
const cityReachM = 60_000;

function nearest<T extends Point>(places: readonly T[], point: Point, reach: number): T | null {
  const [first] = places
    .map((place) => ({ place, metres: metresBetween(place, point) }))
    .filter(({ metres }) => metres <= reach)
    .toSorted((a, b) => a.metres - b.metres);
  return first?.place ?? null;
}

/** The area that a point lies in, as far as it is known. */
export const findArea = (areas: readonly Area[], point: Point): Area | null => nearest(areas, point, areaReachM);

/** The city that a point lies in or beside. */
export const findCity = <T extends Pick<City, 'lat' | 'lng'>>(cities: readonly T[], point: Point): T | null =>
  nearest(cities, point, cityReachM);

const shownMax = 5;

/** Areas whose name or pin code begins as what was typed; of the name every word may. */
export function searchAreas(areas: readonly Area[], typed: string): Area[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const fits = ({ name, pincode }: Area) => pincode.startsWith(text) || ` ${name.toLowerCase()}`.includes(` ${text}`);
  return areas.filter((area) => fits(area)).slice(0, shownMax);
}
