import { timeZoneDefault } from '@tawa/domain/common/limits';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Sql<T = unknown> = RawBuilder<T>;

interface Wall {
  /** Minutes since the start of today's weekday, and of yesterday's, each with its 2880 a weekday. */
  today: Sql;
  yesterday: Sql;
  date: Sql;
  local: Sql;
}

const daySpan = 2880;
const fullDay = 1440;

/** The same for all rows, so that it is worked out once. */
function usualWall(now: Date): Wall {
  const { date, weekday, minutes } = zonedParts(now, timeZoneDefault);
  const clock = `${Math.floor(minutes / 60)}:${minutes % 60}`;
  return {
    today: sql`${weekday * daySpan + minutes}::int`,
    yesterday: sql`${((weekday + 6) % 7) * daySpan + fullDay + minutes}::int`,
    date: sql`${date}::date`,
    local: sql`${`${date} ${clock}`}::timestamp`,
  };
}

function wallOf(zone: Sql, now: Date): Wall {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${zone})`;
  const minutes = sql`extract(hour from ${local}) * 60 + extract(minute from ${local})`;
  return {
    today: sql`(extract(dow from ${local}) * ${sql.lit(daySpan)} + ${minutes})::int`,
    yesterday: sql`(mod((extract(dow from ${local}) + 6)::int, 7) * ${sql.lit(daySpan)} + ${sql.lit(fullDay)} + ${minutes})::int`,
    date: sql`${local}::date`,
    local,
  };
}

/** Whether a row of `restaurant_listings` takes orders at an instant; the same decision as `decideRestaurantStatus`, for many rows. */
export function isOpen(table: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const days = column('exceptional_days');
  const holds = ({ today, yesterday, date, local }: Wall) => sql`(
    (${days} is null or ${date} <> all (${days})) and ${column('shifts')} @> ${today}
    or (${days} is null or ${date} - 1 <> all (${days})) and ${column('shifts')} @> ${yesterday}
    or coalesce(${column('exceptional')} @> ${local}, false))`;
  return sql<SqlBool>`(
    (${column('switch')} in ('online', 'busy') or ${column('switch')} = 'paused' and coalesce(${column('switch_until')} <= ${now.toISOString()}::timestamptz, false))
    and case when ${column('timezone')} = ${sql.lit(timeZoneDefault)} then ${holds(usualWall(now))} else ${holds(wallOf(column('timezone'), now))} end)`;
}
