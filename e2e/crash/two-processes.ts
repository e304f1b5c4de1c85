import { setTimeout as sleep } from 'node:timers/promises';
import { placeOrder } from '@tawa/contract/ordering/checkout';
import { startPostgres } from '../../apps/api/src/db/embedded/start.ts';
import { startBuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { callerAt, openLine } from '../../apps/api/src/testing/remote.ts';
import { openShopper, type Shopper } from '../../apps/api/src/testing/shopper.ts';
import { openLedger, type Press } from './ledger.ts';
import { prove } from './proof.ts';
import { quote } from './traffic.ts';
import { type Street } from './street.ts';
import { prepare, say, withDatabase } from './world.ts';

const ports = [4132, 4133] as const;
const pressesAtOnce = 40;
const killWithinMs = 60;

/** What the presses of one key were answered: how often each status came, and which orders were named. */
interface Answers {
  times: Map<string, number>;
  numbers: Set<string>;
}

async function press({ send, ledger }: Street, wish: Press, port: number): Promise<{ word: string; number?: string }> {
  const caller = callerAt(send, `http://127.0.0.1:${port}`, wish.shopper.token);
  const input = { headers: { 'idempotency-key': wish.key }, body: wish.body };
  const answer = await caller.call(placeOrder, input).catch(() => undefined);
  if (!answer) return { word: 'none' };
  if (answer.status === 409 && answer.body.code === 'IN_PROGRESS') return { word: 'in progress' };
  if (answer.status === 200 || answer.status === 201) {
    ledger.note(wish, answer.body);
    return { word: String(answer.status), number: answer.body.order_number };
  }
  ledger.accuse(`${wish.key} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { word: String(answer.status) };
}

/** Sends one press 40 times at once, to both processes in turn. */
async function pressAtOnce(street: Street, wish: Press, { times, numbers }: Answers): Promise<void> {
  const once = async (_press: unknown, index: number) => {
    const { word, number } = await press(street, wish, ports[index % 2] ?? ports[0]);
    times.set(word, (times.get(word) ?? 0) + 1);
    if (number) numbers.add(number);
  };
  await Promise.all(Array.from({ length: pressesAtOnce }, once));
}

/** One key pressed at once; `meanwhile` may kill a process and start it again, and then all press once more. */
async function race(street: Street, shopper: Shopper, name: string, meanwhile?: () => Promise<void>): Promise<void> {
  const wish = await quote(street, shopper);
  if (!wish) throw new Error('Nothing could be quoted.');
  const answers: Answers = { times: new Map(), numbers: new Set() };
  await Promise.all([pressAtOnce(street, wish, answers), meanwhile?.()]);
  if (meanwhile) await pressAtOnce(street, wish, answers);
  const { times, numbers } = answers;
  const placed = times.get('201') ?? 0;
  if (numbers.size !== 1) street.ledger.accuse(`${wish.key} was answered with ${numbers.size} orders`);
  if (placed > 1 || (placed === 0 && !meanwhile)) street.ledger.accuse(`${wish.key} was placed ${placed} times`);
  say(`${name}: ${[...times].map(([word, count]) => `${word} ${count} times`).join(', ')}; orders ${numbers.size}`);
}

/** Presses one key at once over two processes on one database, in quiet and while one of the two is killed. */
export async function runTwoProcesses(dataDir: string, rounds: number): Promise<readonly string[]> {
  const server = await startPostgres({ dataDir });
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, DEMO: '1' };
  const ledger = openLedger();
  const line = openLine(pressesAtOnce);
  const first = await startBuiltApp({ port: ports[0], env });
  let second = await startBuiltApp({ port: ports[1], env });
  const killSecond = async () => {
    await sleep(Math.random() * killWithinMs);
    await second.kill();
    second = await startBuiltApp({ port: ports[1], env });
  };
  const raceAll = async (dishes: readonly number[]) => {
    const { send } = line;
    const street: Street = { send, origin: () => first.origin, isOver: () => false, ledger, dishes };
    const shopper = await openShopper(send, first.origin);
    for (let round = 1; round <= rounds; round++) await race(street, shopper, `round ${round}`);
    for (let round = 1; round <= rounds; round++) await race(street, shopper, `round ${round}, one killed`, killSecond);
  };
  try {
    const { orders } = await withDatabase(server.url, async (ask) => {
      await raceAll(await prepare(ask));
      return prove(ask, ledger);
    });
    say(`\nkeys pressed at once over two processes ${rounds * 2}, orders in the database ${orders}`);
    if (orders !== rounds * 2) ledger.accuse(`${rounds * 2} keys placed ${orders} orders`);
  } finally {
    line.close();
    await Promise.all([first.stop(), second.stop()]);
    await server.stop();
  }
  return ledger.broken;
}
