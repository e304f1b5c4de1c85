import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { readOrMake } from '../keys/kept-key.ts';
import { StartError } from '../start-error.ts';

/** The pair by which push services know this server, each part in base64url. */
export interface VapidKeys {
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
}

const curve = 'prime256v1';

function makePrivateKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  // A key with leading zeros is shorter by itself.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

function publicKeyOf(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return undefined;
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

const bare = (key: string): string => Buffer.from(key, 'base64').toString('base64url');

function keysOfSettings(publicKey: string | undefined, privateKey: string | undefined): VapidKeys {
  const hint = 'make a pair with: npx web-push generate-vapid-keys';
  if (!publicKey || !privateKey)
    throw new StartError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together; ${hint}`);
  if (publicKeyOf(privateKey) !== bare(publicKey))
    throw new StartError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair; ${hint}`);
  return { VAPID_PUBLIC_KEY: bare(publicKey), VAPID_PRIVATE_KEY: bare(privateKey) };
}

/** The pair of the settings, or the one kept in the data folder since the first start. Throws StartError. */
export function vapidKeysOf(settings: Partial<VapidKeys>, dataDir: string): VapidKeys {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;
  if (VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY) return keysOfSettings(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY);
  const file = join(dataDir, 'vapid-key');
  const privateKey = readOrMake(file, makePrivateKey);
  const publicKey = publicKeyOf(privateKey);
  if (!publicKey) throw new StartError(`The key in ${file} is damaged: remove the file to get a new one.`);
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}
