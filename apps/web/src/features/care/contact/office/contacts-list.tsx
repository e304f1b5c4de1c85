import * as office from '@tawa/contract/care/contact.office';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { ContactPanel } from './contact-panel.tsx';
import { ContactState } from './contact-state.tsx';
import { officeContactTexts } from './contact.texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const columnsIn = keepEach((language: Language): ListColumn<office.OfficeContact>[] => {
  const t = textsIn(officeContactTexts, language);
  return [
    {
      id: 'name',
      header: t.from,
      sortable: true,
      cell: ({ name, status }) => <span className={status === 'new' ? 'font-bold' : 'font-semibold'}>{name}</span>,
    },
    { id: 'subject', header: t.subject, cell: ({ subject }) => <span className="line-clamp-1">{subject}</span> },
    { id: 'email', header: t.eMail, spare: true, cell: ({ email }) => <span className="break-all">{email}</span> },
    { id: 'status', header: t.state, sortable: true, cell: ({ status }) => <ContactState status={status} /> },
    {
      id: 'created_on',
      header: t.sentColumn,
      sortable: true,
      cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.created_on, language)}</span>,
    },
  ];
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(officeContactTexts, language);
  return [
    {
      name: 'status',
      label: t.state,
      options: Object.entries(t.contactState).map(([value, label]) => ({ value, label })),
    },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeContactTexts, language);
  return [{ label: t.fresh, icon: EnvelopeSimpleIcon, filters: { status: 'new' } }];
});

const moveTo = (status: 'closed' | 'spam') => ({
  fits: (row: office.OfficeContact) => row.status !== status,
  run: (rows: readonly office.OfficeContact[]) =>
    call(office.moveContacts, { body: { status, contact_ids: rows.map(({ contact_id }) => contact_id) } }),
});

const bulkIn = keepEach((language: Language): BulkAction<office.OfficeContact>[] => {
  const t = textsIn(officeContactTexts, language);
  return [
    {
      label: t.close,
      icon: XCircleIcon,
      ask: (count) => ({ title: t.closeMany({ count }), text: t.closeText }),
      done: (count) => t.closedMany({ count }),
      ...moveTo('closed'),
    },
    {
      label: t.spam,
      icon: WarningIcon,
      ask: (count) => ({ title: t.spamMany({ count }), text: t.closeText }),
      done: (count) => t.spammedMany({ count }),
      ...moveTo('spam'),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const panelOf = (id: string) => <ContactPanel key={id} contactId={Number(id)} />;

const cardOf = (row: office.OfficeContact, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.name}>
      <ContactState status={row.status} />
    </CardHead>
    <p className="text-sm break-words text-ink-2">{row.subject}</p>
    <p className="num text-note text-ink-3">{formatDateTime(row.created_on, language)}</p>
  </div>
);

/** What people wrote to the office. */
export const ContactsList = () => {
  const mayAct = useMayAct('help');
  const t = useTexts(officeContactTexts);
  const language = useLanguage();
  return (
    <ListFrame<office.OfficeContact>
      name="contacts"
      title={t.title}
      nouns={['message', 'messages']}
      read={async (wanted, signal) => (await call(office.listContacts, queryOf(wanted), signal)).body}
      readCsv={mayAct ? async (wanted) => (await call(office.exportContacts, queryOf(wanted))).body : undefined}
      columns={columnsIn(language)}
      rowId={({ contact_id }) => String(contact_id)}
      rowName={({ name }) => name}
      card={(row) => cardOf(row, language)}
      sort="-created_on"
      searchLabel={t.search}
      filters={filtersIn(language)}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      panel={panelOf}
      empty={t.empty}
    />
  );
};
