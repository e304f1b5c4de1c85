import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ComplaintThread } from '@tawa/contract/care/complaints';
import { minuteMs } from '@tawa/domain/common/durations';
import { complaintAcknowledgeHours, complaintRedressDays, foodSafetyHours } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { formatDate, formatWhen } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { site } from '#lib/site/site-facts.ts';
import { Card } from '#ui/card.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { complaintsTexts } from './complaints.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const labelsIn = keepEach((language: Language) => {
  const t = textsIn(complaintsTexts, language);
  return {
    acknowledge: t.clocks.acknowledge({ hours: complaintAcknowledgeHours }),
    food_safety: t.clocks.food_safety({ hours: foodSafetyHours }),
    redress: t.clocks.redress({ days: complaintRedressDays }),
  };
});

type Clock = ComplaintThread['clocks'][number];

function standingOf({ due_at, done_at }: Clock, isResting: boolean, now: number, language: Language) {
  const t = textsIn(complaintsTexts, language);
  if (done_at !== null)
    return {
      icon: CheckCircleIcon,
      look: 'text-success',
      text: t.clockDone({ when: formatWhen(done_at, now, language) }),
    };
  if (Date.parse(due_at) < now && !isResting)
    return { icon: WarningIcon, look: 'text-danger', text: t.clockLate({ when: formatWhen(due_at, now, language) }) };
  return { icon: ClockIcon, look: 'text-ink-2', text: t.clockDue({ when: formatWhen(due_at, now, language) }) };
}

interface ClocksProps {
  complaint: ComplaintThread;
  /** What it promises its customer, unless somebody else reads it. */
  title?: string;
}

/** What the rules ask for, each done, to come or late. */
export function ComplaintClocks({ complaint, title }: ClocksProps) {
  const t = useTexts(complaintsTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  return (
    <Card title={title ?? t.clock}>
      <ul className="grid gap-4">
        {complaint.clocks.map((clock) => {
          const { icon, look, text } = standingOf(clock, complaint.status === 'waiting_customer', now, language);
          return (
            <li key={clock.key} className="flex gap-3 text-sm">
              <Icon of={icon} weight="fill" className={cx('mt-0.5 shrink-0 text-[1.125rem]', look)} />
              <span className="min-w-0">
                <span className="block font-semibold">{labelsIn(language)[clock.key]}</span>
                <span className={cx('num block', clock.done_at === null ? look : 'text-ink-3')}>{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The order that it is about. */
export function ComplaintOrder({ complaint, children }: { complaint: ComplaintThread; children?: ReactNode }) {
  const t = useTexts(complaintsTexts);
  const language = useLanguage();
  const { order, restaurant_name } = complaint;
  return (
    <Card title={t.order} facts={`${restaurant_name}, ${formatDate(order.placed_at, language)}`}>
      <ul className="grid gap-2 text-sm">
        {order.items.map(({ order_item_id, name, quantity, is_veg }) => (
          <li key={order_item_id} className="flex gap-2">
            <VegMark veg={is_veg === 1} className="mt-0.5 size-4" />
            <span className="min-w-0 flex-1">{`${quantity} × ${name}`}</span>
          </li>
        ))}
      </ul>
      <p className="num mt-3 flex justify-between gap-3 border-t border-line pt-3 text-sm">
        <span className="text-ink-3">{order.order_number}</span>
        <span className="font-semibold">{formatRupees(order.total)}</span>
      </p>
      {children}
    </Card>
  );
}

/** Who looks at it again when the answer does not do. */
export const GrievanceOfficer = () => {
  const t = useTexts(complaintsTexts);
  return (
    <p className="px-1 text-sm text-ink-2">
      {t.officer} <span className="font-semibold">{site().officer}</span>,{' '}
      <a href={`mailto:${site().officerEmail}`} className="font-semibold text-brand-ink underline">
        {site().officerEmail}
      </a>
    </p>
  );
};
