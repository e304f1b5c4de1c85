import { readFileSync } from 'node:fs';

const msPerTick = 10;

/** The numbers of /proc/<pid>/stat from the state on; a process that has ended used nothing since. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const sum = (fields: string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((total, field) => total + Number(field), 0) * msPerTick;

/** CPU milliseconds that a process has used so far in all its threads. */
export const cpuOf = (pid: number): number => sum(fieldsOf(pid), 11, 13);

/** CPU milliseconds of a process with all its children, those that ended included. */
export function cpuOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const own = sum(fieldsOf(pid), 11, 15);
  return children.split(' ').reduce((total, child) => total + (child ? cpuOf(Number(child)) : 0), own);
}

/** How much memory a process holds now (resident), in MiB; 0 for one that has ended. */
export function memoryOf(pid: number): number {
  try {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kB ?? 0) / 1024);
  } catch {
    return 0;
  }
}
