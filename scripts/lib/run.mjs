import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './root.mjs';

/** Runs a program with this terminal and answers its exit code, as a shell would count it. */
export function run(command, args, options = {}) {
  return codeOf(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }));
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** npm itself, as the one that started us when there is one. */
export function runNpm(args, options = {}) {
  const { npm_execpath: npm = '' } = process.env;
  if (npm.endsWith('.js')) return runNode([npm, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

const terminalPatienceMs = 1500;
const lookForParentMs = 250;

/** Runs Node until it ends by itself or by Ctrl-C, handing every wish to end on once. */
export function runUntilStopped(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  let isTold = false;
  const tell = (signal) => {
    if (isTold) return;
    isTold = true;
    // Ctrl-C in a terminal reaches the child without us; it hears from us only if it did not.
    if (signal === 'SIGINT' && process.stdin.isTTY) setTimeout(() => child.kill('SIGTERM'), terminalPatienceMs).unref();
    else child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tell(signal));
  process.on('SIGHUP', () => tell('SIGTERM'));
  // The shell between npm and us dies of what npm hands on and tells nobody.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), lookForParentMs).unref();
  return codeOf(child);
}

function codeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]));
  });
}
