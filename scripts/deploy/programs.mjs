import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { installWithApt, isRootOnDebian } from '../lib/apt.mjs';
import { Stop } from '../lib/say.mjs';

/** Installs the packages of Debian whose program is not there; nothing that they bring is started. */
export async function ensurePrograms(packages) {
  const missing = Object.entries(packages).filter(([, program]) => !fs.existsSync(program));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name);
  if (!isRootOnDebian()) throw new Stop(`Install ${names.join(' ')} first: only root on Debian does it by itself.`);
  // What starts services asks for the runlevel, and in this one nothing is started.
  process.env.RUNLEVEL = '1';
  if (!(await installWithApt(names, { stdio: 'ignore', isBare: true })))
    throw new Stop(`${names.join(' ')} could not be installed.`);
}

/** Runs a program to its end and answers what it wrote; throws a Stop with it when the program fails. */
export function ask(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (error) throw error;
  if (status !== 0) throw new Stop(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}
