import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals a text as servers did before keys had ids: under a key made of the secret that signs. */
export function sealAsBefore(serverKey: string, secret: string): string {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', 'sealed columns', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}
