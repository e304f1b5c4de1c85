import { listAdministrators, type Administrator } from '@tawa/contract/accounts/administrators';
import { exportAudit, listAudit, type AuditEntry } from '@tawa/contract/insight/audit';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { actionWords, auditSubjects } from '#lib/audit-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { auditTexts } from '#lib/messages-admin.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { ListColumn, ListFilter, ListQuery } from '#ui/list/list-props.ts';
import { Changes } from './audit-trail.tsx';

const about = ({ subject, subject_id }: AuditEntry) => `${subject.replaceAll('_', ' ')} ${subject_id}`;

const columns: ListColumn<AuditEntry>[] = [
  {
    id: 'at',
    header: 'When',
    sortable: true,
    cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.at)}</span>,
  },
  { id: 'actor', header: 'Who', cell: ({ actor }) => actor },
  {
    id: 'action',
    header: 'Action',
    sortable: true,
    cell: ({ action }) => <span className="font-semibold">{actionWords(action)}</span>,
  },
  { id: 'subject', header: auditTexts.about, cell: about },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { id: 'change', header: 'Before and after', cell: (row) => <Changes entry={row} /> },
];

const filtersWith = (people: readonly Administrator[]): ListFilter[] => [
  {
    name: 'actor',
    label: auditTexts.who,
    options: people.map(({ user_id, name }) => ({ value: user_id, label: name })),
  },
  {
    name: 'subject',
    label: auditTexts.about,
    options: Object.entries(auditSubjects).map(([value, label]) => ({ value, label })),
  },
  { name: 'from', label: auditTexts.from, kind: 'day' },
  { name: 'to', label: auditTexts.to, kind: 'day' },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: AuditEntry) => (
  <div className="space-y-1">
    <p className="flex justify-between gap-3">
      <b>{actionWords(row.action)}</b>
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
  const people = useQuery({
    queryKey: ['administrators'],
    queryFn: async ({ signal }) => (await call(listAdministrators, {}, signal)).body,
  });
  return (
    <ListFrame<AuditEntry>
      name="audit"
      title={auditTexts.title}
      nouns={['entry', 'entries']}
      read={async (wanted, signal) => (await call(listAudit, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAudit, queryOf(wanted))).body}
      columns={columns}
      rowId={({ audit_id }) => String(audit_id)}
      rowName={({ action }) => actionWords(action)}
      card={cardOf}
      sort="-at"
      searchLabel={auditTexts.search}
      filters={filtersWith(people.data?.administrators ?? [])}
      empty={auditTexts.empty}
    />
  );
}
