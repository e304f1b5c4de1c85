import { useEffect, useState } from 'react';

/** The moment now (ms) by the given clock, renewed every `everyMs`. */
export function useNow(clock: () => number = Date.now, everyMs = 1000): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
