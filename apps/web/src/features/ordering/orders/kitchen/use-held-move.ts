import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useEffect, useState } from 'react';
import { onLeaving } from '#lib/session/leaving.ts';
import type { Move } from './kitchen.queries.ts';

const holdMs = 8000;
const tickMs = 1000;

export interface HeldMove {
  move: Move;
  /** What happened, for the bar: 'sent out'. */
  done: string;
  leftMs: number;
}

interface Waiting extends HeldMove {
  timer: ReturnType<typeof setInterval>;
}

// Being in the map is the licence to send: whoever takes a move out of it sends it or drops it, so nothing goes twice.
function createHolder(show: (held: readonly HeldMove[]) => void) {
  let send: (move: Move) => void = () => undefined;
  const waiting = new Map<string, Waiting>();
  let paused = false;
  const tell = () => show([...waiting.values()]);
  const take = (number: string): Move | null => {
    const entry = waiting.get(number);
    if (!entry) return null;
    clearInterval(entry.timer);
    waiting.delete(number);
    paused = false;
    tell();
    return entry.move;
  };
  const release = (number: string) => {
    const move = take(number);
    if (move) send(move);
  };
  const tick = (number: string) => {
    const entry = waiting.get(number);
    if (!entry || paused || !navigator.onLine) return;
    const leftMs = entry.leftMs - tickMs;
    if (leftMs <= 0) return release(number);
    waiting.set(number, { ...entry, leftMs });
    tell();
  };
  return {
    sendBy: (next: typeof send) => {
      send = next;
    },
    hold: (move: Move, done: string) => {
      const number = move.order_number;
      if (waiting.has(number)) return;
      const timer = setInterval(() => tick(number), tickMs);
      waiting.set(number, { move, done, leftMs: holdMs, timer });
      tell();
    },
    undo: (number: string) => void take(number),
    pause: (rest: boolean) => {
      paused = rest;
    },
    flush: () => [...waiting.keys()].forEach(release),
  };
}

/** Sends a move after eight seconds on the line in which it can be taken back; at once when the page is hidden or left, or somebody else acts. */
export function useHeldMoves(send: (move: Move) => void) {
  const [held, setHeld] = useState<readonly HeldMove[]>([]);
  const [holder] = useState(() => createHolder(setHeld));
  useEffect(() => holder.sendBy(send), [holder, send]);

  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && holder.flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', holder.flush);
    const stop = onLeaving(holder.flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', holder.flush);
      holder.flush();
    };
  }, [holder]);

  return { held, ...holder };
}

/** The orders as they stand once these moves are made. */
export const applyMoves = (orders: readonly KitchenOrder[], moves: readonly Move[]): KitchenOrder[] =>
  orders.map((order) => {
    const move = moves.find((each) => each.order_number === order.order_number);
    return move ? { ...order, status: move.to, rider_name: move.rider_name ?? order.rider_name } : order;
  });
