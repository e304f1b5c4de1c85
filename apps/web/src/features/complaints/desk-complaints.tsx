import { listDeskComplaints } from '@tawa/contract/complaint-desk';
import type { ComplaintSummary } from '@tawa/contract/complaints';
import { complaintCategoryWords, complaintNumber, complaintPanelWords } from '@tawa/domain/complaints';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ReactNode } from 'react';
import { call } from '../../lib/api-client.ts';
import { deskComplaintTexts as texts } from '../../lib/messages-office-complaints.ts';
import { Badge } from '../../ui/badge.tsx';
import { ListFrame } from '../../ui/list-frame.tsx';
import type { ListColumn, ListFilter, ListWanted, QuickFilter } from '../../ui/list-props.ts';
import { DueLine } from './complaint-card.tsx';
import { stateWordFor, titleOf, toneOf } from './complaint-words.ts';
import { useLiveDesk } from './desk-complaints.queries.ts';

type Row = ComplaintSummary & { customer_name: string };

const State = ({ row }: { row: Row }) => <Badge tone={toneOf(row.status)}>{stateWordFor(row.status, 'admin')}</Badge>;

const columns: ListColumn<Row>[] = [
  {
    id: 'title',
    header: 'Complaint',
    cell: (row) => (
      <span>
        <b className="font-semibold">{titleOf(row)}</b>
        <span className="num block text-note text-ink-3">{complaintNumber(row.complaint_id)}</span>
      </span>
    ),
  },
  { id: 'customer', header: 'Customer', cell: ({ customer_name }) => customer_name },
  { id: 'restaurant', header: 'Restaurant', spare: true, cell: ({ restaurant_name }) => restaurant_name },
  { id: 'category', header: 'Category', spare: true, cell: ({ category }) => complaintCategoryWords[category] },
  { id: 'status', header: 'State', cell: (row) => <State row={row} /> },
  { id: 'due', header: 'Due', cell: (row) => <DueLine complaint={row} /> },
];

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filters: ListFilter[] = [
  {
    name: 'tab',
    label: texts.tab,
    options: [
      { value: 'settled', label: texts.settled },
      { value: 'all', label: texts.all },
    ],
  },
  { name: 'status', label: texts.state, options: choices(complaintPanelWords) },
  { name: 'category', label: texts.category, options: choices(complaintCategoryWords) },
];

const quick: QuickFilter[] = [{ label: texts.overdue, icon: WarningIcon, filters: { overdue: '1' } }];

const cardOf = (row: Row) => (
  <div className="space-y-1 text-sm">
    <p className="flex flex-wrap justify-between gap-2">
      <b className="min-w-0 text-base break-words">{titleOf(row)}</b>
      <State row={row} />
    </p>
    <p className="text-ink-2">
      {row.customer_name}, {row.restaurant_name}
    </p>
    <DueLine complaint={row} />
  </div>
);

async function read({ search, page, filters: chosen }: ListWanted, signal: AbortSignal) {
  const { body } = await call(listDeskComplaints, { query: { search, page, ...chosen } }, signal);
  return { rows: body.complaints, total: body.total, total_pages: body.total_pages };
}

/** Every complaint, what is due first; `panel` draws the open one. */
export function DeskComplaints({ panel }: { panel: (id: string) => ReactNode }) {
  useLiveDesk();
  return (
    <ListFrame<Row>
      name="complaints"
      title={texts.title}
      read={read}
      columns={columns}
      rowId={({ complaint_id }) => String(complaint_id)}
      rowName={titleOf}
      card={cardOf}
      sort="due"
      searchLabel={texts.search}
      filters={filters}
      quick={quick}
      panel={panel}
      empty={texts.empty}
    />
  );
}
