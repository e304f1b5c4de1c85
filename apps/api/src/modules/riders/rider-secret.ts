import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

type Keys = Pick<Env, 'JWT_SECRET'>;

const keyOf = ({ JWT_SECRET }: Keys) => Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'rider links', 32));

/** The secret of one link, made from the order and the link's nonce, so that it can be shown again and no row knows it. */
export const secretOf = (env: Keys, orderNumber: string, nonce: string): string =>
  createHmac('sha256', keyOf(env)).update(`${orderNumber} ${nonce}`).digest('base64url');

/** What is kept of a secret, and looked for. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
