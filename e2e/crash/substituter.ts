import { setTimeout as sleep } from 'node:timers/promises';
import { answerShortage, getOrder } from '@tawa/contract/ordering/orders';
import { reportShortage } from '@tawa/contract/ordering/orders.kitchen';
import { listSubstitutes } from '@tawa/contract/ordering/orders.substitutes';
import { substitutesMax } from '@tawa/domain/ordering/substitutes';
import type { Account, Shopper } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import type { Ask } from './world.ts';

const pauseMs = 150;
const lately = 30;
const takenShare = 0.7;
const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** What customers were told became of a dish that was sold out, by its line: the offer that they took, or null without it. */
type Settled = Map<number, number | null>;

/** A line of somebody's order that the kitchen may be out of; of the counted dish none, whose portions the run counts. */
async function findLine(street: Street, shopper: Shopper, order_number: string) {
  const seen = await answerOf(street, () => callerOf(street, shopper).call(getOrder, { params: { order_number } }));
  if (seen?.status !== 200 || !['placed', 'accepted', 'preparing'].includes(seen.body.status)) return undefined;
  const { items, version } = seen.body;
  const line = items.find(({ menu_id, shortage }) => menu_id !== street.dishes[0] && shortage === null);
  return line && { order_item_id: line.order_item_id, version };
}

/** The kitchen is out of one dish of an order and offers others; answers the line, whether or not it heard that it was noted. */
async function offerOthers(street: Street, owner: Account, shopper: Shopper, order_number: string) {
  const line = await findLine(street, shopper, order_number);
  if (!line) return undefined;
  const kitchen = callerOf(street, owner);
  const { order_item_id } = line;
  const listed = await answerOf(street, () =>
    kitchen.call(listSubstitutes, { params: { order_number, order_item_id } }),
  );
  if (listed?.status !== 200 || listed.body.dishes.length === 0) return undefined;
  const substitutes = listed.body.dishes.slice(0, substitutesMax).map(({ menu_id }) => menu_id);
  const body = { ...line, substitutes };
  await answerOf(street, () => kitchen.call(reportShortage, { params: { order_number }, body }));
  return order_item_id;
}

/** The customer takes one of what is offered or goes without, and presses again until somebody answers. */
async function settle(street: Street, shopper: Shopper, order_number: string, order_item_id: number) {
  const customer = callerOf(street, shopper);
  const params = { order_number };
  const seen = await answerOf(street, () => customer.call(getOrder, { params }));
  const line = seen?.status === 200 ? seen.body.items.find((item) => item.order_item_id === order_item_id) : undefined;
  if (line?.shortage?.state !== 'asked') return undefined;
  const offer = oneOf(line.shortage.substitutes ?? []);
  const taken = offer && Math.random() < takenShare ? offer.order_substitute_id : null;
  const body =
    taken === null
      ? { order_item_id, answer: 'remove' as const }
      : { order_item_id, answer: 'take' as const, order_substitute_id: taken };
  for (;;) {
    const answer = await answerOf(street, () => customer.call(answerShortage, { params, body }));
    if (answer) return answer.status === 200 ? { taken } : undefined;
    await sleep(pauseMs);
  }
}

/** A kitchen that is out of now this, now that, and customers who say what they would have instead. */
export async function substitute(street: Street, owner: Account): Promise<Settled> {
  const settled: Settled = new Map();
  while (!street.isOver()) {
    const order = oneOf(street.ledger.acknowledged.slice(-lately));
    const line = order && (await offerOthers(street, owner, order.shopper, order.order_number));
    const end = line && (await settle(street, order.shopper, order.order_number, line));
    if (line && end) settled.set(line, end.taken);
    await sleep(pauseMs);
  }
  return settled;
}

/** Accuses whoever forgot what a customer chose, or gave it twice; answers how many chose and how many of them took another dish. */
export async function proveSubstitutes(ask: Ask, settled: Settled, accuse: (what: string) => void) {
  const rows = await ask<{ line: number; offer: number; lines: number }>(
    `select x.order_item_id as line, x.order_substitute_id as offer,
        (select count(*)::int from order_items i where i.order_substitute_id = x.order_substitute_id) as lines
      from order_substitutes x where x.state = 'taken'`,
  );
  const takenOf = new Map(rows.map(({ line, offer }) => [line, offer]));
  for (const { offer, lines } of rows) if (lines !== 1) accuse(`the offer ${offer} was taken and is ${lines} lines`);
  for (const [line, taken] of settled)
    if ((takenOf.get(line) ?? null) !== taken)
      accuse(
        `of line ${line} the customer was told ${taken ?? 'nothing'}, and ${takenOf.get(line) ?? 'nothing'} is there`,
      );
  return { chosen: settled.size, taken: rows.length };
}
