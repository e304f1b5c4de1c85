import * as office from '@tawa/contract/care/contact.office';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { contactStateWords, contactsTexts } from '#lib/messages-office.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { ContactPanel } from './contact-panel.tsx';
import { ContactState } from './contact-state.tsx';

const columns: ListColumn<office.OfficeContact>[] = [
  {
    id: 'name',
    header: 'From',
    sortable: true,
    cell: ({ name, status }) => <span className={status === 'new' ? 'font-bold' : 'font-semibold'}>{name}</span>,
  },
  { id: 'subject', header: 'Subject', cell: ({ subject }) => <span className="line-clamp-1">{subject}</span> },
  { id: 'email', header: 'E-mail', spare: true, cell: ({ email }) => <span className="break-all">{email}</span> },
  { id: 'status', header: 'State', sortable: true, cell: ({ status }) => <ContactState status={status} /> },
  {
    id: 'created_on',
    header: 'Sent',
    sortable: true,
    cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.created_on)}</span>,
  },
];

const filters: ListFilter[] = [
  {
    name: 'status',
    label: contactsTexts.state,
    options: Object.entries(contactStateWords).map(([value, label]) => ({ value, label })),
  },
  { name: 'from', label: contactsTexts.from, kind: 'day' },
  { name: 'to', label: contactsTexts.to, kind: 'day' },
];

const quick: QuickFilter[] = [{ label: contactsTexts.fresh, icon: EnvelopeSimpleIcon, filters: { status: 'new' } }];

const moveTo = (status: 'closed' | 'spam') => ({
  fits: (row: office.OfficeContact) => row.status !== status,
  run: (rows: readonly office.OfficeContact[]) =>
    call(office.moveContacts, { body: { status, contact_ids: rows.map(({ contact_id }) => contact_id) } }),
});

const bulk: BulkAction<office.OfficeContact>[] = [
  {
    label: contactsTexts.close,
    icon: XCircleIcon,
    ask: (count) => ({ title: contactsTexts.closeMany(count), text: contactsTexts.closeText }),
    done: contactsTexts.closedMany,
    ...moveTo('closed'),
  },
  {
    label: contactsTexts.spam,
    icon: WarningIcon,
    ask: (count) => ({ title: contactsTexts.spamMany(count), text: contactsTexts.closeText }),
    done: contactsTexts.spammedMany,
    ...moveTo('spam'),
  },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const panelOf = (id: string) => <ContactPanel key={id} contactId={Number(id)} />;

const cardOf = (row: office.OfficeContact) => (
  <div className="space-y-1">
    <CardHead name={row.name}>
      <ContactState status={row.status} />
    </CardHead>
    <p className="text-sm break-words text-ink-2">{row.subject}</p>
    <p className="num text-note text-ink-3">{formatDateTime(row.created_on)}</p>
  </div>
);

/** What people wrote to the office. */
export const ContactsList = () => (
  <ListFrame<office.OfficeContact>
    name="contacts"
    title={contactsTexts.title}
    nouns={['message', 'messages']}
    read={async (wanted, signal) => (await call(office.listContacts, queryOf(wanted), signal)).body}
    readCsv={async (wanted) => (await call(office.exportContacts, queryOf(wanted))).body}
    columns={columns}
    rowId={({ contact_id }) => String(contact_id)}
    rowName={({ name }) => name}
    card={cardOf}
    sort="-created_on"
    searchLabel={contactsTexts.search}
    filters={filters}
    quick={quick}
    bulk={bulk}
    panel={panelOf}
    empty={contactsTexts.empty}
  />
);
