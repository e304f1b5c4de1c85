import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '#lib/api/online.ts';
import { useNow } from '#ui/state/use-now.ts';
import { finds } from './board.ts';
import { kitchenOrdersQuery, useLiveKitchen, type Lane } from './kitchen.queries.ts';
import { useAwayChanges } from './use-away-changes.ts';
import { applyMoves } from './use-held-move.ts';
import { useMoves } from './use-moves.ts';
import { useWakeLock } from './use-wake-lock.ts';

// Rings count seconds by themselves; everything else on the board speaks of minutes.
const lookEveryMs = 5000;

/** The field of the header: closed on narrow screens until it is wanted. */
function useSearch() {
  const [words, change] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted > 0) ref.current?.querySelector('input')?.focus();
  }, [wanted]);
  const open = () => {
    setOpen(true);
    setWanted((times) => times + 1);
  };
  const close = () => {
    setOpen(false);
    change('');
  };
  return { words, change, isOpen, ref, open, toggle: isOpen ? close : open };
}

/** What the screen shows: the lane, its orders as they stand once the moves that were made here are settled, and the server's time. */
export function useKitchenBoard() {
  const [lane, setLane] = useState<Lane>('board');
  const [page, setPage] = useState(1);
  const search = useSearch();
  const online = useOnline();
  const moves = useMoves();
  const query = useQuery(kitchenOrdersQuery(lane, page));
  const { data: open } = useQuery(kitchenOrdersQuery('board'));
  useLiveKitchen();
  useAwayChanges(online);
  useWakeLock();

  const ahead = query.data?.clockAhead ?? 0;
  const clock = useCallback(() => Date.now() + ahead, [ahead]);
  const now = useNow(clock, lookEveryMs);
  const all = query.data?.orders;
  const orders = useMemo(
    () => applyMoves(all ?? [], moves.settling).filter((order) => finds(order, search.words)),
    [all, moves.settling, search.words],
  );
  const choose = (next: Lane) => {
    setLane(next);
    setPage(1);
  };
  return {
    lane,
    setLane: choose,
    page,
    setPage,
    search,
    online,
    moves,
    query,
    clock,
    now,
    orders,
    waiting: (open?.orders ?? []).filter(({ status }) => status === 'placed').length,
  };
}

export type KitchenBoard = ReturnType<typeof useKitchenBoard>;
