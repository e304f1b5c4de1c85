import { useState } from 'react';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { useNow } from '#ui/state/use-now.ts';

/** How long a table is still held: counted from when the server said so, so that the device's clock does not matter. */
export function useHeldTime(heldForS: number): { text: string; isOver: boolean } {
  const [endsAt] = useState(() => performance.now() + heldForS * 1000);
  const [clock] = useState(() => () => performance.now());
  const left = Math.max(0, endsAt - useNow(clock));
  return { text: countdownText(left), isOver: left <= 0 };
}
