import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// npm runs its scripts through a shell, which is the one that hears of a wish to end.
const app = `console.log(process.pid); setInterval(() => {}, 1000)`;
const script = `import { runUntilStopped } from ${JSON.stringify(inRoot('scripts/lib/run.mjs'))};
  await runUntilStopped(['-e', ${JSON.stringify(app)}], process.env);`;

test.skipIf(process.platform === 'win32')(
  'the app ends when the shell between npm and its starter was ended',
  async () => {
    const env = { ...process.env, SCRIPT: script, NODE: process.execPath };
    const stdio = ['ignore', 'pipe', 'inherit'];
    const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], { env, stdio });
    const [line] = await once(createInterface(shell.stdout), 'line');
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    shell.kill('SIGTERM');
    for (let tries = 0; isAlive(pid) && tries < 250; tries++) await sleep(20);
    expect(isAlive(pid)).toBe(false);
  },
  15_000,
);
