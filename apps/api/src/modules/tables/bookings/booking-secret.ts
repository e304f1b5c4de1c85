import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '#platform/env.ts';

type Keys = Pick<Env, 'JWT_SECRETS'>;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'table bookings', 32));

const madeWith = (secret: string, bookingNumber: string): string =>
  createHmac('sha256', keyOf(secret)).update(bookingNumber).digest('base64url');

/** The secret of one booking, which its guest shows; made from the number, so that every letter can carry it. */
export const secretOf = ({ JWT_SECRETS: [newest] }: Keys, bookingNumber: string): string =>
  madeWith(newest, bookingNumber);

function isSame(known: Buffer, candidate: Buffer): boolean {
  return candidate.length === known.length && timingSafeEqual(candidate, known);
}

/** Is this the secret of that booking, made with the newest of the server's own or an earlier one? */
export function isSecretOf({ JWT_SECRETS }: Keys, bookingNumber: string, presented: string | undefined): boolean {
  const candidate = Buffer.from(presented ?? '');
  return JWT_SECRETS.some((secret) => isSame(Buffer.from(madeWith(secret, bookingNumber)), candidate));
}
