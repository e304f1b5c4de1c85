import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { Stop } from '../lib/say.mjs';

const readyWithinMs = 180_000;

/** Whether somebody answers at an address with 200. */
export const isReady = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until an address answers with 200; throws a Stop when a program ends meanwhile, or it takes too long. */
export async function untilReady(url, child) {
  const lateAt = performance.now() + readyWithinMs;
  while (performance.now() < lateAt && child.exitCode === null) {
    if (await isReady(url)) return;
    await sleep(100);
  }
  throw new Stop(`${url} did not become ready.`);
}

/** Starts the built server with these settings over those of a production, and answers it once it is ready. */
export async function startServer(settings) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/api/main.js'], {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const stop = async () => {
    if (child.exitCode !== null) return child.exitCode;
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    return code;
  };
  try {
    await untilReady(`http://127.0.0.1:${settings.PORT}/readyz`, child);
  } catch (error) {
    await stop();
    throw new Stop(`${error.message}\n${said}`, { cause: error });
  }
  return { port: settings.PORT, stop, said: () => said };
}
