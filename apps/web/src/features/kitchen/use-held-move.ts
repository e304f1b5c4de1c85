import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.ts';
import type { Move } from './kitchen.queries.ts';

const holdMs = 8000;

/** Sends a move after eight seconds in which it can be taken back; at once when the page is hidden. */
export function useHeldMove(send: (move: Move) => void) {
  const held = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; move: Move }>());

  useEffect(() => {
    const waiting = held.current;
    const flush = () => {
      for (const { timer, move } of waiting.values()) {
        clearTimeout(timer);
        send(move);
      }
      waiting.clear();
    };
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [send]);

  return (move: Move, done: string) => {
    if (held.current.has(move.order_number)) return;
    const timer = setTimeout(() => {
      held.current.delete(move.order_number);
      send(move);
    }, holdMs);
    held.current.set(move.order_number, { timer, move });
    toast.info(`${move.order_number} ${done}`, {
      duration: holdMs,
      action: {
        label: 'Undo',
        onPress: () => {
          clearTimeout(timer);
          held.current.delete(move.order_number);
        },
      },
    });
  };
}
