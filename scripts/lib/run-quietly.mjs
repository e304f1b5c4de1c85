import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs npm and answers its exit code and what it wrote; after `limitMs` it is ended and the code is undefined. */
export function runNpmQuietly(args, limitMs) {
  const { npm_execpath: npm = '' } = process.env;
  const [command, all] = npm.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  return runQuietly(command, all, { limitMs, shell: command === 'npm' && process.platform === 'win32' });
}

/** Runs a program and answers its exit code and what it wrote; after `limitMs` it is ended and the code is undefined. */
export function runQuietly(command, args, { limitMs, shell = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let isLate = false;
    child.stdout.setEncoding('utf8').on('data', (part) => (out += part));
    child.stderr.resume();
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
    }, limitMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ code: isLate ? undefined : code, out });
    });
  });
}
