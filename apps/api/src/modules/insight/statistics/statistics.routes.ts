import * as contract from '@tawa/contract/insight/statistics';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { writeCsv } from '#platform/http/csv.ts';
import { drawReport } from '#modules/money/documents/documents.service.ts';
import { readAttention } from './attention.store.ts';
import { reportRows } from './report.ts';
import { getOwnStatistics } from './statistics.service.ts';

const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
});

/** The figures of the caller's own restaurant, on the screen, as a spreadsheet and on paper. */
export function statisticsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getOwnStatistics, async ({ caller, query }) =>
    answer(200, (await getOwnStatistics(deps, caller.restaurantId, query)).statistics),
  );

  route(app, contract.getAttention, async ({ caller }) => {
    const { complaint_due_at, ...row } = await readAttention(deps.db, caller.restaurantId, deps.clock.now());
    return answer(200, { ...row, complaint_due_at: complaint_due_at?.toISOString() ?? null });
  });

  route(app, contract.getOwnStatisticsCsv, async ({ caller, query }) => {
    const { statistics } = await getOwnStatistics(deps, caller.restaurantId, query);
    const body = writeCsv(reportRows(statistics), { header: true });
    return { ...answer(200, body), headers: fileHeaders('text/csv; charset=utf-8', `report-${query.from}.csv`) };
  });

  route(app, contract.getOwnStatisticsPdf, async ({ caller, query }) => {
    const { restaurant_name, statistics } = await getOwnStatistics(deps, caller.restaurantId, query);
    const { from, to, against_from, against_to, read_at } = statistics;
    const periods = { from, to, against_from, against_to, read_at };
    const body = await drawReport(deps, { restaurant_name, ...periods, rows: reportRows(statistics) });
    return { ...answer(200, body), headers: fileHeaders('application/pdf', `report-${query.from}.pdf`) };
  });
}
