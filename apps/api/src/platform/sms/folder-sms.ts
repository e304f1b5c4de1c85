import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from './sms.ts';

/** The folder of texts on a machine without a gateway. */
export const smsFolder = (dataDir: string): string => join(dataDir, 'sms');

/** Keeps each text as a file that its owner alone reads. */
export function createFolderSms(dataDir: string): Sms {
  const folder = smsFolder(dataDir);
  let count = 0;
  return {
    async send({ to, text }) {
      await mkdir(folder, { recursive: true });
      count += 1;
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}-${count}.json`;
      const draft = join(folder, `${name}.part`);
      await writeFile(draft, JSON.stringify({ to, text }), { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
  };
}
