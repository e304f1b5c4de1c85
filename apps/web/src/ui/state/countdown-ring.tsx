import { minuteMs } from '@tawa/domain/common/durations';
import { cx } from '../cx.ts';
import { useNow } from './use-now.ts';
import { stepTexts } from './steps.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

// '12:01' touches the ring at the usual size of its digits.
const roomyLength = 4;

/** ms left → '6:14', or '+4:10' once the time is over; nothing for what is no time. */
export function countdownText(leftMs: number): string {
  if (Number.isNaN(leftMs)) return '';
  const seconds = Math.floor(Math.abs(leftMs) / 1000);
  return `${leftMs < 0 ? '+' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function spoken(leftMs: number, language: Language): string {
  const t = textsIn(stepTexts, language);
  const minutes = Math.floor(Math.abs(leftMs) / minuteMs);
  const amount = minutes === 0 ? t.lessThanMinute : t.minutes({ minutes });
  return leftMs < 0 ? t.late({ amount }) : t.left({ amount });
}

interface Props {
  /** When the time is over, in ms by the server's clock. */
  endsAt: number;
  /** The whole time, in ms. */
  totalMs: number;
  /** Answers the server's present time in ms; keep the same function between renders. */
  now?: () => number;
  /** Turns turmeric below this, in ms. */
  soonMs?: number;
  /** Turns red below this, in ms. */
  lateMs?: number;
}

/** A ring that empties, with the time left in digits; red and counting up once it is over. */
export function CountdownRing({ endsAt, totalMs, now, soonMs = 3 * minuteMs, lateMs = minuteMs }: Props) {
  const language = useLanguage();
  const left = endsAt - useNow(now);
  const share = left < 0 ? 1 : Math.min(1, left / totalMs);
  const text = countdownText(left);
  const tone = left < lateMs ? 'text-danger' : left < soonMs ? 'text-accent' : 'text-success';
  return (
    <span
      role="timer"
      aria-label={spoken(left, language)}
      className="relative grid size-13 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="24" cy="24" r="20" fill="none" strokeWidth="4" className="stroke-surface-3" />
        <circle
          cx="24"
          cy="24"
          r="20"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          stroke="currentColor"
          pathLength="100"
          strokeDasharray={`${(share * 100).toFixed(1)} 100`}
          className={tone}
        />
      </svg>
      <span
        aria-hidden="true"
        className={cx(
          'num relative font-extrabold',
          text.length > roomyLength ? 'text-xs tracking-tighter' : 'text-note',
          left < 0 && 'text-danger',
        )}
      >
        {text}
      </span>
    </span>
  );
}
