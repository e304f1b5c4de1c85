import { roleNameLengthMax, roleTextLengthMax } from '@tawa/domain/accounts/administrators';
import { officeLevels } from '@tawa/domain/accounts/office-parts';
import { z } from 'zod/mini';
import { id, idParam, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** A role of the office: a ready one by its word ('support'), one that the office made by its number ('12'). */
export const roleKey = z
  .string('Choose a role')
  .check(z.regex(/^(owner|support|content|finance|[1-9]\d{0,8})$/, 'Choose a role'));

const level = z.optional(z.enum(officeLevels));
const seen = z.optional(z.literal('read', 'This part can be seen at most'));

/** How far a role that the office makes goes in each part; a part that is not named is closed to it. */
export const givenRights = z.strictObject({
  overview: seen,
  orders: level,
  refunds: level,
  people: level,
  restaurants: level,
  dishes: level,
  tables: level,
  help: level,
  feedback: level,
  content: level,
  coupons: level,
  money: level,
  settings: level,
  keys: level,
  audit: seen,
  administrators: seen,
});

/** How far any role goes in each part; an owner acts in all of them. */
export const officeRights = z.extend(givenRights, { overview: level, audit: level, administrators: level });

/** Somebody who has a role, or is invited with it. */
const holder = z.object({ name: z.string(), is_invited: z.boolean() });

export const officeRole = z.object({
  role: roleKey,
  name: z.string(),
  text: z.string(),
  rights: officeRights,
  /** Of one that the office made; null for a ready one, which nobody changes. */
  version: z.nullable(z.int()),
  holders: z.array(holder),
});
export type OfficeRoleRow = z.infer<typeof officeRole>;

export const listOfficeRoles = endpoint({
  method: 'GET',
  path: '/admin/roles',
  summary: 'The roles of the office, the ready ones first, with who has each',
  access: ['admin'],
  responses: { 200: z.object({ roles: z.array(officeRole) }) },
});

/** A role as its form checks it. */
export const officeRoleForm = z.strictObject({
  name: requiredText('Give the role a name', roleNameLengthMax),
  text: z.string().check(z.trim(), z.maxLength(roleTextLengthMax, `At most ${roleTextLengthMax} characters`)),
  rights: givenRights,
});
export type OfficeRoleForm = z.infer<typeof officeRoleForm>;

export const addOfficeRole = endpoint({
  method: 'POST',
  path: '/admin/roles',
  summary: 'Adds a role, from nothing or as a copy of another one',
  access: ['admin'],
  body: z.extend(officeRoleForm, { copy_of: z.optional(roleKey) }),
  responses: { 201: z.object({ role: roleKey, message: z.string() }) },
});

const ofRole = z.object({ office_role_id: idParam });

export const updateOfficeRole = endpoint({
  method: 'PUT',
  path: '/admin/roles/:office_role_id',
  summary: 'Changes a role that the office made, for everybody who has it from their next call on',
  access: ['admin'],
  params: ofRole,
  body: z.extend(officeRoleForm, { version: id }),
  responses: { 200: message },
});

export const deleteOfficeRole = endpoint({
  method: 'DELETE',
  path: '/admin/roles/:office_role_id',
  summary: 'Deletes a role that the office made; whoever has it gets another one in the same act, or it stays',
  access: ['admin'],
  params: ofRole,
  body: z.strictObject({ instead: z.optional(roleKey) }),
  responses: { 200: message },
});
