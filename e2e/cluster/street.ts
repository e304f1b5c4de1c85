import { setTimeout as sleep } from 'node:timers/promises';
import { openLine, type Send } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper } from '../../apps/api/src/testing/shopper.ts';
import { openLedger, type Ledger } from '../crash/ledger.ts';
import { askForAll, cook, shop } from '../crash/traffic.ts';
import { type Street } from '../crash/street.ts';
import { kitchen, prepare, withDatabase } from '../crash/world.ts';
import type { House } from './house.ts';

/** Customers, a kitchen and visitors, all through the proxy. */
export interface Traffic {
  ledger: Ledger;
  /** When orders were acknowledged (ms of `performance.now`). */
  acknowledgedAt: readonly number[];
  /** What was asked and not answered, or with 5xx, since the last time this was asked. */
  takeFailures(): readonly string[];
  /** Lets it run out, and asks once more what became of each payment. */
  end(): Promise<void>;
}

const customers = 8;
const visitors = 4;
const onlineShare = 0.3;
const visitPauseMs = 15;
const runOutMs = 3000;
const pages = ['/', '/restaurants', '/api/restaurant/active-restaurants', '/api/faqs/all', '/api/search?q=biryani'];

function counted(send: Send): { send: Send; failures: string[] } {
  const failures: string[] = [];
  return {
    failures,
    async send(url, sending) {
      const name = `${sending?.method ?? 'GET'} ${new URL(url).pathname}`;
      try {
        const reply = await send(url, sending);
        if (reply.statusCode >= 500)
          failures.push(`${name} ${reply.statusCode} ${reply.bytes.toString().slice(0, 120)}`);
        return reply;
      } catch (error) {
        failures.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
    },
  };
}

/** Reads public pages and lists, each with a question of its own so that none is only kept. */
async function visit({ send, origin, isOver }: Street, index: number): Promise<void> {
  for (let turn = index; !isOver(); turn += 1) {
    const page = pages[turn % pages.length] ?? '/';
    const url = page.includes('?') ? `${origin()}${page}${turn}` : `${origin()}${page}`;
    await send(url).catch(() => undefined);
    await sleep(visitPauseMs);
  }
}

export async function openTraffic({ front }: House): Promise<Traffic> {
  const ledger = openLedger();
  const acknowledgedAt: number[] = [];
  const note = ledger.note;
  ledger.note = (press, answer) => {
    acknowledgedAt.push(performance.now());
    note(press, answer);
  };
  const line = openLine(customers + visitors + 1);
  const { send, failures } = counted(line.send);
  const { origin } = front;
  const dishes = await withDatabase(front.directUrl, prepare);
  const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(send, origin)));
  const owner = await logIn(send, origin, kitchen.login, kitchen.password);
  let isOver = false;
  const street: Street = { send, origin: () => origin, isOver: () => isOver, ledger, dishes, onlineShare };
  const walks = [
    ...shoppers.map((shopper) => shop(street, shopper)),
    cook(street, owner),
    ...Array.from({ length: visitors }, (_none, index) => visit(street, index)),
  ];
  return {
    ledger,
    acknowledgedAt,
    takeFailures: () => failures.splice(0),
    async end() {
      await sleep(runOutMs);
      isOver = true;
      await Promise.all(walks);
      await askForAll(street);
      line.close();
    },
  };
}
