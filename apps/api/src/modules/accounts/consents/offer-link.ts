// The way out of offers that every letter with one carries. It works logged out and for as long as the letter lies in a mailbox,
// so nothing of it is kept: it is proved by the server's own secrets.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '#platform/env.ts';

type Keys = Pick<Env, 'JWT_SECRETS'>;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'leaving offers', 32));
const form = /^([1-9]\d{0,9})_([\w-]{43})$/;

const proofOf = (secret: string, userId: number): Buffer =>
  Buffer.from(createHmac('sha256', keyOf(secret)).update(String(userId)).digest('base64url'));

/** What stands in the link of somebody's letters. */
export const offerToken = ({ JWT_SECRETS: [newest] }: Keys, userId: number): string =>
  `${userId}_${proofOf(newest, userId).toString()}`;

/** Whose link it is; undefined for one that we did not make. */
export function readOfferToken({ JWT_SECRETS }: Keys, token: string): number | undefined {
  const [, userId = '', proof = ''] = form.exec(token) ?? [];
  const given = Buffer.from(proof);
  const isOurs = JWT_SECRETS.some((secret) => {
    const known = proofOf(secret, Number(userId));
    return known.length === given.length && timingSafeEqual(known, given);
  });
  return isOurs ? Number(userId) : undefined;
}
