import { hash, verify } from '@node-rs/argon2';
import { createTurnstile } from '../http/turnstile.ts';

/** Hashes and compares passwords with argon2id, a few at once so that logins cannot take both cores. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown account, whose hash is undefined. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash costs less to guess than a fresh one. */
  isOutdated(hash: string): boolean;
}

interface Cost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
}

const writtenCost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;

const fullCost: Cost = { memoryCost: 19 * 1024, timeCost: 2 };

/** `cost` exists for tests; 19 MiB and two rounds otherwise. */
export function createPasswords(cost: Cost = fullCost): Passwords {
  const turn = createTurnstile(1, 100);
  const options = { ...cost, parallelism: 1 };
  const hashOf = (password: string) => turn(() => hash(password.normalize('NFKC'), options));
  let dummy: Promise<string> | undefined;
  return {
    hash: hashOf,
    async matches(password, hash) {
      dummy ??= hashOf('nobody has this one');
      const against = hash ?? (await dummy);
      const isSame = await turn(() => verify(against, password.normalize('NFKC')));
      return hash !== undefined && isSame;
    },
    isOutdated(hash) {
      const [, memory, time] = writtenCost.exec(hash) ?? [];
      return Number(memory ?? 0) < cost.memoryCost || Number(time ?? 0) < cost.timeCost;
    },
  };
}
