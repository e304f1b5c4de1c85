import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';

// Fills one demo world, copies it for every lane while nothing runs on it, starts the servers of all lanes together, and
// answers at DONE_PORT once each of them is ready. Started one after the other they left half of the cores idle.
const { DONE_PORT, LANES } = process.env;
const lanes = JSON.parse(LANES);
const tryAgainMs = 100;
const root = resolve(import.meta.dirname, '..');
const running = new Set();
let isOver = false;

function start(env) {
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/api/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  running.add(server);
  const ended = new Promise((go) => void server.once('exit', go)).then(() => running.delete(server));
  return { server, ended };
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady({ server }, port) {
  while (!(await answers(port))) {
    if (server.exitCode !== null && !isOver) process.exit(1);
    await new Promise((go) => void setTimeout(go, tryAgainMs));
  }
}

process.once('SIGTERM', () => {
  isOver = true;
  for (const server of running) server.kill('SIGTERM');
});

const [first] = lanes;
const filling = start(first);
await untilReady(filling, first.PORT);
filling.server.kill('SIGTERM');
await filling.ended;
// A folder that was given may hold them from the last time.
const missing = lanes.map(({ DATA_DIR }) => DATA_DIR).filter((folder) => !existsSync(folder));
for (const folder of missing) if (spawnSync('cp', ['-a', first.DATA_DIR, folder]).status !== 0) process.exit(1);
await Promise.all(lanes.map((lane) => untilReady(start(lane), lane.PORT)));
const done = createServer((_request, reply) => void reply.end()).listen(Number(DONE_PORT));
process.once('SIGTERM', () => void done.close());
