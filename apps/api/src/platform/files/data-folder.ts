import { textOf } from '../http/errors.ts';
import { StartError } from '../start-error.ts';

const closedCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** What helps when a data folder cannot be used. */
export const otherDataFolder =
  'choose another data folder with DATA_DIR, for example below /var/lib or /tmp, or open this one';

/** A failure to write into the data folder as a sentence for the person who starts the server; any other as it is. */
export function explainDataFolder(error: unknown, dataDir: string): unknown {
  const code = textOf(error, 'code') ?? '';
  if (code === 'ENOSPC')
    return new StartError(`The disk of the data folder ${dataDir} is full: free some space, then start again.`, {
      cause: error,
    });
  if (!closedCodes.has(code)) return error;
  return new StartError(`The data folder ${dataDir} cannot be written by this user: ${otherDataFolder}.`, {
    cause: error,
  });
}
