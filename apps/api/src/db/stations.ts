import { sql } from 'kysely';

/** Where a line of an order `o` is cooked, with its dish as `d`: where its category goes, else at the first station; null without stations. */
export const stationOf = sql<number | null>`coalesce(
  (select c.station_id from station_categories c where c.restaurant_id = o.restaurant_id and c.category_id = d.category_id),
  (select s.station_id from stations s where s.restaurant_id = o.restaurant_id order by s.position, s.station_id limit 1))`;
