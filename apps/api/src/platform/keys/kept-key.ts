import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainDataFolder } from '../files/data-folder.ts';
import { textOf } from '../http/errors.ts';

function makeOnce(file: string, make: () => string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (textOf(error, 'code') !== 'EEXIST') throw error;
  }
}

/** The key in a file of the data folder, made at the first start; of two processes the first one makes it. Throws StartError. */
export function readOrMake(file: string, make: () => string): string {
  try {
    makeOnce(file, make);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw explainDataFolder(error, dirname(file));
  }
}
