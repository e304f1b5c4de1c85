import { listAdministrators, type Administrator } from '@tawa/contract/accounts/administrators';
import { exportAudit, listAudit, type AuditEntry } from '@tawa/contract/insight/audit';
import { plainSentence } from '@tawa/domain/insight/audit-links';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { auditSubjectsIn } from '#lib/audit-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { ListColumn, ListFilter, ListQuery } from '#ui/list/list-props.ts';
import { AuditSentence, Changes } from './audit-sentence.tsx';
import { officeAuditTexts } from './audit.texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const columnsIn = keepEach((language: Language): ListColumn<AuditEntry>[] => {
  const t = textsIn(officeAuditTexts, language);
  return [
    {
      id: 'at',
      header: t.when,
      sortable: true,
      cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.at, language)}</span>,
    },
    {
      id: 'action',
      header: t.what,
      sortable: true,
      cell: (row) => (
        <p className="max-w-xl min-w-64 wrap-anywhere">
          <AuditSentence entry={row} />
        </p>
      ),
    },
    { id: 'reason', header: t.reason, cell: ({ reason }) => reason },
    { id: 'change', header: t.alsoChanged, cell: (row) => <Changes entry={row} /> },
  ];
});

const filtersWith = (people: readonly Administrator[], language: Language): ListFilter[] => {
  const t = textsIn(officeAuditTexts, language);
  return [
    {
      name: 'actor',
      label: t.who,
      options: people.map(({ user_id, name }) => ({ value: user_id, label: name })),
    },
    {
      name: 'subject',
      label: t.about,
      options: Object.entries(auditSubjectsIn(language)).map(([value, label]) => ({ value, label })),
    },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
  ];
};

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: AuditEntry, language: Language) => (
  <div className="space-y-1">
    <p className="wrap-anywhere">
      <AuditSentence entry={row} />
    </p>
    {row.reason && <p className="text-sm">“{row.reason}”</p>}
    <Changes entry={row} />
    <p className="num text-note text-ink-3">{formatDateTime(row.at, language)}</p>
  </div>
);

/** Everything that administrators wrote. */
export function AuditList() {
  const t = useTexts(officeAuditTexts);
  const language = useLanguage();
  const { isKnown, maySee } = useOfficeAccess();
  const people = useQuery({
    queryKey: ['administrators'],
    enabled: isKnown && maySee('administrators'),
    queryFn: async ({ signal }) => (await call(listAdministrators, {}, signal)).body,
  });
  return (
    <ListFrame<AuditEntry>
      name="audit"
      title={t.title}
      nouns={['entry', 'entries']}
      read={async (wanted, signal) => (await call(listAudit, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAudit, queryOf(wanted))).body}
      columns={columnsIn(language)}
      rowId={({ audit_id }) => String(audit_id)}
      rowName={({ sentence }) => plainSentence({ parts: sentence })}
      card={(row) => cardOf(row, language)}
      sort="-at"
      searchLabel={t.search}
      filters={filtersWith(people.data?.administrators ?? [], language)}
      empty={t.empty}
    />
  );
}
