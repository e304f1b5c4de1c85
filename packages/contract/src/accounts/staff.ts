import { invitedRoles, staffAreas, staffRoles } from '@tawa/domain/accounts/staff';
import { z } from 'zod/mini';
import { staffPassword } from './auth.ts';
import { email, id, idParam, instant, linkToken, message, mobile, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const invitedRole = z.enum(invitedRoles, 'Choose a role');

/** Somebody of a restaurant's staff, or an invitation that waits. */
export const staffMember = z.object({
  staff_id: id,
  name: z.string(),
  email: z.string(),
  role: invitedRole,
  state: z.enum(['active', 'invited', 'expired']),
  since: instant,
  last_seen_at: z.nullable(instant),
});
export type StaffMember = z.infer<typeof staffMember>;

export const getOwnAccess = endpoint({
  method: 'GET',
  path: '/kitchen/access',
  summary: 'What the caller is in the restaurant, and the parts of its panel that are open',
  access: ['restaurant'],
  responses: { 200: z.object({ role: z.enum(staffRoles), areas: z.array(z.enum(staffAreas)) }) },
});

export const listStaff = endpoint({
  method: 'GET',
  path: '/kitchen/staff',
  summary: 'The staff of the own restaurant with open invitations',
  access: ['restaurant'],
  responses: { 200: z.object({ staff: z.array(staffMember) }) },
});

/** Who is invited and as what, as the form checks it. */
export const invitationForm = z.strictObject({ name: requiredText('Name is required', 80), email, role: invitedRole });

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/kitchen/staff',
  summary: 'Mails somebody a link that works once, to join the staff of the own restaurant',
  access: ['restaurant'],
  body: z.strictObject({ name: requiredText('Name is required', 80), email, role: invitedRole }),
  responses: { 201: message },
});

const ofMember = z.object({ staff_id: idParam });

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/kitchen/staff/:staff_id/invite',
  summary: 'Mails an invitation again; the former link ends',
  access: ['restaurant'],
  params: ofMember,
  responses: { 200: message },
});

export const changeStaffRole = endpoint({
  method: 'PATCH',
  path: '/kitchen/staff/:staff_id',
  summary: 'Gives somebody of the staff another role, from the next call on',
  access: ['restaurant'],
  params: ofMember,
  body: z.strictObject({ role: invitedRole }),
  responses: { 200: message },
});

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/kitchen/staff/:staff_id',
  summary: 'Takes somebody off the staff and ends every session, or takes an invitation back',
  access: ['restaurant'],
  params: ofMember,
  responses: { 200: message },
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/staff/invitation',
  summary: 'What the link of an invitation says',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  responses: {
    200: z.object({ restaurant_name: z.string(), name: z.string(), email: z.string(), role: invitedRole }),
  },
});

/** What somebody who was invited fills in. */
export const joiningForm = z.strictObject({ mobile, password: staffPassword });

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/staff/accept',
  summary: 'Uses an invitation up and opens the account of somebody of the staff',
  access: 'public',
  body: z.strictObject({ token: linkToken, mobile, password: staffPassword }),
  responses: { 201: message },
});
