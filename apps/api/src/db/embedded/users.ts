import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isMarkAlive, ownMark } from './lock.ts';
import { hasCode } from './processes.ts';

/** Notes that this app uses the server; gives the note's name for `signOff`. */
export function signOn(folder: string): string {
  const note = path.join(folder, `${process.pid}-${randomUUID()}`);
  fs.writeFileSync(note, ownMark());
  return note;
}

/** Takes the note back and tells whether a living app still uses the server. */
export function signOff(note: string): { isShared: boolean } {
  fs.rmSync(note, { force: true });
  return { isShared: listLiving(path.dirname(note)).length > 0 };
}

/** Whether a living app uses the server. */
export const isUsed = (folder: string): boolean => listLiving(folder).length > 0;

function listLiving(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).filter((name) => {
    const note = path.join(folder, name);
    if (isMarkAlive(readNote(note))) return true;
    fs.rmSync(note, { force: true });
    return false;
  });
}

function readNote(note: string): string {
  try {
    return fs.readFileSync(note, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}
