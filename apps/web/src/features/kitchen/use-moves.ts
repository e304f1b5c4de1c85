import type { KitchenOrder } from '@tawa/contract/orders';
import { useCallback } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { toast } from '../../ui/toast.ts';
import { useDelayOrder, useMoveOrder, type Move } from './kitchen.queries.ts';
import { useHeldMove } from './use-held-move.ts';

type Step = Omit<Move, 'order_number' | 'version'>;

/** Moves orders at once or after a short hold; whatever is refused is told in the server's words. */
export function useMoves() {
  const { mutate } = useMoveOrder();
  const delay = useDelayOrder();
  const post = useCallback(
    (move: Move, onRefused?: () => void) =>
      mutate(move, {
        onSuccess: (answer) => {
          if (answer.status !== 409) return;
          toast.error(answer.body.message);
          onRefused?.();
        },
        onError: (error) => {
          toast.error(messageFrom(error, messages.network));
          onRefused?.();
        },
      }),
    [mutate],
  );
  const hold = useHeldMove(post);
  const moveOf = ({ order_number, version }: KitchenOrder, step: Step): Move => ({ order_number, version, ...step });
  return {
    send: (order: KitchenOrder, step: Step, onRefused?: () => void) => post(moveOf(order, step), onRefused),
    hold: (order: KitchenOrder, step: Step, done: string) => hold(moveOf(order, step), done),
    delay: ({ order_number }: KitchenOrder, minutes: 5 | 10 | 15) =>
      delay.mutate(
        { order_number, minutes },
        { onError: (error) => toast.error(messageFrom(error, messages.network)) },
      ),
  };
}

export type Moves = ReturnType<typeof useMoves>;
