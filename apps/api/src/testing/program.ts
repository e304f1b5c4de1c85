import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type Plugin } from 'esbuild';

export interface Program {
  pid: number;
  origin: string;
  /** All it has printed so far. */
  output(): string;
  /** The status of a GET, or 0 when nothing answered. */
  status(path: string): Promise<number>;
  /** Resolves when `/readyz` answers 200; throws after 30 s or when the program ended. */
  ready(): Promise<void>;
  isOver(): boolean;
  /** Its exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): Promise<number | string>;
}

interface Settings {
  DATA_DIR: string;
  PORT: number;
  HOST?: string;
  ROLE?: string;
  RATE_LIMIT_FACTOR?: string;
  SHUTDOWN_DELAY_SECONDS?: string;
  DATABASE_URL?: string;
}

/** A port nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const source = join(import.meta.dirname, '..');
const readyWithinMs = 30_000;

/** The server, or another program of ours, as one file, which starts sooner than its source; it knows of no web side and no pictures. */
export async function buildProgram(folder: string, entry = 'main.ts'): Promise<string> {
  symlinkSync(join(source, '../../../node_modules'), join(folder, 'node_modules'));
  cpSync(join(source, 'db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(source, 'db/embedded/wal.mjs'), join(folder, 'wal.mjs'));
  const outfile = join(folder, `${basename(entry, '.ts')}.mjs`);
  const packagesOutside: Plugin = {
    name: 'packages-outside',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@tawa/') ? undefined : { path, external: true },
      ),
  };
  const shape = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ ...shape, entryPoints: [join(source, entry)], outfile, plugins: [packagesOutside] });
  return outfile;
}

/** The built server in a process of its own, without demo entries. */
export function startProgram(file: string, settings: Settings): Program {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', DEMO: '0', ...settings, PORT: String(settings.PORT) };
  const child = spawn(process.execPath, [file], { cwd: dirname(file), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  let isOver = false;
  void ended.then(() => (isOver = true));

  const status = async (path: string) => {
    try {
      const response = await fetch(`${origin}${path}`, { headers: { connection: 'close' } });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
  return {
    pid: child.pid ?? 0,
    origin,
    output: () => output,
    status,
    ended,
    isOver: () => isOver,
    async ready() {
      for (const end = Date.now() + readyWithinMs; Date.now() < end && !isOver; await sleep(20))
        if ((await status('/readyz')) === 200) return;
      throw new Error(`The server is not ready. It said: ${output}`);
    },
    async kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
