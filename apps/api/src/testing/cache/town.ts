import { createRandom } from '@tawa/domain/common/random';

/** Asks the database something, by another way than the process that is watched. */
export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

export interface City {
  city_id: number;
  /** The most liked one first. */
  restaurants: number[];
}

/** Whom people know and where they live; the same numbers in every run. */
export interface Town {
  random(): number;
  pickCity(): City;
  /** By habit: the tenth is chosen a tenth as often as the first. */
  pickKitchen(city: City): number;
}

const byCity = `select city_id, array_agg(restaurant_id order by score desc, restaurant_id) as restaurants
  from restaurant_listings group by 1 order by count(*) desc`;

/** How many of the first `length` places are passed over, when place n is chosen as often as 1/n. */
export const pickPlace = (random: () => number, length: number): number =>
  Math.min(length - 1, Math.floor((length + 1) ** random()) - 1);

/** Of the largest cities so many. */
export async function openTown(ask: Ask, citiesMax = Infinity): Promise<Town> {
  const found = await ask<{ city_id: number; restaurants: number[] }>(byCity);
  const cities = found.slice(0, citiesMax);
  const random = createRandom(19).next;
  const all = cities.flatMap((city) => city.restaurants.map(() => city));
  return {
    random,
    pickCity() {
      const city = all[Math.floor(random() * all.length)];
      if (!city) throw new Error('There is no restaurant.');
      return city;
    },
    pickKitchen: ({ restaurants }) => restaurants[pickPlace(random, restaurants.length)] ?? 0,
  };
}
