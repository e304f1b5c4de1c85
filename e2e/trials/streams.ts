import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { logIn, type Account } from '../../apps/api/src/testing/shopper.ts';
import { openLine } from '../../apps/api/src/testing/remote.ts';
import { say, type Ask } from '../crash/world.ts';
import { textOf, visitFor } from './visitor.ts';

const streams = 2000;
const streamsOfOne = 3;
const returning = 400;
const seconds = 30;
const p99MaxMs = 800;
const heardOnes = 40;
const email = (at: number) => `listener-${at}@example.in`;

/** One page that listens: it notes the figures it was told, and asks for what it missed when it comes back. */
class Listener {
  readonly heard: number[] = [];
  readonly #origin: string;
  readonly #token: string;
  #request: http.ClientRequest | undefined;
  #last = '';
  #rest = '';
  #isAway = true;
  isOpen = false;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  come(): void {
    const resumed = this.#last === '' ? {} : { 'last-event-id': this.#last };
    const headers = { authorization: `Bearer ${this.#token}`, accept: 'text/event-stream', ...resumed };
    this.#rest = '';
    this.#isAway = false;
    const request = http.get(`${this.#origin}/api/events`, { headers, agent: false }, (reply) => {
      this.isOpen = reply.statusCode === 200;
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => this.#read(part));
      reply.on('error', () => undefined);
      reply.on('close', () => this.#ended(request));
    });
    request.on('error', () => this.#ended(request));
    this.#request = request;
  }

  /** A page that was sent away comes back by itself, as browsers do. */
  #ended(request: http.ClientRequest): void {
    if (request !== this.#request) return;
    this.isOpen = false;
    if (!this.#isAway) setTimeout(() => this.#isAway || this.isOpen || this.come(), 500).unref();
  }

  go(): void {
    this.#isAway = true;
    this.#request?.destroy();
    this.isOpen = false;
  }

  #read(part: string): void {
    const blocks = `${this.#rest}${part}`.split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1];
      const told = /"version":(\d+)/.exec(block)?.[1];
      if (id !== undefined) this.#last = id;
      if (told !== undefined) this.heard.push(Number(told));
    }
  }
}

/** Accounts that share the demo customer's password, so that only their logins cost time. */
async function openAccounts(app: BuiltApp, ask: Ask, count: number): Promise<Account[]> {
  await ask(
    `insert into users (name, email, username, mobile, password_hash, role, email_verified_at)
      select 'Listener', 'listener-' || n || '@example.in', 'listener-' || n, '9' || lpad(n::text, 9, '0'),
        (select password_hash from users where email = 'customer@example.com'), 'user', now()
      from generate_series(1, $1) n on conflict do nothing`,
    [count],
  );
  const line = openLine(4);
  const accounts: Account[] = [];
  for (let at = 1; at <= count; at += 1) accounts.push(await logIn(line.send, app.origin, email(at), 'Customer@123'));
  line.close();
  return accounts;
}

/** Tells the first of the accounts one figure after another, until it is told to stop. */
function tellSteadily(ask: Ask, accounts: readonly Account[]) {
  const told = accounts.slice(0, heardOnes);
  let [figure, isOver] = [0, false];
  const work = (async () => {
    while (!isOver) {
      figure += 1;
      await ask(
        `insert into live_events (audience, kind, payload)
            select 'user:' || u, 'order', jsonb_build_object('order_number', 'FD-AB12CD', 'status', 'accepted',
              'version', $2::int, 'restaurant_id', 1) from unnest($1::int[]) u`,
        [told.map(({ userId }) => userId), figure],
      );
      await ask('select place_live_events(500)');
      await sleep(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await work;
      return figure;
    },
  };
}

/** 2,000 streams held while 400 of them drop and come back every second: nobody misses or hears anything twice. */
export async function tryStreams(app: BuiltApp, ask: Ask): Promise<string[]> {
  const accounts = await openAccounts(app, ask, Math.ceil(streams / streamsOfOne));
  const listeners = accounts.flatMap(({ token }) =>
    Array.from({ length: streamsOfOne }, () => new Listener(app.origin, token)),
  );
  const held = listeners.slice(0, streams);
  for (const [at, one] of held.entries()) {
    one.come();
    if (at % 50 === 49) await sleep(50);
  }
  for (let waited = 0; held.some(({ isOpen }) => !isOpen) && waited < 60; waited += 1) await sleep(1000);
  const open = held.filter(({ isOpen }) => isOpen).length;
  say(`${open} of ${streams} streams are held`);
  const still = await visitFor(app.origin, 10_000);
  say(`beside them: ${textOf(still)}`);
  const telling = tellSteadily(ask, accounts);
  const visiting = visitFor(app.origin, seconds * 1000);
  for (let second = 0; second < seconds; second += 1) {
    const away = held.slice((second * returning) % streams, ((second * returning) % streams) + returning);
    for (const one of away) one.go();
    await sleep(200);
    for (const one of away) one.come();
    await sleep(800);
  }
  const visits = await visiting;
  const figures = await telling.stop();
  await sleep(8000);
  say(`while ${returning} return every second: ${textOf(visits)}; ${figures} events for each of ${heardOnes} accounts`);
  for (const one of held) one.go();
  return faultsOf({ open, visits: [still, visits], figures, told: held.slice(0, heardOnes * streamsOfOne) });
}

interface Outcome {
  open: number;
  visits: { p99: number; failed: string[] }[];
  figures: number;
  told: readonly Listener[];
}

function faultsOf({ open, visits, figures, told }: Outcome): string[] {
  const wrong = told.filter(({ heard }) => heard.length !== figures || heard.some((figure, at) => figure !== at + 1));
  return [
    ...(open < streams ? [`only ${open} of ${streams} streams were held`] : []),
    ...visits.filter(({ p99 }) => p99 > p99MaxMs).map(({ p99 }) => `p99 ${p99} ms is over ${p99MaxMs} ms`),
    ...visits.flatMap(({ failed }) => failed.slice(0, 3)),
    ...wrong
      .slice(0, 3)
      .map(({ heard }) => `a stream heard ${heard.length} of ${figures}: ${heard.slice(0, 12).join(' ')} …`),
  ];
}
