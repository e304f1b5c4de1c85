import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** False also for a process that has ended and that its parent, perhaps a container's first program, never fetches. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || statFieldsOf(pid)[0] !== 'Z';
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** A mark that tells a process from a later one with the same id; empty when the system does not say. */
export function startMarkOf(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return statFieldsOf(pid)[19] ?? '';
}

/** The command line of a process, its words separated by spaces; empty when there is no such process. */
export function commandOf(pid: number): string {
  if (process.platform === 'win32') return ask('tasklist', ['/NH', '/FI', `PID eq ${pid}`]);
  if (process.platform !== 'linux') return ask('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return readProc(pid, 'cmdline').replaceAll('\0', ' ');
}

/** Waits until `isDone` holds; false when `limitMs` went by first. */
export async function waitUntil(isDone: () => boolean, limitMs: number, stepMs = 15): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (!isDone()) {
    if (Date.now() > end) return false;
    await sleep(stepMs);
  }
  return true;
}

/** The fields after the program's name, which may itself hold spaces: first the state, and 19 later the start time. */
function statFieldsOf(pid: number): string[] {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM')) return '';
    throw error;
  }
}

function ask(command: string, args: string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}
