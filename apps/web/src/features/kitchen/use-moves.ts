import type { KitchenOrder } from '@tawa/contract/kitchen';
import { useCallback, useRef, useState } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { toast } from '../../ui/toast.ts';
import { useDelayOrder, useMoveOrder, useReportShortage, type Move, type ShortageReport } from './kitchen.queries.ts';
import { useHeldMoves } from './use-held-move.ts';

type Step = Omit<Move, 'order_number' | 'version'>;

/** What became of a move; a refusal comes in the server's words. */
export type Outcome = { ok: true } | { ok: false; message: string; tries_left?: number };
type Sending = () => Promise<{ status: 200 } | { status: 409; body: { message: string; tries_left?: number } }>;

const moveOf = ({ order_number, version }: KitchenOrder, step: Step): Move => ({ order_number, version, ...step });

async function outcomeOf(sending: Sending): Promise<Outcome> {
  try {
    const answer = await sending();
    return answer.status === 200 ? { ok: true } : { ok: false, ...answer.body };
  } catch (error) {
    return { ok: false, message: messageFrom(error, messages.network) };
  }
}

/** One change of an order at a time: pressing again while the first is under way does nothing. */
function useOneAtATime() {
  const underWay = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run = useCallback(async (number: string, sending: Sending): Promise<Outcome | null> => {
    if (underWay.current.has(number)) return null;
    underWay.current.add(number);
    setBusy(new Set(underWay.current));
    const outcome = await outcomeOf(sending);
    underWay.current.delete(number);
    setBusy(new Set(underWay.current));
    return outcome;
  }, []);
  return { busy, run };
}

const tellRefusal = (outcome: Outcome | null) => {
  if (outcome && !outcome.ok) toast.error(outcome.message);
};

/** Moves orders at once or after a short hold. */
export function useMoves() {
  const { mutateAsync: move } = useMoveOrder();
  const { mutateAsync: delay } = useDelayOrder();
  const { mutateAsync: report } = useReportShortage();
  const { busy, run } = useOneAtATime();
  const post = useCallback((next: Move) => run(next.order_number, () => move(next)), [run, move]);
  const send = useCallback(async (next: Move) => tellRefusal(await post(next)), [post]);
  const { held, hold, undo, pause } = useHeldMoves((next) => void send(next));
  return {
    held,
    undo,
    pause,
    isBusy: ({ order_number }: KitchenOrder) => busy.has(order_number),
    isHeld: ({ order_number }: KitchenOrder) => held.some((each) => each.move.order_number === order_number),
    /** Sends at once; a refusal is told in a toast. */
    send: (order: KitchenOrder, step: Step) => void send(moveOf(order, step)),
    /** Sends at once and leaves it to the caller to tell a refusal; null while another move is under way. */
    handOver: (order: KitchenOrder, step: Step) => post(moveOf(order, step)),
    hold: (order: KitchenOrder, step: Step, done: string) => hold(moveOf(order, step), done),
    /** Says that a dish cannot be cooked; what follows is the customer's choice. */
    takeOut: async (
      { order_number, version }: KitchenOrder,
      missing: Omit<ShortageReport, 'order_number' | 'version'>,
    ) => tellRefusal(await run(order_number, () => report({ order_number, version, ...missing }))),
    delay: async ({ order_number }: KitchenOrder, minutes: 5 | 10 | 15) =>
      tellRefusal(await run(order_number, () => delay({ order_number, minutes }))),
  };
}

export type Moves = ReturnType<typeof useMoves>;
