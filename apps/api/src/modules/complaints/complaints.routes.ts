import * as contract from '@tawa/contract/complaints';
import { answer } from '@tawa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/route.ts';
import { addComplaint } from './complaints.service.ts';
import { countUnresolved } from './complaints.store.ts';

export function complaintRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.countUnresolvedComplaints, async () =>
    answer(200, { unresolvedCount: await countUnresolved(db) }),
  );
  route(
    app,
    contract.createComplaint,
    async ({ caller, body: { userId: _own, ...complaint } }) => {
      const { complaint_id } = await addComplaint(db, caller.userId, complaint);
      return answer(201, { message: 'Complaint submitted successfully.', complaint_id });
    },
    { budget: 'message' },
  );
}
