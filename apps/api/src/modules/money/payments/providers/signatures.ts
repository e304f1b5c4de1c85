import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hexadecimal digits. */
export const hmac = (secret: string, data: string | Buffer): string =>
  createHmac('sha256', secret).update(data).digest('hex');

/** Compares without telling by the time it takes how much of it was right. */
export function isSame(signature: string, right: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Is this the signature of the data under one of the secrets? While a secret is changed there are two. */
export const isSigned = (secrets: readonly string[], data: string | Buffer, signature: string): boolean =>
  secrets.map((secret) => isSame(signature, hmac(secret, data))).some(Boolean);

/** The secrets of a setting that may name two, parted by a comma. */
export const secretsOf = (setting: string | undefined): string[] =>
  (setting ?? '').split(',').flatMap((secret) => (secret.trim() ? [secret.trim()] : []));
