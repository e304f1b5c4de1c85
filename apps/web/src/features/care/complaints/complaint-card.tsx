import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ComplaintSummary } from '@tawa/contract/care/complaints';
import { complaintNumber, isUnresolved } from '@tawa/domain/care/complaints';
import { minuteMs } from '@tawa/domain/common/durations';
import { Link } from 'react-router';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { Icon } from '#ui/icon.tsx';
import { stateWordFor, titleOf, toneOf, type Viewer } from './complaint-words.ts';
import { complaintsTexts } from './complaints.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** By when an answer is owed; red once that is over. */
export function DueLine({
  complaint,
}: {
  complaint: Pick<ComplaintSummary, 'status' | 'due_at' | 'overdue' | 'last_message_on'>;
}) {
  const t = useTexts(complaintsTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  const { status, due_at, overdue, last_message_on } = complaint;
  if (due_at === null || !isUnresolved(status) || status === 'waiting_customer')
    return <span className="text-ink-3">{t.latest({ when: formatWhen(last_message_on, now, language) })}</span>;
  if (!overdue) return <span className="text-ink-2">{t.answerBy({ when: formatWhen(due_at, now, language) })}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <Icon of={WarningIcon} weight="fill" />
      {t.overdue({ when: formatWhen(due_at, now, language) })}
    </span>
  );
}

interface Props {
  complaint: ComplaintSummary & { customer_name?: string };
  viewer: Viewer;
  to: string;
}

/** One complaint in a list; the whole card leads to its page. */
export function ComplaintCard({ complaint, viewer, to }: Props) {
  const { complaint_id, status, message, order_number, restaurant_name, customer_name } = complaint;
  return (
    <article
      aria-label={`${complaintNumber(complaint_id)}, ${titleOf(complaint)}`}
      className="relative rounded-2xl border border-line bg-surface p-5 transition-colors hover:border-line-strong"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-lg font-bold [overflow-wrap:anywhere]">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-2xl">
            {titleOf(complaint)}
          </Link>
        </h2>
        <Badge tone={toneOf(status)}>{stateWordFor(status, viewer)}</Badge>
      </div>
      <p className="num mt-0.5 text-note text-ink-3">
        {[complaintNumber(complaint_id), viewer === 'restaurant' ? customer_name : restaurant_name, order_number]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-2 line-clamp-2 text-body text-ink-2 [overflow-wrap:anywhere]">{message}</p>
      <p className="num mt-3 text-sm">
        <DueLine complaint={complaint} />
      </p>
    </article>
  );
}
