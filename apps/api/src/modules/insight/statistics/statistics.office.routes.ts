import { answer, type Received } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/insight/statistics.office';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { writeCsv } from '#platform/http/csv.ts';
import { drawReport } from '#modules/money/documents/documents.service.ts';
import { partsListing } from './parts.store.ts';
import { reportRows } from './report.ts';
import { periodsOf } from './scope.ts';
import { getOfficeStatistics } from './statistics.service.ts';

const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
});

/** The figures of everybody, of a city or of a restaurant, and what each of them had of the whole. */
export function statisticsOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, contract.getStatistics, async ({ query }) => answer(200, await getOfficeStatistics(deps, query, query)));

  route(app, contract.getStatisticsCsv, async ({ query }) => {
    const { statistics } = await getOfficeStatistics(deps, query, query);
    const body = writeCsv(reportRows(statistics, 'office'), { header: true });
    return { ...answer(200, body), headers: fileHeaders('text/csv; charset=utf-8', `report-${query.from}.csv`) };
  });

  route(app, contract.getStatisticsPdf, async ({ query }) => {
    const { name, statistics } = await getOfficeStatistics(deps, query, query);
    const { from, to, against_from, against_to, read_at } = statistics;
    const rows = reportRows(statistics, 'office');
    const body = await drawReport(deps, { restaurant_name: name, from, to, against_from, against_to, read_at, rows });
    return { ...answer(200, body), headers: fileHeaders('application/pdf', `report-${query.from}.pdf`) };
  });

  const partsOf = ({ by, search, city, restaurant, ...days }: PartsQuery) =>
    partsListing({ by, search }, { city_id: city, restaurant_id: restaurant }, periodsOf(days, timeZoneDefault).spans);
  route(app, contract.listStatisticsParts, async ({ query }) =>
    answer(200, await readPage(db, { ...partsOf(query), most: partsMax }, query)),
  );
  route(app, contract.exportStatisticsParts, async ({ query }) => answerCsv(db, partsOf(query), query));
}
// Every part is summed up for each page anyway, so all of them are counted.
const partsMax = 1_000_000;
type PartsQuery = Received<typeof contract.listStatisticsParts>['query'];
