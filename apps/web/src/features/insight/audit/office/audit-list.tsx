import { listAdministrators, type Administrator } from '@tawa/contract/accounts/administrators';
import { exportAudit, listAudit, type AuditEntry } from '@tawa/contract/insight/audit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { actionWords, auditSubjectsIn } from '#lib/audit-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { ListColumn, ListFilter, ListQuery } from '#ui/list/list-props.ts';
import { Changes } from './audit-trail.tsx';
import { officeAuditTexts } from './audit.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const about = ({ subject, subject_id }: AuditEntry) => {
  const name = `${subject.replaceAll('_', ' ')} ${subject_id}`;
  if (subject !== 'cancel_run') return name;
  return (
    <Link to={paths.allOrders({ run: subject_id })} className="font-semibold text-brand-ink underline">
      {name}
    </Link>
  );
};

const columnsInIn = keepEach((language: Language) => {
  const officeAudit = textsIn(officeAuditTexts, language);
  return keepEach((language: Language): ListColumn<AuditEntry>[] => {
    const t = textsIn(officeAuditTexts, language);
    return [
      {
        id: 'at',
        header: officeAudit.when,
        sortable: true,
        cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.at)}</span>,
      },
      { id: 'actor', header: officeAudit.who, cell: ({ actor }) => actor },
      {
        id: 'action',
        header: officeAudit.action,
        sortable: true,
        cell: ({ action }) => <span className="font-semibold">{actionWords(action, language)}</span>,
      },
      { id: 'subject', header: t.about, cell: about },
      { id: 'reason', header: officeAudit.reason, cell: ({ reason }) => reason },
      { id: 'change', header: officeAudit.beforeAfter, cell: (row) => <Changes entry={row} /> },
    ];
  });
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
    <p className="flex justify-between gap-3">
      <b>{actionWords(row.action, language)}</b>
      <span className="num text-note text-ink-3">{formatDateTime(row.at)}</span>
    </p>
    <p className="text-sm text-ink-2">
      {row.actor}, {about(row)}
    </p>
    {row.reason && <p className="text-sm">“{row.reason}”</p>}
    <Changes entry={row} />
  </div>
);

/** Everything that administrators wrote. */
export function AuditList() {
  const t = useTexts(officeAuditTexts);
  const language = useLanguage();
  const people = useQuery({
    queryKey: ['administrators'],
    queryFn: async ({ signal }) => (await call(listAdministrators, {}, signal)).body,
  });
  return (
    <ListFrame<AuditEntry>
      name="audit"
      title={t.title}
      nouns={['entry', 'entries']}
      read={async (wanted, signal) => (await call(listAudit, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAudit, queryOf(wanted))).body}
      columns={columnsInIn(language)(language)}
      rowId={({ audit_id }) => String(audit_id)}
      rowName={({ action }) => actionWords(action, language)}
      card={(row) => cardOf(row, language)}
      sort="-at"
      searchLabel={t.search}
      filters={filtersWith(people.data?.administrators ?? [], language)}
      empty={t.empty}
    />
  );
}
