import type { placeOrderBody } from '@tawa/contract/ordering/checkout';
import type { z } from 'zod/mini';
import type { Shopper } from '../../apps/api/src/testing/shopper.ts';

/** One press of the button: its key and body stay the same however often it has to be sent. */
export interface Press {
  shopper: Shopper;
  key: string;
  body: z.input<typeof placeOrderBody>;
}

export interface Acknowledged extends Press {
  order_number: string;
  total: number;
}

/** What the server has answered, which it must not forget whatever happens to it. */
export interface Ledger {
  acknowledged: Acknowledged[];
  /** Presses that were refused with a reason. */
  refused: number;
  /** The orders whose cash was paid by a code at the bank. */
  paidByCode: string[];
  /** Those of which nobody heard whether they were: the server may have died with the answer. */
  perhapsPaidByCode: string[];
  /** Guests who may have paid their share of a group. */
  perhapsPaidShares: { shopper: Shopper; keys: { token: string; secret: string } }[];
  /** Presses that no answer came back for at first, and what became of them. */
  unanswered: { sent: number; wasPlaced: number; placedNow: number; refused: number };
  /** What must never happen and did. */
  broken: string[];
  note(press: Press, answer: { order_number: string; total: number }): void;
  accuse(what: string): void;
}

export function openLedger(): Ledger {
  const acknowledged: Acknowledged[] = [];
  const broken: string[] = [];
  return {
    acknowledged,
    broken,
    refused: 0,
    paidByCode: [],
    perhapsPaidByCode: [],
    perhapsPaidShares: [],
    unanswered: { sent: 0, wasPlaced: 0, placedNow: 0, refused: 0 },
    note: (press, { order_number, total }) => void acknowledged.push({ ...press, order_number, total }),
    accuse(what) {
      if (!broken.includes(what)) broken.push(what);
    },
  };
}
