import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/tax-rates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './tax-rates.service.ts';

/** The rates of GST, each from a day on. */
export function taxRateRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listTaxRates, async () => answer(200, await service.listTaxRates(deps)));
  route(app, contract.addTaxRate, async ({ caller, body }) =>
    answer(201, { tax_rate_id: await service.addTaxRate(deps, caller.userId, body) }),
  );
  route(app, contract.takeBackTaxRate, async ({ caller, params }) => {
    await service.takeBackTaxRate(deps, caller.userId, params.tax_rate_id);
    return answer(200, { message: 'Taken back.' });
  });
}
