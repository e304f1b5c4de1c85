import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/bills';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as guests from './bills.guests.ts';
import * as parts from './bills.online.ts';

/** What phones at a table call. */
export function billRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'rateLimit' | 'providers'>): void {
  // A full room looks often from one address, which the budget of reading calls allows.
  route(app, contract.readTable, async ({ body }) => answer(200, await guests.readTable(deps, body)), { budget: null });
  route(app, contract.joinTable, async ({ body: { token, secret, ...joining }, address }) =>
    answer(200, await guests.joinTable(deps, { token, secret }, { ...joining, address })),
  );
  route(app, contract.sendRound, async ({ headers, body: { token, secret, items } }) => {
    const sending = { key: headers['idempotency-key'], items };
    const { isFirst, page } = await guests.sendRound(deps, { token, secret }, sending);
    return answer(isFirst ? 201 : 200, page);
  });
  route(app, contract.askToPay, async ({ body: { token, secret, ...wanted } }) =>
    answer(200, await guests.askToPay(deps, { token, secret }, wanted)),
  );
  route(app, contract.withdrawPart, async ({ body }) => answer(200, await guests.withdrawPart(deps, body)));
  route(app, contract.openPart, async ({ body: { token, secret, ...wanted } }) =>
    answer(200, await parts.openPart(deps, { token, secret }, wanted)),
  );
  route(app, contract.checkPart, async ({ body }) => answer(200, await parts.checkPart(deps, body)));
}
