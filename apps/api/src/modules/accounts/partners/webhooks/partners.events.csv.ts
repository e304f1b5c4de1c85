import { timeZoneDefault } from '@tawa/domain/common/limits';
import { addDays, instantAt } from '@tawa/domain/common/zoned-time';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { writeCsv } from '#platform/http/csv.ts';
import { listEvents } from './partners.webhooks.store.ts';

const rowsMax = 20_000;
const daysMax = 92;

/** The events of a restaurant's orders of some days as a file, for those whose systems hear of nothing. */
export async function eventsFile(db: Db, restaurantId: number, span: { from: string; to: string }) {
  const from = instantAt(span.from, 0, timeZoneDefault);
  const to = instantAt(addDays(span.to, 1), 0, timeZoneDefault);
  const wrong = 'The last day is not before the first one, and a file has 92 days at most.';
  if (to <= from || addDays(span.from, daysMax) <= span.to)
    throw new AppError('invalid', wrong, { fields: { to: wrong } });
  const rows = await listEvents(db, { restaurantId, from, to, limit: rowsMax + 1 });
  if (rows.length > rowsMax) throw new AppError('unprocessable', 'More than 20,000 rows. Choose fewer days.');
  const columns = ['event_id', 'event', 'at', 'order_number', 'status', 'reason', 'total_paise'];
  const body = writeCsv(rows, { header: true, columns });
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="events-${span.from}-${span.to}.csv"`,
  };
  return { status: 200 as const, body, headers, rows: rows.length };
}
