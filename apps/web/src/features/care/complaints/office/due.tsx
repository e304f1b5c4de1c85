import type { ComplaintSummary } from '@tawa/contract/care/complaints';
import { isUnresolved } from '@tawa/domain/care/complaints';
import { formatDate } from '#lib/format.ts';
import { DueBadge } from '#ui/panel/panel-due.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  complaint: Pick<ComplaintSummary, 'status' | 'due_at' | 'overdue' | 'last_message_on'>;
}

/** How much time is left for an answer, or how late it is; the day on which a settled one was last written to. */
export function OfficeDue({ complaint: { status, due_at, overdue, last_message_on } }: Props) {
  const language = useLanguage();
  if (!isUnresolved(status))
    return <span className="num whitespace-nowrap text-ink-3">{formatDate(last_message_on, language)}</span>;
  return <DueBadge status={status} due_at={due_at} overdue={overdue} />;
}
