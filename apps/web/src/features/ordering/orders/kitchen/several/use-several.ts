import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { boardToastMs } from '@tawa/domain/common/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { onLeaving } from '#lib/session/leaving.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { shortNumber } from '../board.ts';
import { useMoveSeveral, type SeveralMoves } from '../kitchen.queries.ts';
import { severalTexts } from './several.texts.ts';

/** Seconds in which several moves can be stopped before they are sent. */
export const stopSeconds = 5;

type Stage =
  | { is: 'idle' }
  | { is: 'choosing'; chosen: ReadonlySet<string> }
  | { is: 'counting'; count: number; leftS: number }
  | { is: 'sending'; count: number };
const idle: Stage = { is: 'idle' };

interface Input {
  to: SeveralMoves['to'];
  /** The tickets of the column that can be moved so. */
  orders: readonly KitchenOrder[];
}

/** Says which orders stayed where they were, and why. */
function useTellRefused() {
  const t = useTexts(severalTexts);
  return (answers: readonly { order_number: string; refused: string | null }[]) => {
    const refused = answers.filter((each) => each.refused !== null);
    const [first] = refused;
    if (!first) return;
    const numbers = refused.map(({ order_number }) => shortNumber(order_number)).join(', ');
    toast.error(t.stayed({ count: refused.length, numbers, reason: first.refused ?? '' }), { duration: boardToastMs });
  };
}

/** Moves that are sent together, after seconds in which one press stops them. */
function useStoppable(to: Input['to']) {
  const words = useTexts(wordsTexts);
  const { mutateAsync } = useMoveSeveral();
  const tell = useTellRefused();
  const [stage, setStage] = useState<Stage>(idle);
  // Being here is the licence to send: whoever takes the moves out sends them or drops them, so nothing goes twice.
  const waiting = useRef<SeveralMoves | null>(null);
  const leftS = useRef(0);

  const release = useEffectEvent(async () => {
    const moves = waiting.current;
    waiting.current = null;
    if (!moves) return;
    setStage({ is: 'sending', count: moves.orders.length });
    try {
      tell((await mutateAsync(moves)).orders);
    } catch (error) {
      toast.error(messageFrom(error, words.network), { duration: boardToastMs });
    }
    setStage(idle);
  });
  const tick = useEffectEvent(() => {
    const moves = waiting.current;
    if (!navigator.onLine || !moves) return;
    leftS.current -= 1;
    if (leftS.current <= 0) void release();
    else setStage({ is: 'counting', count: moves.orders.length, leftS: leftS.current });
  });
  const isCounting = stage.is === 'counting';
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => {
    const sendWhenHidden = () => document.visibilityState === 'hidden' && void release();
    document.addEventListener('visibilitychange', sendWhenHidden);
    const stopLeaving = onLeaving(() => void release());
    return () => {
      stopLeaving();
      document.removeEventListener('visibilitychange', sendWhenHidden);
      void release();
    };
  }, []);

  const start = (moved: readonly KitchenOrder[], prep_minutes?: number) => {
    const named = moved.map(({ order_number, version }) => ({ order_number, version }));
    if (named.length === 0) return;
    waiting.current = { to, prep_minutes, orders: named };
    leftS.current = stopSeconds;
    setStage({ is: 'counting', count: named.length, leftS: stopSeconds });
  };
  const stop = () => {
    waiting.current = null;
    setStage(idle);
  };
  return { stage, setStage, start, stop };
}

/** Moves several tickets in one call: all of a column, or chosen ones. */
export function useSeveral({ to, orders }: Input) {
  const { stage, setStage, start, stop } = useStoppable(to);
  return {
    stage,
    /** Of those chosen, the ones that can still be moved. */
    chosen: stage.is === 'choosing' ? orders.filter((each) => stage.chosen.has(each.order_number)) : [],
    start,
    stop,
    choose: () => setStage({ is: 'choosing', chosen: new Set() }),
    toggle: (number: string) =>
      setStage((before) => {
        if (before.is !== 'choosing') return before;
        const rest = [...before.chosen].filter((each) => each !== number);
        return { is: 'choosing', chosen: new Set(before.chosen.has(number) ? rest : [...rest, number]) };
      }),
  };
}

export type Several = ReturnType<typeof useSeveral>;
