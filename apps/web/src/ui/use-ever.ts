import { useState } from 'react';

/** Stays true once it was: what came to the page stays there to close with its movement. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
