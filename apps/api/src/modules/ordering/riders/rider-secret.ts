import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Env } from '#platform/env.ts';

type Keys = Pick<Env, 'JWT_SECRETS'>;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rider links', 32));

const madeWith = (secret: string, nonce: string): string =>
  createHmac('sha256', keyOf(secret)).update(nonce).digest('base64url');

/** The secret of one link, made from the link's nonce, so that it can be shown again and no row knows it. */
export const secretOf = ({ JWT_SECRETS: [newest] }: Keys, nonce: string): string => madeWith(newest, nonce);

/** What is kept of a secret, and looked for. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface StoredLink {
  nonce: string;
  token_hash: Buffer;
}

/** The secret of a kept link, whichever of the server's own it was made with; undefined when that one is gone. */
export const findSecretOf = ({ JWT_SECRETS }: Keys, { nonce, token_hash }: StoredLink) =>
  JWT_SECRETS.map((secret) => madeWith(secret, nonce)).find((made) => hashOf(made).equals(token_hash));
