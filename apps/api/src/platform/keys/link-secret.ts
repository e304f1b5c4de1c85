import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Env } from '../env.ts';

type Keys = Pick<Env, 'JWT_SECRETS'>;

/** What a link is for: a secret made for one purpose opens nothing of another. */
export type LinkPurpose = 'rider links' | 'group links' | 'group hosts' | 'table codes';

const keyOf = (purpose: LinkPurpose, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const madeWith = (purpose: LinkPurpose, secret: string, nonce: string): string =>
  createHmac('sha256', keyOf(purpose, secret)).update(nonce).digest('base64url');

/** The secret of one link (43 characters), made from the link's nonce, so that it can be shown again and no row knows it. */
export const secretOf = (purpose: LinkPurpose, { JWT_SECRETS: [newest] }: Keys, nonce: string): string =>
  madeWith(purpose, newest, nonce);

/** What is kept of a secret, and looked for. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface StoredLink {
  nonce: string;
  token_hash: Buffer;
}

/** The secret of a kept link, whichever of the server's own it was made with; undefined when that one is gone. */
export const findSecretOf = (purpose: LinkPurpose, { JWT_SECRETS }: Keys, { nonce, token_hash }: StoredLink) =>
  JWT_SECRETS.map((secret) => madeWith(purpose, secret, nonce)).find((made) => hashOf(made).equals(token_hash));
