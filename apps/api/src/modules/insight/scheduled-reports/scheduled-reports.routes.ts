import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/insight/scheduled-reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { sendNow } from './scheduled-reports.sending.ts';
import * as service from './scheduled-reports.service.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>;

/** Reports that go to administrators by mail. */
export function scheduledReportRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, contract.listScheduledReports, async ({ caller }) =>
    answer(200, { reports: await service.listReports(deps, caller.rights) }),
  );
  route(app, contract.listReportReaders, async ({ caller, query }) =>
    answer(200, { readers: await service.listReaders(deps, caller.rights, query.report) }),
  );
  route(app, contract.addScheduledReport, async ({ caller, body }) =>
    answer(201, await service.addReport(deps, { actor_id: caller.userId, rights: caller.rights }, body)),
  );
  route(app, contract.pauseScheduledReport, async ({ caller, params, body }) => {
    const hand = { actor_id: caller.userId, rights: caller.rights };
    return answer(200, await service.pauseReport(deps, hand, { ...params, ...body }));
  });
  route(app, contract.sendScheduledReport, async ({ caller, params }) => {
    const hand = { actor_id: caller.userId, rights: caller.rights };
    const letters = await sendNow(deps, hand, params.scheduled_report_id);
    return answer(200, { message: letters === 1 ? 'Sent to one person.' : `Sent to ${letters} people.` });
  });
  route(app, contract.deleteScheduledReport, async ({ caller, params }) => {
    const hand = { actor_id: caller.userId, rights: caller.rights };
    await service.deleteReport(deps, hand, params.scheduled_report_id);
    return answer(200, { message: 'Report deleted.' });
  });
}
