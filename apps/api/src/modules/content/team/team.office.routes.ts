import * as contract from '@tawa/contract/content/team.office';
import { answer } from '@tawa/contract/common/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, holds, type Listing, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { addRow, deleteRow, updateRow, withPicture } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'team_members', key: 'id', subject: 'team_member' } as const;

const listing = ({ search, shown }: { search: string; shown?: string }): Listing<contract.OfficeMember> => ({
  from: sql`team_members t`,
  select: sql<contract.OfficeMember>`t.id, t.name, t.designation, t.department, t.image, t.position,
    t.isactive::int as isactive`,
  key: 't.id',
  sorts: { position: sql`t.position`, name: sql`lower(t.name)`, department: sql`lower(t.department)` },
  where: [
    holds(sql`lower(t.name || ' ' || t.designation || ' ' || t.department)`, search),
    shown !== undefined && sql<SqlBool>`t.isactive = ${shown === '1'}`,
  ],
});

/** The office's list of its own people. */
export function teamOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  const hand = ({ userId }: { userId: number }, path: string | null) =>
    withPicture(deps, userId, { field: 'image', path });
  route(app, contract.listOfficeTeam, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportOfficeTeam, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.addTeamMember, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, body, hand(caller, body.image)) }),
  );
  route(app, contract.updateTeamMember, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: body }, hand(caller, body.image));
    return answer(200, { message: 'Team member saved.' });
  });
  route(app, contract.deleteTeamMember, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'Team member deleted.' });
  });
}
