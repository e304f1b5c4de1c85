import type { StatisticsPart } from '@tawa/contract/insight/statistics.office';
import { sql } from 'kysely';
import { holds, type Listing, rupeesOf } from '#platform/database/listing.ts';
import { inSpan, inSpans, ordersOf, type Scope, type Spans } from './scope.ts';
import { figureConditions, placed } from '#db/order-figures.ts';

interface Query {
  by: 'city' | 'restaurant';
  search: string;
}

const sources = {
  city: { column: sql`o.city_id`, join: sql`join cities p on p.city_id = s.id`, name: sql`p.cityname`, city: sql`''` },
  restaurant: {
    column: sql`o.restaurant_id`,
    join: sql`join restaurants p on p.restaurant_id = s.id left join cities c on c.city_id = p.city_id`,
    name: sql`p.restaurant_name`,
    city: sql`coalesce(c.cityname, '')`,
  },
} as const;

/** The orders of both periods by city or by restaurant, counted as the whole counts them. */
export function partsListing({ by, search }: Query, scope: Scope, spans: Spans): Listing<StatisticsPart> {
  const { column, join, name, city } = sources[by];
  const now = inSpan('o.placed_at', spans.now);
  const count = (condition: keyof typeof figureConditions) =>
    sql`(count(*) filter (where ${now} and ${figureConditions[condition]}))::int`;
  const gross = (span: typeof now) =>
    sql`coalesce(sum(o.item_total) filter (where ${span} and ${figureConditions.delivered}), 0)::bigint`;
  return {
    from: sql`(select ${column} as id, ${count('placed')} as placed, ${count('delivered')} as delivered,
        ${count('late')} as late, ${count('ended')} as ended,
        ${gross(now)} as gross, ${gross(inSpan('o.placed_at', spans.before))} as gross_before
      from orders o where ${inSpans('o.placed_at', spans)} and ${ordersOf(scope)} and ${placed} group by 1) s ${join}`,
    select: sql<StatisticsPart>`s.id, ${name} as name, ${city} as cityname, s.placed, s.delivered, s.late, s.ended,
      ${rupeesOf('s.gross')} as gross, ${rupeesOf('s.gross_before')} as gross_before`,
    key: 's.id',
    sorts: {
      gross: sql`s.gross`,
      name: sql`lower(${name})`,
      placed: sql`s.placed`,
      delivered: sql`s.delivered`,
      late: sql`s.late`,
      ended: sql`s.ended`,
    },
    where: [holds(sql`lower(${name})`, search)],
  };
}
