import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payouts.office';
import { toPaise } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { listOf } from '#modules/insight/audit/audit.service.ts';
import * as service from './payouts.service.ts';
import { listing } from './payouts.store.ts';
import { answerStatementCsv, getStatement, getStatementWithLines } from './statement-answer.ts';

/** What the office sees of statements and does with them. */
export function payoutOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  const done = async (id: number) => answer(200, await getStatement(db, id));
  route(app, contract.listPayouts, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportPayouts, async ({ query }) => answerCsv(db, listing(query), query));

  route(app, contract.getPayout, async ({ params: { payout_id } }) =>
    answer(200, {
      ...(await getStatementWithLines(db, payout_id)),
      history: await listOf(db, 'payout', payout_id),
    }),
  );

  route(app, contract.getPayoutCsv, async ({ params }) => answerStatementCsv(db, params.payout_id));

  route(app, contract.draftPayouts, async ({ caller }) => answer(200, await service.draftNow(deps, caller.userId)));

  route(app, contract.issuePayout, async ({ caller, params: { payout_id } }) => {
    await service.issue(deps, payout_id, caller.userId);
    return done(payout_id);
  });

  route(app, contract.issuePayouts, async ({ caller, body: { payout_ids } }) =>
    answer(200, await doEach(payout_ids, (id) => service.issue(deps, id, caller.userId))),
  );

  route(app, contract.payPayout, async ({ caller, params: { payout_id }, body }) => {
    await service.pay(deps, payout_id, caller.userId, body.reference);
    return done(payout_id);
  });

  route(app, contract.returnPayout, async ({ caller, params: { payout_id }, body }) => {
    await service.takeBackPayment(deps, payout_id, { actor_id: caller.userId, reason: body.reason });
    return done(payout_id);
  });

  route(app, contract.adjustPayout, async ({ caller, params: { payout_id }, body }) => {
    await service.adjust(deps, payout_id, caller.userId, { amount: toPaise(body.amount), reason: body.reason });
    return done(payout_id);
  });
}
