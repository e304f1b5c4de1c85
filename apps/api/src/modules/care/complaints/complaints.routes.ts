import * as contract from '@tawa/contract/care/complaints';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { route } from '#platform/http/route.ts';
import { threadOf, summaryOf } from './complaints.answer.ts';
import { type Move, type Mover, notFound } from './complaints.moves.ts';
import { addPhoto } from './complaints.photos.service.ts';
import * as read from './complaints.read.store.ts';
import * as service from './complaints.service.ts';
import { countUnresolved } from './complaints.store.ts';

const pageSize = 10;

const customer = ({ userId }: Caller): Mover => ({
  actor: 'customer',
  actor_id: userId,
  scope: { user_id: userId },
});

/** A move as its endpoint answers it. */
export const moveAnswer = <S extends 200 | 201>(status: S, move: Move) =>
  move.ok ? answer(status, move.moved) : answer(409, move.refusal);

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/** The calls of the customer who complains. */
export function complaintRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, clock } = deps;
  route(app, contract.countUnresolvedComplaints, async () =>
    answer(200, { unresolvedCount: await countUnresolved(db) }),
  );
  route(
    app,
    contract.createComplaint,
    async ({ caller, body: { userId: _own, ...complaint } }) => {
      const { complaint_id } = await service.addComplaint(deps, caller.userId, complaint);
      return answer(201, { message: 'Complaint submitted successfully.', complaint_id });
    },
    { budget: 'message' },
  );
  route(app, contract.listComplaints, async ({ caller, query: { page } }) => {
    const part = { tab: 'all', by: 'word', limit: pageSize, offset: (page - 1) * pageSize } as const;
    const rows = await read.listComplaints(db, { user_id: caller.userId }, part);
    const total = rows[0]?.total ?? 0;
    const complaints = rows.map((row) => summaryOf(row, clock.now()));
    return answer(200, { complaints, total, total_pages: Math.max(1, Math.ceil(total / pageSize)) });
  });
  route(app, contract.getComplaint, async ({ caller, params }) => {
    const row = await read.findComplaint(db, params.complaint_id, { user_id: caller.userId });
    if (!row) throw notFound();
    return answer(200, threadOf(row, clock.now()));
  });
  route(
    app,
    contract.replyToComplaint,
    async ({ caller, params, body: { message } }) =>
      moveAnswer(201, await service.reply(deps, customer(caller), params.complaint_id, { message, channel: 'all' })),
    { budget: 'message' },
  );
  route(
    app,
    contract.reopenComplaint,
    async ({ caller, params, body }) =>
      moveAnswer(200, await service.reopen(deps, customer(caller), params.complaint_id, body.message)),
    { budget: 'message' },
  );
  route(
    app,
    contract.addComplaintPhoto,
    async ({ caller, params, upload }) => {
      const { bytes } = await upload();
      return answer(201, await addPhoto(deps, caller.userId, params.complaint_id, bytes));
    },
    { budget: 'upload' },
  );
}
