import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { createRandom, type Random } from '@tawa/domain/common/random';
import { createCallMaker } from './calls.ts';
import { mayChangeBy } from './journal.ts';
import { judge, slowMs } from './judge.ts';
import { drawKind } from './kinds.ts';
import type { Received } from './line.ts';
import type { Who } from './roles.ts';
import { curlOf, type Wire } from './wire.ts';
import type { FuzzWorld } from './world.ts';

export interface Plan {
  seed: number;
  requests: number;
  /** Only calls whose 'METHOD /path' has this in it. */
  only?: string | undefined;
}

/** An answer that should not be, with the line of a shell that asks for it again. */
export interface Failure {
  endpoint: string;
  who: string;
  kind: string;
  wrong: string;
  /** The beginning of what came. */
  answer: string;
  curl: string;
}

export interface Tally {
  requests: number;
  failures: Failure[];
  /** How many answers there were of each hundred of statuses. */
  statuses: Map<string, number>;
  /** Calls that were done at least once. */
  done: Set<string>;
  /** What a sound request of each call was told when it was refused last. */
  refused: Map<string, string>;
}

export const emptyTally = (): Tally => ({
  requests: 0,
  failures: [],
  statuses: new Map(),
  done: new Set(),
  refused: new Map(),
});

/** Adds what another run counted. */
export function addTally(to: Tally, more: Tally): void {
  to.requests += more.requests;
  to.failures.push(...more.failures);
  for (const [name, times] of more.statuses) to.statuses.set(name, (to.statuses.get(name) ?? 0) + times);
  for (const [name, reason] of more.refused) to.refused.set(name, reason);
  for (const name of more.done) to.done.add(name);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);

/** Who makes the call: mostly somebody who may, and now and then anybody. */
function drawCaller(endpoint: Endpoint, whos: readonly Who[], random: Random): Who {
  const able = whos.filter((who) => who.may(endpoint));
  const from = able.length > 0 && random.next() < 0.8 ? able : whos;
  const first = from[0];
  if (!first) throw new Error('Nobody calls.');
  return from[Math.floor(random.next() * from.length)] ?? first;
}

const beginning = ({ body }: Pick<Received, 'body'>): string => body.toString('utf8').slice(0, 160);

const settleMs = 30;
const rest = () => new Promise((resolve) => setTimeout(resolve, settleMs));

/** What a refused call changed; a change is believed only when the same call does it again, because others' work may end late. */
async function changedBy(
  { journal, line }: FuzzWorld,
  { endpoint, wire, response }: Sent,
): Promise<string | undefined> {
  // What little a call changes that was asked to read is found after the next one, and not believed.
  if (response.status < 400 && wire.method === 'GET') return undefined;
  const changed = await journal.read();
  if (changed.length === 0 || response.status < 400) return undefined;
  await rest();
  await journal.read();
  const again = await line.send(wire);
  const changedAgain = (await journal.read()).filter((one) => !mayChangeBy.has(`${nameOf(endpoint)} ${one}`));
  return changedAgain.length > 0 && again.status >= 400
    ? `${again.status} and yet: ${changedAgain.join(', ')}`
    : undefined;
}

async function isSlowAgain({ line, journal }: FuzzWorld, wire: Wire): Promise<boolean> {
  await rest();
  const again = await line.send(wire);
  await journal.read();
  return again.ms > slowMs;
}

const putBackEvery = 25;
const forgetEvery = 400;
const pagesEvery = 6;
// What draws pages to print costs a hundred times as much as anything else.
const drawsPages = ({ media, path }: Endpoint) => media === 'application/pdf' || path.endsWith('/documents');

/** Every call in turn; those that cost much are left out most of the time. */
function* inTurn(calls: readonly Endpoint[]): Generator<Endpoint, never> {
  for (let round = 0; ; round += 1)
    for (const [at, call] of calls.entries())
      if (calls.length < pagesEvery || !drawsPages(call) || (at + round) % pagesEvery === 0) yield call;
}

interface Sent {
  endpoint: Endpoint;
  who: Who;
  kind: string;
  wire: Wire;
  response: Received;
}

function noteAnswer(tally: Tally, { endpoint, who, kind, wire, response }: Sent): void {
  const { status, body } = response;
  tally.requests += 1;
  count(tally.statuses, status === 0 ? 'none' : `${Math.floor(status / 100)}xx`);
  if (status > 0 && status < 300 && wire.method === endpoint.method) tally.done.add(nameOf(endpoint));
  if (status >= 400 && kind === 'sound' && who.may(endpoint))
    tally.refused.set(nameOf(endpoint), `${wire.target} ${wire.body?.toString() ?? ''} -> ${beginning({ body })}`);
}

async function noteFailures(tally: Tally, world: FuzzWorld, sent: Sent): Promise<void> {
  const { endpoint, who, kind, wire, response } = sent;
  const found = judge(endpoint, wire, response);
  const wrong = found === 'slow' && !(await isSlowAgain(world, wire)) ? undefined : found;
  for (const one of [wrong, await changedBy(world, sent)]) {
    if (one === undefined) continue;
    const curl = curlOf(world.origin, wire);
    const failure = { endpoint: nameOf(endpoint), who: who.name, kind, wrong: one, answer: beginning(response), curl };
    tally.failures.push(failure);
  }
}

/** Sends as many requests as wanted to a world, one after another, and notes each answer that should not be. */
export async function fuzz(world: FuzzWorld, { seed, requests, only }: Plan, tally: Tally): Promise<void> {
  const random = createRandom(seed);
  const makeCall = createCallMaker(world.pool);
  const chosen = endpoints.map(({ endpoint }) => endpoint).filter((one) => !only || nameOf(one).includes(only));
  if (chosen.length === 0) throw new Error(`There is no call like '${only}'.`);
  const calls = inTurn(chosen);
  for (let at = 0; at < requests; at += 1) {
    if (at % putBackEvery === 0) await world.putBack();
    if (at % forgetEvery === 0) world.pool.forget();
    const endpoint = calls.next().value;
    const who = drawCaller(endpoint, world.whos, random);
    const [kind, make] = drawKind(random);
    const wire = make(await makeCall(endpoint, who, random), random);
    const response = await world.line.send(wire);
    if (response.status < 300) world.pool.learn(response.body);
    const sent = { endpoint, who, kind, wire, response };
    noteAnswer(tally, sent);
    await noteFailures(tally, world, sent);
  }
}
