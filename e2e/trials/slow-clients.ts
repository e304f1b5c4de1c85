import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { say } from '../crash/world.ts';
import { textOf, visitFor } from './visitor.ts';

const clients = 400;
const quietMs = 10_000;
const attackMs = 40_000;
const dripEveryMs = 1000;

/** What a slow client sends at first, and then again and again; one that reads slowly asks for much and takes nothing. */
const kinds = {
  headers: { first: 'GET / HTTP/1.1\r\nhost: tawa\r\n', again: 'x-more: 1\r\n', reads: true },
  bodies: {
    first:
      'POST /api/users/login HTTP/1.1\r\nhost: tawa\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    again: ' ',
    reads: true,
  },
  readers: { first: 'GET /api/menu/getmenus HTTP/1.1\r\nhost: tawa\r\n\r\n'.repeat(8), again: '', reads: false },
  idle: { first: '', again: '', reads: true },
} as const;

export type SlowKind = keyof typeof kinds;
export const slowKinds: readonly SlowKind[] = ['headers', 'bodies', 'readers', 'idle'];

/** Keeps so many slow clients at the door; whoever is sent away comes back a second later. */
function besiege(port: number, kind: SlowKind) {
  const { first, again, reads } = kinds[kind];
  const open = new Set<Socket>();
  let [cut, isOver] = [0, false];
  const come = () => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    open.add(socket);
    if (reads) socket.resume();
    else socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      cut += isOver ? 0 : 1;
      setTimeout(come, 1000).unref();
    });
  };
  for (let at = 0; at < clients; at += 1) come();
  const drip = setInterval(() => {
    for (const socket of open) if (again !== '' && socket.writable) socket.write(again);
  }, dripEveryMs);
  return {
    leave() {
      isOver = true;
      clearInterval(drip);
      for (const socket of open) socket.destroy();
      return cut;
    },
  };
}

/** 400 slow clients of a kind beside an honest visitor, whose p99 stays under 250 ms or 20 times the quiet one. */
export async function trySlowClients(app: BuiltApp, port: number): Promise<string[]> {
  const broken: string[] = [];
  await visitFor(app.origin, quietMs / 2);
  const quiet = await visitFor(app.origin, quietMs);
  const limit = Math.max(250, 20 * quiet.p99);
  say(`quiet: ${textOf(quiet)}`);
  for (const kind of slowKinds) {
    const siege = besiege(port, kind);
    await sleep(1000);
    const visits = await visitFor(app.origin, attackMs);
    const cut = siege.leave();
    say(`${clients} slow ${kind}: ${textOf(visits)}, ${cut} connections cut`);
    if (visits.p99 > limit) broken.push(`slow ${kind}: p99 ${visits.p99} ms is over ${limit} ms`);
    if (visits.failed.length > 0) broken.push(`slow ${kind}: ${visits.failed.slice(0, 3).join('; ')}`);
  }
  return broken;
}
