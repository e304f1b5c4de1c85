import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrMake } from './kept-key.ts';
import { makeSecret, secretMin, secretProblem } from './secrets.ts';
import { StartError } from '../start-error.ts';

/** One or more, the newest first. */
export type Several<T> = readonly [T, ...T[]];

/** A key that seals columns. */
export interface SealKey {
  /** What sealed texts carry, so that the key that opens one is known. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

export interface ServerKeys {
  /** Sign sessions and links: the first signs, any of them proves. */
  JWT_SECRETS: Several<string>;
  /** Seal what must be read again: the first seals, any of them opens. */
  SEAL_KEYS: Several<SealKey>;
}

interface KeySettings {
  JWT_SECRET?: string;
  SEAL_KEYS?: string;
}

interface Place {
  dataDir: string;
  isProduction: boolean;
  isDemo: boolean;
}

const command = 'npm run tawa -- keys new';
const keyLength = 32;
const distinctMin = 12;
const writtenKey = /^([A-Za-z0-9][\w-]{0,19}):([\w+/-]{43}=?)$/;

const partsOf = (list: string): string[] => list.split(',').flatMap((part) => part.trim() || []);

function several<T>([first, ...others]: readonly T[], name: string): Several<T> {
  if (first === undefined) throw new StartError(`${name} names nothing; make one with: ${command}`);
  return [first, ...others];
}

/** A fresh key as SEAL_KEYS takes it; the id begins with the day, so that a person sees which is older. */
export function makeSealKey(now: Date): string {
  const id = `${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(2).toString('hex')}`;
  return `${id}:${randomBytes(keyLength).toString('base64url')}`;
}

const ofSecret = 'jwt-';

/** The key that a token secret stands in for while a server has none of its own for sealing; its id tells nothing of it. */
export const sealKeyOfSecret = (secret: string): SealKey => ({
  id: `${ofSecret}${createHash('sha256').update(`id of ${secret}`).digest('hex').slice(0, 8)}`,
  key: Buffer.from(hkdfSync('sha256', secret, '', 'sealed columns', keyLength)),
});

/** Whether a server seals under its token secret, so that both can only be changed together. */
export const sealsByTokenSecret = ({ SEAL_KEYS: [newest] }: Pick<ServerKeys, 'SEAL_KEYS'>): boolean =>
  newest.id.startsWith(ofSecret);

function keyOf(text: string, name: string): SealKey {
  const [, id, base64] = writtenKey.exec(text) ?? [];
  if (id === undefined || base64 === undefined)
    throw new StartError(
      `${name} must be a list of id:key, each key ${keyLength} bytes in base64; make one with: ${command}`,
    );
  const key = Buffer.from(base64, 'base64');
  if (key.length !== keyLength || new Set(key).size < distinctMin)
    throw new StartError(`The key ${id} of ${name} is easy to guess; make one with: ${command}`);
  return { id, key };
}

function sealKeysOf(list: string, name: string): Several<SealKey> {
  const keys = partsOf(list).map((part) => keyOf(part, name));
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new StartError(`${name} has two keys of one id.`);
  return several(keys, name);
}

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const secret = readOrMake(file, makeSecret);
  if (secret.length < secretMin)
    throw new StartError(`The key in ${file} is damaged: remove the file to get a new one.`);
  return secret;
}

function storedSealKeys(dataDir: string): Several<SealKey> {
  const file = join(dataDir, 'seal-keys');
  return sealKeysOf(
    readOrMake(file, () => makeSealKey(new Date())),
    file,
  );
}

function refuseSecret(secret: string, isProduction: boolean): void {
  const isShort = Buffer.byteLength(secret) < secretMin;
  const problem = isProduction || isShort ? secretProblem(secret) : null;
  if (problem !== null) throw new StartError(`JWT_SECRET ${problem}; make one with: ${command}`);
}

/**
 * The secrets of tokens and the keys that seal: those of the settings, else those kept in the data folder since the first
 * start; production without sealing keys seals under its token secrets. Throws StartError.
 */
export function serverKeysOf(settings: KeySettings, { dataDir, isProduction, isDemo }: Place): ServerKeys {
  if (isProduction && settings.JWT_SECRET === undefined)
    throw new StartError(`JWT_SECRET must be set in production; make one with: ${command}`);
  const secrets = several(
    settings.JWT_SECRET === undefined ? [storedSecret(dataDir)] : partsOf(settings.JWT_SECRET),
    'JWT_SECRET',
  );
  for (const secret of settings.JWT_SECRET === undefined ? [] : secrets) refuseSecret(secret, isProduction);
  if (settings.SEAL_KEYS !== undefined)
    return { JWT_SECRETS: secrets, SEAL_KEYS: sealKeysOf(settings.SEAL_KEYS, 'SEAL_KEYS') };
  // A company's machines share their settings but no folder, and must open what each of them sealed.
  if (isProduction && !isDemo) {
    const [newest, ...earlier] = secrets;
    return { JWT_SECRETS: secrets, SEAL_KEYS: [sealKeyOfSecret(newest), ...earlier.map(sealKeyOfSecret)] };
  }
  return { JWT_SECRETS: secrets, SEAL_KEYS: storedSealKeys(dataDir) };
}
