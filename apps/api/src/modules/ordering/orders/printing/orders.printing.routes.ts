import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.printing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './orders.printing.service.ts';
import { getPrinting } from './printing-screen.ts';

export function printingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getPrinting, async ({ caller }) => answer(200, await getPrinting(deps, caller.restaurantId)));
  route(app, contract.savePrintingDevice, async ({ caller, body }) => {
    await service.savePrintingDevice(deps, caller.restaurantId, body);
    return answer(200, await getPrinting(deps, caller.restaurantId));
  });
  route(app, contract.claimSlip, async ({ caller, params, body }) => {
    const slip = await service.claimSlip(deps, caller.restaurantId, { ...params, ...body });
    return slip
      ? answer(200, slip)
      : answer(409, { message: 'Another device has this slip, or it is not needed now.' });
  });
  route(app, contract.noteSlipPrinted, async ({ caller, params, body }) => {
    await service.noteSlipPrinted(deps, caller.restaurantId, { ...params, ...body });
    return answer(200, { message: '' });
  });
  route(app, contract.releaseSlip, async ({ caller, params, body }) => {
    await service.releaseSlip(deps, caller.restaurantId, { ...params, ...body });
    return answer(200, { message: '' });
  });
  route(app, contract.copySlip, async ({ caller, params }) =>
    answer(200, { copy: await service.copySlip(deps, caller.restaurantId, params.slip_id) }),
  );
}
