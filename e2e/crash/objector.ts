import { setTimeout as sleep } from 'node:timers/promises';
import { refundOrder } from '@tawa/contract/money/refunds';
import { appealRefund, decideAppeal } from '@tawa/contract/money/refunds.files';
import { listAllOrders } from '@tawa/contract/ordering/orders.office';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import type { Ask } from './world.ts';

const pauseMs = 200;
const movedShare = 0.5;

/** What was answered last of each refund that somebody objected to. */
type Objections = Map<number, 'open' | 'stands' | 'moved'>;

interface People {
  admin: Account;
  owner: Account;
}

/** The office gives a rupee back, the owner objects, and the office answers; each step until it is answered. */
async function objectToOne(street: Street, { admin, owner }: People, objections: Objections): Promise<void> {
  const office = callerOf(street, admin);
  const query = { status: 'delivered', restaurant: 1 } as const;
  const listed = await answerOf(street, () => office.call(listAllOrders, { query }));
  if (listed?.status !== 200) return;
  const order = listed.body.rows[Math.floor(Math.random() * listed.body.rows.length)];
  if (!order) return;
  const body = { amount: 1, cause: 'quality', reason: 'It was cold' } as const;
  const params = { order_number: order.order_number };
  const given = await answerOf(street, () => office.call(refundOrder, { params, body }));
  if (given?.status !== 201) return;
  const { refund_id } = given.body;
  const of = { params: { refund_id } };
  const words = { words: 'It was hot' };
  const objected = await answerOf(street, () => callerOf(street, owner).call(appealRefund, { ...of, body: words }));
  if (objected?.status !== 201) return;
  objections.set(refund_id, 'open');
  const decision = Math.random() < movedShare ? 'moved' : 'stands';
  const answer = { decision, answer: 'We looked' } as const;
  const decided = await answerOf(street, () => office.call(decideAppeal, { ...of, body: answer }));
  if (decided?.status === 200) objections.set(refund_id, decision);
}

/** A restaurant that objects to refunds, and an office that answers, for as long as the street is busy. */
export async function objectToRefunds(street: Street, people: People): Promise<Objections> {
  const objections: Objections = new Map();
  while (!street.isOver()) {
    await objectToOne(street, people, objections);
    await sleep(pauseMs);
  }
  return objections;
}

/** Accuses whoever forgot an objection or its answer; answers how many there were. */
export async function proveObjections(ask: Ask, objections: Objections, accuse: (what: string) => void) {
  const rows = await ask<{ refund_id: number; state: string }>('select refund_id, state from refund_appeals');
  const kept = new Map(rows.map(({ refund_id, state }) => [refund_id, state]));
  for (const [id, state] of objections) {
    const found = kept.get(id);
    // Of an answer that was not heard nobody knows whether it counted.
    if (found === undefined || (state !== 'open' && found !== state))
      accuse(`the objection to refund ${id} was answered ${state}, and is ${found ?? 'lost'}`);
  }
  return objections.size;
}
