import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

type Keys = Pick<Env, 'JWT_SECRET'>;

const keyOf = ({ JWT_SECRET }: Keys) => Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'table bookings', 32));

/** The secret of one booking, which its guest shows; made from the number, so that every letter can carry it. */
export const secretOf = (env: Keys, bookingNumber: string): string =>
  createHmac('sha256', keyOf(env)).update(bookingNumber).digest('base64url');

/** Is this the secret of that booking? */
export function isSecretOf(env: Keys, bookingNumber: string, shown: string | undefined): boolean {
  const known = Buffer.from(secretOf(env, bookingNumber));
  const given = Buffer.from(shown ?? '');
  return given.length === known.length && timingSafeEqual(given, known);
}
