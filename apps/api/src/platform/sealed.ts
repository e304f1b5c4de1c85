import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps a secret that must be read again, such as an authenticator's, unreadable in a copy of the database. */
export interface Sealer {
  seal(secret: string): string;
  /** Throws when the text was not sealed with this key. */
  open(sealed: string): string;
}

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from the server's own. */
export function createSealer(serverKey: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', 'sealed columns', 32));
  return {
    seal(secret) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength));
      cipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      return Buffer.concat([cipher.update(bytes.subarray(nonceLength + tagLength)), cipher.final()]).toString('utf8');
    },
  };
}
