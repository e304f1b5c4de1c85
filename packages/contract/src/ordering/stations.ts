import { stationNameLengthMax, stationsMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** A station as the form sends it; without an id it is a new one. */
const stationForm = z.strictObject({
  station_id: z.nullable(id),
  station_name: requiredText('Name is required', stationNameLengthMax),
  category_ids: z.array(id).check(z.maxLength(200)),
});
export type StationForm = z.infer<typeof stationForm>;

interface Named {
  station_name: string;
  category_ids: readonly number[];
}
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
const hasOwnNames = (stations: readonly Named[]) =>
  isDistinct(stations.map(({ station_name }) => station_name.trim().toLowerCase()));
const hasOwnCategories = (stations: readonly Named[]) =>
  isDistinct(stations.flatMap(({ category_ids }) => category_ids));

export const stationSetup = z.object({
  /** What the setup is; a change names the one it was made from. */
  seen: z.string(),
  stations: z.array(z.object({ station_id: id, station_name: z.string(), category_ids: z.array(id) })),
  /** The categories of the menu in its order, with how many dishes each has. */
  categories: z.array(z.object({ category_id: id, category_name: z.string(), dishes: z.int() })),
});
export type StationSetup = z.infer<typeof stationSetup>;

export const getStations = endpoint({
  method: 'GET',
  path: '/kitchen/stations',
  summary: 'The stations of the caller’s kitchen in their order, and which categories go to each',
  access: ['restaurant'],
  responses: { 200: stationSetup },
});

export const saveStations = endpoint({
  method: 'PUT',
  path: '/kitchen/stations',
  summary: 'Sets all stations at once, in this order, unless somebody changed them meanwhile',
  access: ['restaurant'],
  body: z.strictObject({
    seen: z.string().check(z.maxLength(64)),
    stations: z
      .array(stationForm)
      .check(
        z.maxLength(stationsMax, `At most ${stationsMax} stations`),
        z.refine(hasOwnNames, 'Two stations share a name'),
        z.refine(hasOwnCategories, 'A category goes to one station'),
      ),
  }),
  responses: { 200: stationSetup, 409: z.object({ message: z.string(), current: stationSetup }) },
});
