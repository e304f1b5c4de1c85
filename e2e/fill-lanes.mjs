import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

// Fills one demo world, copies it for every lane while nothing runs on it, and answers at DONE_PORT once that is done.
const { PORT, DONE_PORT, LANES, DATA_DIR } = process.env;
const tryAgainMs = 100;
const root = resolve(import.meta.dirname, '..');
const folders = LANES.split(',').map((lane) => join(DATA_DIR, lane));

const server = spawn(process.execPath, ['dist/api/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folders[0] },
});
const ended = new Promise((go) => void server.once('exit', go));
process.once('SIGTERM', () => void server.kill('SIGTERM'));

const isReady = () =>
  fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) {
  if (server.exitCode !== null) process.exit(1);
  await new Promise((go) => void setTimeout(go, tryAgainMs));
}
server.kill('SIGTERM');
await ended;
// A folder that was given may hold them from the last time.
const missing = folders.filter((folder) => !existsSync(folder));
for (const folder of missing) if (spawnSync('cp', ['-a', folders[0], folder]).status !== 0) process.exit(1);
const done = createServer((_request, reply) => void reply.end()).listen(Number(DONE_PORT));
process.once('SIGTERM', () => void done.close());
