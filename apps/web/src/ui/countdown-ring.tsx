import { useEffect, useState } from 'react';

interface RingProps {
  /** When the time is over (ms since 1970, by the server's clock). */
  endsAt: number;
  totalMs: number;
  /** Turns turmeric below this, red in the last minute. */
  warningMs: number;
  /** How far the server's clock is ahead of ours (ms). */
  clockAhead?: number;
}

const minuteMs = 60_000;

/** The moment now by the server's clock, renewed every second. */
export function useNow(clockAhead = 0, everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now() + clockAhead);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + clockAhead), everyMs);
    return () => clearInterval(timer);
  }, [clockAhead, everyMs]);
  return now;
}

/** '6:14', or '+4:10' once it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.floor(Math.abs(leftMs) / 1000);
  return `${leftMs < 0 ? '+' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A ring that empties, with the time left in words and digits. */
export function CountdownRing({ endsAt, totalMs, warningMs, clockAhead = 0 }: RingProps) {
  const left = endsAt - useNow(clockAhead);
  const share = Math.max(0, Math.min(1, left / totalMs));
  const look = left < minuteMs ? 'text-danger' : left < warningMs ? 'text-accent' : 'text-success-solid';
  return (
    <span
      role="timer"
      aria-label={`${countdownText(left)} left`}
      className="relative grid size-12 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="24" cy="24" r="21" fill="none" strokeWidth="4" stroke="currentColor" className="text-surface-3" />
        <circle
          cx="24"
          cy="24"
          r="21"
          fill="none"
          strokeWidth="4"
          stroke="currentColor"
          pathLength="100"
          strokeDasharray={`${left < 0 ? 100 : share * 100} 100`}
          className={left < 0 ? 'text-danger' : look}
        />
      </svg>
      <span className={`num text-xs font-bold ${left < 0 ? 'text-danger' : ''}`}>{countdownText(left)}</span>
    </span>
  );
}
