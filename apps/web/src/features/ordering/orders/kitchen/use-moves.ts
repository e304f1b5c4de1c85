import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { boardToastMs } from '@tawa/domain/common/limits';
import { useCallback, useMemo, useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { toast } from '#ui/toast/toast.ts';
import {
  useDelayOrder,
  useMoveOrder,
  useReportShortage,
  type DelayMinutes,
  type Move,
  type ShortageReport,
} from './kitchen.queries.ts';
import { useHeldMoves } from './use-held-move.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Step = Omit<Move, 'order_number' | 'version'>;

/** What became of a move; a refusal comes in the server's words. */
export type Outcome = { ok: true } | { ok: false; message: string; tries_left?: number };
type Sending = () => Promise<{ status: 200 } | { status: 409; body: { message: string; tries_left?: number } }>;

const moveOf = ({ order_number, version }: KitchenOrder, step: Step): Move => ({ order_number, version, ...step });

async function outcomeOf(sending: Sending, language: Language): Promise<Outcome> {
  const t = textsIn(wordsTexts, language);
  try {
    const answer = await sending();
    return answer.status === 200 ? { ok: true } : { ok: false, ...answer.body };
  } catch (error) {
    return { ok: false, message: messageFrom(error, t.network) };
  }
}

/** One change of an order at a time: what comes while another is under way does nothing, or waits for it. */
function useOneAtATime() {
  const language = useLanguage();
  const underWay = useRef(new Map<string, Promise<Outcome>>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const start = useCallback(
    async (number: string, sending: Sending): Promise<Outcome> => {
      const change = outcomeOf(sending, language);
      underWay.current.set(number, change);
      setBusy(new Set(underWay.current.keys()));
      const outcome = await change;
      if (underWay.current.get(number) === change) underWay.current.delete(number);
      setBusy(new Set(underWay.current.keys()));
      return outcome;
    },
    [language],
  );
  return {
    busy,
    run: async (number: string, sending: Sending) => (underWay.current.has(number) ? null : start(number, sending)),
    runAfter: (number: string, sending: Sending) => {
      const before = underWay.current.get(number);
      return start(number, async () => {
        await before;
        return sending();
      });
    },
  };
}

const tellRefusal = (outcome: Outcome | null) => {
  if (outcome && !outcome.ok) toast.error(outcome.message, { duration: boardToastMs });
};

/** Holds a move for a while; from then on the order is shown where it goes to, until the server has answered. */
function useHeld(sendAfter: (move: Move) => Promise<Outcome>) {
  const [onTheirWay, setOnTheirWay] = useState<readonly Move[]>([]);
  const send = async (move: Move) => {
    setOnTheirWay((before) => [...before, move]);
    const outcome = await sendAfter(move);
    setOnTheirWay((before) => before.filter((each) => each !== move));
    tellRefusal(outcome);
  };
  const { held, hold, undo, pause } = useHeldMoves((move) => void send(move));
  const settling = useMemo(() => [...held.map(({ move }) => move), ...onTheirWay], [held, onTheirWay]);
  return { held, settling, hold, undo, pause };
}

/** Moves orders at once or after a short hold. */
export function useMoves() {
  const { mutateAsync: move } = useMoveOrder();
  const { mutateAsync: delay } = useDelayOrder();
  const { mutateAsync: report } = useReportShortage();
  const { busy, run, runAfter } = useOneAtATime();
  const sendAfter = (next: Move) => runAfter(next.order_number, () => move(next));
  const { held, settling, hold, undo, pause } = useHeld(sendAfter);
  return {
    held,
    settling,
    undo,
    pause,
    isBusy: ({ order_number }: KitchenOrder) => busy.has(order_number),
    isSettling: ({ order_number }: KitchenOrder) => settling.some((each) => each.order_number === order_number),
    /** Sends at once; a refusal is told in a toast. */
    send: (order: KitchenOrder, step: Step) => {
      const next = moveOf(order, step);
      void run(next.order_number, () => move(next)).then(tellRefusal);
    },
    /** Sends as soon as no other change is under way, for a code is typed once; the caller tells a refusal. */
    handOver: (order: KitchenOrder, step: Step) => sendAfter(moveOf(order, step)),
    hold: (order: KitchenOrder, step: Step, done: string) => hold(moveOf(order, step), done),
    /** Says that a dish cannot be cooked; what follows is the customer's choice. */
    takeOut: async (
      { order_number, version }: KitchenOrder,
      missing: Omit<ShortageReport, 'order_number' | 'version'>,
    ) => tellRefusal(await run(order_number, () => report({ order_number, version, ...missing }))),
    delay: async ({ order_number }: KitchenOrder, minutes: DelayMinutes) =>
      tellRefusal(await run(order_number, () => delay({ order_number, minutes }))),
  };
}

export type Moves = ReturnType<typeof useMoves>;
