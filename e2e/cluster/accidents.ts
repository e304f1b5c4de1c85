import { setTimeout as sleep } from 'node:timers/promises';
import { findEtcdLeader, findMember, isWhole, listMembers } from './databases.ts';
import type { House } from './house.ts';
import { until } from './services.ts';
import type { Traffic } from './street.ts';

/** What an accident did to whoever ordered. */
export interface Harm {
  what: string;
  /** The longest time (s) without an acknowledged order from the accident until orders flow again. */
  withoutOrdersS: number;
  /** Calls that were not answered or with 5xx, and how many of them asked for a page. */
  failed: number;
  failedPages: number;
}

/** Does harm, and answers how it is undone. */
type Accident = (house: House) => Promise<() => Promise<void>>;

const quietBeforeMs = 2000;
const flowingMs = 3000;
const recoverWithinMs = 90_000;

function longestGapS(times: readonly number[], from: number, to: number): number {
  const within = [from, ...times.filter((time) => time > from && time < to), to];
  const gaps = within.slice(1).map((time, index) => time - (within[index] ?? time));
  return Math.max(...gaps) / 1000;
}

/** Orders have come again for some seconds, without a pause of a second. */
function isFlowing({ acknowledgedAt }: Traffic, since: number): boolean {
  const now = performance.now();
  return now - since > flowingMs && longestGapS(acknowledgedAt, now - flowingMs, now) < 1;
}

/** Lets an accident happen in the middle of the orders; answers its harm once everything is whole again. */
export async function suffer(what: string, accident: Accident, house: House, traffic: Traffic): Promise<Harm> {
  await sleep(quietBeforeMs + Math.random() * 1000);
  traffic.takeFailures();
  const from = performance.now();
  const mend = await accident(house);
  await until('orders flow again', async () => isFlowing(traffic, from), recoverWithinMs);
  const withoutOrdersS = longestGapS(traffic.acknowledgedAt, from, performance.now());
  const failures = traffic.takeFailures();
  const failedPages = failures.filter((failure) => /^GET \/(?!api\/)/.test(failure)).length;
  await mend();
  await until('the databases are whole again', () => isWhole(house.databases), 180_000);
  return { what, withoutOrdersS, failed: failures.length, failedPages };
}

const killMember =
  (role: string): Accident =>
  async ({ databases }) => {
    const node = await findMember(databases, role);
    if (!node) throw new Error(`There is no ${role}: ${JSON.stringify(await listMembers(databases))}.`);
    await node.kill();
    return async () => node.patroni.start();
  };

/** Each accident by the name that `--only` takes. */
export const accidents: Readonly<Record<string, Accident>> = {
  leader: killMember('leader'),
  standby: killMember('sync_standby'),
  replica: killMember('replica'),
  async etcd({ etcd }) {
    const leader = await findEtcdLeader(etcd);
    await leader?.service.kill();
    return async () => leader?.service.start();
  },
  async web({ webs }) {
    const [web] = webs;
    await web?.service().kill();
    return async () => {
      web?.service().start();
      await until('the web process is back', async () => web?.isReady() ?? false);
    };
  },
  async worker({ worker }) {
    await worker.service().kill();
    return async () => {
      worker.service().start();
      await until('the worker is back', worker.isReady);
    };
  },
  async nats({ nats }) {
    await nats.kill();
    return async () => nats.start();
  },
  async proxy({ front }) {
    await front.proxy.kill();
    // Whoever watches over it brings it back within a second.
    await sleep(1000);
    front.proxy.start();
    return async () => undefined;
  },
  async pooler({ front }) {
    await front.pooler.kill();
    await sleep(1000);
    front.pooler.start();
    return async () => undefined;
  },
};
