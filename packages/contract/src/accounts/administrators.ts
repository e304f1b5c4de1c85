import { z } from 'zod/mini';
import { officeRights, roleKey } from './administrators.roles.ts';
import { staffPassword } from './auth.ts';
import { email, id, idParam, instant, linkToken, message, mobile, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const role = roleKey;
const role_name = z.string();

/** Somebody who works in the office. */
export const administrator = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  role,
  role_name,
  since: instant,
  last_seen_at: z.nullable(instant),
  two_factor: z.boolean(),
  is_you: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

/** An invitation to the office that nobody has used yet. */
export const officeInvitation = z.object({
  office_invitation_id: id,
  name: z.string(),
  email: z.string(),
  role,
  role_name,
  sent_on: instant,
  is_expired: z.boolean(),
});
export type OfficeInvitation = z.infer<typeof officeInvitation>;

export const getOfficeAccess = endpoint({
  method: 'GET',
  path: '/admin/access',
  summary: 'What the caller is in the office, and how far that goes in each part of it',
  access: ['admin'],
  responses: {
    200: z.object({
      role,
      role_name,
      rights: officeRights,
      /** For open pages of the release before; it goes with the next one. */
      areas: z.array(z.string()),
    }),
  },
});

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/admin/administrators',
  summary: 'Everybody who works in the office, and who is invited to',
  access: ['admin'],
  responses: { 200: z.object({ administrators: z.array(administrator), invitations: z.array(officeInvitation) }) },
});

/** Who is invited to the office and as what, as the form checks it. */
export const officeInvitationForm = z.strictObject({ name: requiredText('Name is required', 80), email, role });

export const inviteAdministrator = endpoint({
  method: 'POST',
  path: '/admin/administrators',
  summary: 'Mails somebody a link that works once, to become an administrator',
  access: ['admin'],
  body: z.strictObject({ name: requiredText('Name is required', 80), email, role }),
  responses: { 201: message },
});

const ofInvitation = z.object({ office_invitation_id: idParam });

export const inviteAdministratorAgain = endpoint({
  method: 'POST',
  path: '/admin/administrators/invitations/:office_invitation_id',
  summary: 'Mails an invitation to the office again; the former link ends',
  access: ['admin'],
  params: ofInvitation,
  responses: { 200: message },
});

export const takeBackOfficeInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/administrators/invitations/:office_invitation_id',
  summary: 'Takes an invitation to the office back',
  access: ['admin'],
  params: ofInvitation,
  responses: { 200: message },
});

const ofAdministrator = z.object({ user_id: idParam });

export const changeOfficeRole = endpoint({
  method: 'PATCH',
  path: '/admin/administrators/:user_id',
  summary: 'Gives another administrator another role, from the next call on',
  access: ['admin'],
  params: ofAdministrator,
  body: z.strictObject({ role }),
  responses: { 200: message },
});

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: '/admin/administrators/:user_id',
  summary: 'Takes another administrator out of the office and ends every session',
  access: ['admin'],
  params: ofAdministrator,
  responses: { 200: message },
});

export const readOfficeInvitation = endpoint({
  method: 'POST',
  path: '/office/invitation',
  summary: 'What the link of an invitation to the office says',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: z.object({ name: z.string(), email: z.string(), role_name, role_text: z.string() }) },
});

export const acceptOfficeInvitation = endpoint({
  method: 'POST',
  path: '/office/accept',
  summary: 'Uses an invitation to the office up and opens the account of an administrator',
  access: 'public',
  body: z.strictObject({ token: linkToken, mobile, password: staffPassword }),
  responses: { 201: message },
});

/** What somebody says of themselves who becomes an owner by a link of the server, as the form checks it. */
export const ownerForm = z.strictObject({
  name: requiredText('Name is required', 80),
  email,
  mobile,
  password: staffPassword,
});

export const readOwnerLink = endpoint({
  method: 'POST',
  path: '/office/owner-link',
  summary: 'Whom a link that makes an owner is for; nobody yet for the first owner of all',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: z.object({ email: z.nullable(z.string()), name: z.nullable(z.string()) }) },
});

export const becomeOwner = endpoint({
  method: 'POST',
  path: '/office/owner',
  summary: 'Uses a link of the server up and makes an owner of whoever has it',
  access: 'public',
  body: z.extend(ownerForm, { token: linkToken }),
  responses: { 201: message },
});
