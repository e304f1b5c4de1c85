import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sealKeyOfSecret, type SealKey, type Several } from './server-keys.ts';

/** Keeps a secret that must be read again, such as an authenticator's, unreadable in a copy of the database. */
export interface Sealer {
  /** Under the newest key, whose id the text carries. */
  seal(secret: string): string;
  /** Null when no key of this server opens it. */
  open(sealed: string): string | null;
  /** Whether the newest key sealed it. */
  isNewest(sealed: string): boolean;
}

interface Keys {
  /** The newest first. */
  SEAL_KEYS: Several<SealKey>;
  /** Those under which texts without an id were sealed. */
  JWT_SECRETS: Several<string>;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const written = /^1\.([\w-]+)\.([\w-]+)$/;

/** The id of the key that sealed a text; null for one of the time before keys had ids. */
export const keyIdOf = (sealed: string): string | null => written.exec(sealed)?.[1] ?? null;

function lock(secret: string, key: Buffer, id: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

function unlock(bytes: Buffer, key: Buffer, id: string): string | null {
  if (bytes.length < nonceLength + tagLength) return null;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** AES-256-GCM under keys with ids; what was sealed under a key made of a token secret is opened as well. */
export function createSealer({ SEAL_KEYS: keys, JWT_SECRETS }: Keys): Sealer {
  const [newest] = keys;
  const ofSecrets = JWT_SECRETS.map(sealKeyOfSecret);
  const byId = new Map([...ofSecrets, ...keys].map(({ id, key }) => [id, key]));
  return {
    seal: (secret) => `1.${newest.id}.${lock(secret, newest.key, newest.id)}`,
    open(sealed) {
      const [, id, text] = written.exec(sealed) ?? [];
      if (id === undefined || text === undefined) {
        const bytes = Buffer.from(sealed, 'base64url');
        return ofSecrets.reduce<string | null>((opened, { key }) => opened ?? unlock(bytes, key, ''), null);
      }
      const key = byId.get(id);
      return key ? unlock(Buffer.from(text, 'base64url'), key, id) : null;
    },
    isNewest: (sealed) => keyIdOf(sealed) === newest.id,
  };
}
