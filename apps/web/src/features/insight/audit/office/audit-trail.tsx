import type { AuditEntry } from '@tawa/contract/insight/audit';
import { actionWords, changedFields } from '#lib/audit-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { officeAuditTexts } from './audit.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Old and new value of each field that a deed changed. */
export function Changes({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return null;
  return (
    <ul className="text-sm text-ink-2">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          {field}: <del className="text-ink-3">{before}</del> →{' '}
          <ins className="font-semibold no-underline">{after}</ins>
        </li>
      ))}
    </ul>
  );
}

/** What was done to one thing, the newest first. */
export function AuditTrail({ entries, nothing }: { entries: readonly AuditEntry[]; nothing: string }) {
  const language = useLanguage();
  const t = useTexts(officeAuditTexts);
  if (entries.length === 0) return <p className="text-sm text-ink-3">{nothing}</p>;
  return (
    <ol aria-label={t.title} className="space-y-3">
      {entries.map((entry) => (
        <li key={entry.audit_id}>
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold">
              {actionWords(entry.action, language)} <span className="font-normal text-ink-3">{entry.actor}</span>
            </span>
            <span className="num text-note text-ink-3">{formatDateTime(entry.at)}</span>
          </p>
          {entry.reason && <p className="text-sm break-words text-ink-2">“{entry.reason}”</p>}
          <Changes entry={entry} />
        </li>
      ))}
    </ol>
  );
}
