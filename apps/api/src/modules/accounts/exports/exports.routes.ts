import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/exports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route, type Handler } from '#platform/http/route.ts';
import * as service from './exports.service.ts';

export function exportRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env' | 'privateFiles'>): void {
  route(app, contract.listExports, async ({ caller }) =>
    answer(200, { exports: await service.listExports(deps, caller.userId) }),
  );
  route(app, contract.requestExport, async ({ caller }) =>
    answer(202, await service.requestExport(deps, caller.userId)),
  );
  route(app, contract.takeExportTicket, async ({ caller, params }) =>
    answer(201, await service.takeTicket(deps, caller.userId, params.export_id)),
  );
  const download: Handler<typeof contract.downloadExport> = async ({ params }) => {
    const { stream, bytes, day } = await service.openExport(deps, params.ticket);
    const headers = {
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="tawa-my-data-${day}.zip"`,
    };
    return { ...answer(200, stream), headers };
  };
  route(app, contract.downloadExport, download, { writes: true });
}

/** Makes the files that were asked for and takes them away in time. */
export function exportJobs(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'jobs' | 'privateFiles'>): void {
  deps.jobs.handle(service.makeTask, ({ export_id }) => service.makeExport(deps, export_id));
  deps.jobs.handle(service.removeTask, ({ file }) => service.removeFile(deps, file));
  deps.jobs.every('53 * * * *', 'exports.tidy', () => service.tidyExports(deps));
}
