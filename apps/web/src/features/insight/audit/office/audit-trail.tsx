import type { AuditEntry } from '@tawa/contract/insight/audit';
import { formatDateTime } from '#lib/format.ts';
import { AuditSentence, Changes } from './audit-sentence.tsx';
import { officeAuditTexts } from './audit.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** What was done to one thing, the newest first. */
export function AuditTrail({ entries, nothing }: { entries: readonly AuditEntry[]; nothing: string }) {
  const t = useTexts(officeAuditTexts);
  const language = useLanguage();
  if (entries.length === 0) return <p className="text-sm text-ink-3">{nothing}</p>;
  return (
    <ol aria-label={t.title} className="space-y-3">
      {entries.map((entry) => (
        <li key={entry.audit_id}>
          <p className="text-sm wrap-anywhere">
            <AuditSentence entry={entry} />
          </p>
          {entry.reason && <p className="text-sm break-words text-ink-2">“{entry.reason}”</p>}
          <Changes entry={entry} />
          <p className="num text-note text-ink-3">{formatDateTime(entry.at, language)}</p>
        </li>
      ))}
    </ol>
  );
}
