import { answer, type Received } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/restaurant-review';
import { tablePageSize } from '@tawa/domain/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/route.ts';
import { transaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import { stepRestaurant } from './restaurants.life.service.ts';
import { profileAnswer, stateOf } from './restaurants.profile.answer.ts';
import { openDocument } from './restaurants.profile.service.ts';
import * as profiles from './restaurants.profile.store.ts';
import * as store from './restaurants.review.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'env'>;
type Decision = Received<typeof contract.decidePaper>['body'];

/** Puts a paper into force or refuses it, if it is still the one that was seen. */
async function decidePaper({ db }: Needs, restaurant_id: number, decision: Decision): Promise<void> {
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
    if (decision.approve) await profiles.putIntoForce(tx, restaurant_id, field);
    else await profiles.dropProposal(tx, restaurant_id, field, decision.remark);
    const facts = { step: decision.approve ? ('paper_approved' as const) : ('paper_refused' as const) };
    const reason = decision.approve ? null : decision.remark;
    await notify(tx, { to: { restaurant_id }, kind: 'kitchen_life', facts: { ...facts, reason } });
  });
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function listRestaurants({ db }: Needs, wish: { show: string; search: string; page: number }) {
  const rows = await store.listRestaurants(db, wish);
  const count = await store.countRestaurants(db, wish);
  return {
    restaurants: rows.map((row) => ({
      ...row,
      lifecycle: stateOf(row.lifecycle),
      submitted_on: iso(row.submitted_on),
      created_on: row.created_on.toISOString(),
    })),
    counts: await store.countQueues(db),
    total_pages: Math.max(1, Math.ceil(count / tablePageSize)),
  };
}

async function getRestaurant({ db, clock }: Needs, restaurantId: number) {
  const row = await profiles.findProfile(db, restaurantId, clock.now());
  if (!row) throw new AppError('not_found', 'Restaurant not found.');
  return { ...profileAnswer(row), reviewer_id: row.reviewer_id, reviewer_name: row.reviewer_name };
}

/** The office's side of a restaurant's life. */
export function restaurantReviewRoutes(app: FastifyInstance, deps: Needs): void {
  route(app, contract.listReviewedRestaurants, async ({ query }) => answer(200, await listRestaurants(deps, query)));
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
  route(app, contract.decidePaper, async ({ params, body }) => {
    await decidePaper(deps, params.restaurant_id, body);
    return answer(200, { message: body.approve ? 'In force now.' : 'The restaurant is told.' });
  });
}
