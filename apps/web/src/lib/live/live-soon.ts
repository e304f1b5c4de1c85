import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive, type LiveEvent } from './live.ts';

const gapMs = 2000;

/** Reads again once for all live events of a moment, and for each poll: the whole house's orders come in quick order. */
export function useLiveSoon(kinds: readonly LiveEvent['event'][], readAgain: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const read = useEffectEvent(readAgain);
  useLive(({ event }) => {
    if (event !== 'poll' && !kinds.includes(event)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      read();
    }, gapMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
