import { z } from 'zod/mini';
import { flag, id, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byId, csvOf, flagFilter, listAnswer, listQuery, picture, position } from '../common/lists.ts';

/** A member of the team as its form checks it. */
export const teamForm = z.strictObject({
  name: requiredText('Name is required', 80),
  designation: requiredText('Designation is required', 80),
  department: requiredText('Department is required', 80),
  image: picture,
  position,
  isactive: z.boolean(),
});

export type TeamForm = z.infer<typeof teamForm>;

export const officeMember = z.object({
  id,
  name: z.string(),
  designation: z.string(),
  department: z.string(),
  image: z.nullable(z.string()),
  position: z.int(),
  isactive: flag,
});

export type OfficeMember = z.infer<typeof officeMember>;

export const listOfficeTeam = endpoint({
  method: 'GET',
  path: '/admin/team',
  summary: 'Every member of the team, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'name', 'department'], { shown: flagFilter }),
  responses: { 200: listAnswer(officeMember) },
});

export const exportOfficeTeam = endpoint(csvOf(listOfficeTeam));

export const addTeamMember = endpoint({
  method: 'POST',
  path: '/admin/team',
  summary: 'Adds a member of the team',
  access: ['admin'],
  body: teamForm,
  responses: { 201: z.object({ id }) },
});

export const updateTeamMember = endpoint({
  method: 'PUT',
  path: '/admin/team/:id',
  summary: 'Changes a member of the team',
  access: ['admin'],
  params: byId,
  body: teamForm,
  responses: { 200: message },
});

export const deleteTeamMember = endpoint({
  method: 'DELETE',
  path: '/admin/team/:id',
  summary: 'Deletes a member of the team',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});
