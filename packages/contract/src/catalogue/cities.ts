import { z } from 'zod/mini';
import { id, idParam } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const city = z.object({
  city_id: id,
  cityname: z.string(),
  /** What has a default is our own. */
  lat: z._default(z.number(), 0),
  lng: z._default(z.number(), 0),
  restaurant_count: z._default(z.int(), 0),
  /** Old names and other ways to write it, by which it is found as well. */
  other_names: z.optional(z.array(z.string())),
});
export type City = z.infer<typeof city>;

export const listActiveCities = endpoint({
  method: 'GET',
  path: '/cities/active',
  summary: 'Cities that are served, with the number of their listed restaurants',
  access: 'public',
  responses: { 200: z.array(city) },
  cache: { topics: ['cities', 'listings', 'search'], maxAgeMs: 60_000 },
});

/** A city that opens on a day to come, in India. */
export const comingCity = z.object({ city_id: id, cityname: z.string(), opens_on: z.string() });
export type ComingCity = z.infer<typeof comingCity>;

export const listComingCities = endpoint({
  method: 'GET',
  path: '/cities/coming',
  summary: 'Cities that are not served yet and open on a known day, the next one first',
  access: 'public',
  responses: { 200: z.array(comingCity) },
  cache: { topics: ['cities'], maxAgeMs: 60_000 },
});

export const getCityAnnouncement = endpoint({
  method: 'GET',
  path: '/cities/:city_id/announcement',
  summary: 'What visitors of a city read today; null where there is nothing to say',
  access: 'public',
  params: z.object({ city_id: idParam }),
  responses: { 200: z.object({ words: z.nullable(z.string()) }) },
  cache: { topics: ['cities'], maxAgeMs: 60_000 },
});

/** A part of a city where restaurants are: what people call it, its pin code and its middle. */
export const area = z.object({ name: z.string(), pincode: z.string(), lat: z.number(), lng: z.number() });
export type Area = z.infer<typeof area>;

export const listAreas = endpoint({
  method: 'GET',
  path: '/cities/:city_id/areas',
  summary: 'The parts of a city that are known by its restaurants, by their names',
  access: 'public',
  params: z.object({ city_id: idParam }),
  responses: { 200: z.array(area) },
  cache: { topics: ['cities', 'listings'], maxAgeMs: 60_000 },
});
