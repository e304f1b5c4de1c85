import { invitationDays } from '@tawa/domain/accounts/staff';
import type { Mail } from '#platform/mail/outbox.ts';

interface InvitationFacts {
  email: string;
  name: string;
  /** The role's name, and what it is for where somebody wrote that. */
  role_name: string;
  role_text: string;
  origin: string;
  token: string;
}

/** The letter with the link that opens the office; what proves it stands behind #, which no browser sends to a server. */
export const officeInvitationMail = ({ email, name, role_name, role_text, origin, token }: InvitationFacts): Mail => ({
  to: email,
  subject: 'You are invited to the office of Tawa',
  heading: 'Join the office',
  paragraphs: [
    `Hello ${name}, Tawa invites you to be an administrator. Your role: ${role_name}.`,
    ...(role_text === '' ? [] : [role_text]),
    `The link works once, within ${invitationDays} days.`,
  ],
  action: { label: 'Join the office', url: `${origin}/join-office#${token}` },
  note: 'If you didn’t expect this, ignore this mail.',
});

interface OwnerFacts {
  email: string;
  name: string;
  /** Who is an owner now. */
  owner: string;
  origin: string;
}

/** Tells an owner that another one came in without being invited. */
export const ownerByLinkMail = ({ email, name, owner, origin }: OwnerFacts): Mail => ({
  to: email,
  subject: 'Somebody became an owner by a link of the server',
  heading: 'There is another owner',
  paragraphs: [
    `Hello ${name}, ${owner} came into the office of Tawa as an owner, by a link that was made on the server itself.`,
    'Anyone who can log in to the server can make such a link. The audit log shows when it was made.',
  ],
  action: { label: 'Open the audit log', url: `${origin}/audit-log` },
  note: 'If none of you did this, someone else has access to the server. Act now.',
});
