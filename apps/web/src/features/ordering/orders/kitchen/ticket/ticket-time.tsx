import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { minuteMs } from '@tawa/domain/common/durations';
import { decideUrgency, type UrgencyLevel } from '@tawa/domain/ordering/ticket-urgency';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { cx } from '#ui/cx.ts';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { urgencyLooks } from './urgency-looks.ts';

/** '6:14', '+4:10', and in hours from ninety-nine minutes on, so that it never outgrows its place. */
export function timeText(leftMs: number): string {
  const minutes = Math.floor(Math.abs(leftMs) / minuteMs);
  // Without an instant there are no minutes to count.
  if (!(minutes > 99)) return countdownText(leftMs);
  return `${leftMs < 0 ? '+' : ''}${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

function spokenTime(leftMs: number, language: Language): string {
  const t = textsIn(kitchenTicketTexts, language);
  const minutes = Math.floor(Math.abs(leftMs) / minuteMs);
  if (minutes === 0) return leftMs < 0 ? t.time.justLate : t.time.lastMinute;
  return leftMs < 0 ? t.time.late({ minutes }) : t.time.left({ minutes });
}

/** The time left of a ticket, in digits that grow past its time with a plus sign. */
export function TicketTime({ leftMs, className }: { leftMs: number; className?: string }) {
  const language = useLanguage();
  return (
    <span role="timer" aria-label={spokenTime(leftMs, language)} className={cx('num shrink-0 font-bold', className)}>
      <span aria-hidden="true">{timeText(leftMs)}</span>
    </span>
  );
}

/** How much of a ticket's time is used; it fills from the left and never blinks. */
export function UsedBar({ used, level, className }: { used: number; level: UrgencyLevel; className?: string }) {
  const { bar, track } = urgencyLooks[level];
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('block h-1.5 w-full shrink-0', bar, track, className)}
    >
      <rect width={Math.round(used * 1000) / 10} height="1" fill="currentColor" />
    </svg>
  );
}

/** Time left and its urgency where a ticket stands in full. */
export function TimeBadge({ order, clock }: { order: KitchenOrder; clock: () => number }) {
  const { left_ms, level } = decideUrgency(order, useNow(clock));
  const { ticket } = urgencyLooks[level];
  return <TicketTime leftMs={left_ms} className={cx('rounded-sm border px-2.5 py-1 text-lg', ticket)} />;
}
