import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/tax-reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { getTaxMonth, makeTaxFile } from './tax-reports.service.ts';

/** The month's tax tables, on the screen and as files. */
export function taxReportRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getTaxReports, async ({ query }) => answer(200, await getTaxMonth(deps, query.month)));

  route(app, contract.getTaxReportsCsv, async ({ query }) => {
    const { body, name, rows } = await makeTaxFile(deps, query.month, query.report);
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    };
    return { status: 200 as const, body, headers, rows };
  });
}
