import { answer, type Received } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.office';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { doEach } from '#platform/database/do-each.ts';
import { AppError } from '#platform/http/errors.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as commissions from './restaurants.commission.service.ts';
import { setHidden, setPremises } from './restaurants.marks.service.ts';
import { findUnfinished } from './restaurants.life.store.ts';
import { stepRestaurant } from './restaurants.life.service.ts';
import { checksOf, profileAnswer } from '../profile/restaurants.profile.answer.ts';
import { openDocument } from '../profile/restaurants.profile.service.ts';
import * as profiles from '../profile/restaurants.profile.store.ts';
import * as store from './restaurants.review.store.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'privateFiles'>;
type Decision = Received<typeof contract.decidePaper>['body'];

/** Puts a paper into force or refuses it, if it is still the one that was seen. */
async function decidePaper(
  { db, clock }: RouteDeps,
  { actor_id, restaurant_id }: { actor_id: number; restaurant_id: number },
  decision: Decision,
): Promise<void> {
  const { field } = decision;
  if (!decision.approve && decision.remark === '')
    throw new AppError('invalid', 'Say what is wrong.', { fields: { remark: 'Say what is wrong.' } });
  await transaction(db, async (tx) => {
    const held = await profiles.holdRestaurant(tx, restaurant_id);
    if (!held) throw new AppError('not_found', 'Restaurant not found.');
    const paper = await profiles.findPaper(tx, restaurant_id, field);
    if (paper?.proposed_on?.toISOString() !== decision.proposed_on)
      throw new AppError('conflict', 'This was decided or changed meanwhile.');
    if (!['active', 'suspended', 'closing'].includes(held.lifecycle))
      throw new AppError('conflict', 'The papers of a new restaurant are decided with its review.');
    if (decision.approve) await profiles.putIntoForce(tx, { restaurantId: restaurant_id, field, at: clock.now() });
    else await profiles.dropProposal(tx, restaurant_id, field, decision.remark);
    const facts = { step: decision.approve ? ('paper_approved' as const) : ('paper_refused' as const) };
    const reason = decision.approve ? null : decision.remark;
    await notify(tx, { to: { restaurant_id }, kind: 'kitchen_life', facts: { ...facts, reason } });
    await audit.record(tx, {
      actor_id,
      action: 'restaurant.paper',
      subject_id: restaurant_id,
      reason: reason ?? '',
      after: { field, approved: decision.approve },
    });
  });
}

async function getRestaurant({ db, clock }: RouteDeps, restaurantId: number) {
  const row = await profiles.findProfile(db, restaurantId, clock.now());
  if (!row) throw new AppError('not_found', 'Restaurant not found.');
  const [commissions, inForce, isNameTaken, history, unfinished] = await Promise.all([
    store.listCommissions(db, restaurantId),
    store.findCommission(db, restaurantId, clock.now()),
    store.isNameTaken(db, restaurantId),
    audit.listOf(db, 'restaurant', restaurantId),
    findUnfinished(db, restaurantId, clock.now()),
  ]);
  return {
    ...profileAnswer(row),
    reviewer_id: row.reviewer_id,
    reviewer_name: row.reviewer_name,
    specified_premises: row.specified_premises,
    checks: checksOf(row, isNameTaken, clock.now()),
    commission_bp: inForce?.commission_bp ?? 0,
    commissions,
    history,
    unfinished,
  };
}

/** The office's side of a restaurant's life. */
export function restaurantReviewRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listReviewedRestaurants, async ({ query }) =>
    answer(200, await readPage(db, store.listing(query), query)),
  );
  route(app, contract.exportReviewedRestaurants, async ({ query }) => answerCsv(db, store.listing(query), query));
  route(app, contract.getReviewedRestaurant, async ({ params }) =>
    answer(200, await getRestaurant(deps, params.restaurant_id)),
  );
  route(app, contract.openReviewedDocument, async ({ params }) => {
    const { stream, headers } = await openDocument(deps, params.restaurant_id, params.document_id);
    return { ...answer(200, stream), headers };
  });
  route(app, contract.decideRestaurant, async ({ caller, params, body }) => {
    const step = { ...body, by: 'admin' as const, actorId: caller.userId };
    const lifecycle = await stepRestaurant(deps, params.restaurant_id, step);
    return answer(200, { lifecycle, message: 'Done.' });
  });
  route(app, contract.stepRestaurants, async ({ caller, body: { to, reason, restaurants } }) => {
    const step = { to, reason, by: 'admin' as const, actorId: caller.userId };
    const steps = ({ restaurant_id, from }: (typeof restaurants)[number]) =>
      stepRestaurant(deps, restaurant_id, { ...step, from });
    return answer(200, await doEach(restaurants, steps));
  });
  route(app, contract.setPremises, async ({ caller, params, body }) => {
    await setPremises(deps, { actor_id: caller.userId, ...params }, body);
    return answer(200, { message: 'Saved.' });
  });
  route(app, contract.setHidden, async ({ caller, params, body }) => {
    await setHidden(deps, { actor_id: caller.userId, ...params }, body);
    return answer(200, { message: body.hidden ? 'Out of the lists. The owner is told.' : 'Back in the lists.' });
  });
  route(app, contract.setCommission, async ({ caller, params, body }) => {
    await commissions.setCommission(deps, { actor_id: caller.userId, ...params }, body);
    return answer(201, { message: 'Commission set.' });
  });
  route(app, contract.takeBackCommission, async ({ caller, params }) => {
    const { restaurant_id, restaurant_commission_id } = params;
    await commissions.takeBackCommission(deps, { actor_id: caller.userId, restaurant_id }, restaurant_commission_id);
    return answer(200, { message: 'Taken back.' });
  });
  route(app, contract.decidePaper, async ({ caller, params, body }) => {
    await decidePaper(deps, { actor_id: caller.userId, restaurant_id: params.restaurant_id }, body);
    return answer(200, { message: body.approve ? 'In force now.' : 'The restaurant is told.' });
  });
}
