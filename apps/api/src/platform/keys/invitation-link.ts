import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@tawa/domain/common/durations';

/** The hash by which the token of an invitation is kept. */
export const hashOfInvitation = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link that works once, for `days` days: its token, and what is kept of it. */
export function newInvitationLink(now: Date, days: number) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + days * dayMs);
  return { token, link: { token_hash: hashOfInvitation(token), expires_at, invited_on: now } };
}
