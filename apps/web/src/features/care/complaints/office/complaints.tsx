import {
  exportOfficeComplaints,
  listOfficeComplaints,
  type OfficeComplaint as Row,
} from '@tawa/contract/care/complaints.office';
import { complaintCategoryWords, complaintNumber, complaintPanelWords } from '@tawa/domain/care/complaints';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatDate } from '#lib/format.ts';
import { deskComplaintTexts as texts } from '#lib/messages-office-complaints.ts';
import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { stateWordFor, titleOf, toneOf } from '../complaint-words.ts';
import { officeComplaintsTexts } from './complaints.texts.ts';
import { OfficeDue } from './due.tsx';
import { useLiveOffice } from './complaints.queries.ts';

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
  { id: 'customer', header: 'Customer', sortable: true, cell: ({ customer_name }) => customer_name },
  { id: 'restaurant', header: 'Restaurant', spare: true, cell: ({ restaurant_name }) => restaurant_name },
  { id: 'category', header: 'Category', spare: true, cell: ({ category }) => complaintCategoryWords[category] },
  {
    id: 'created_on',
    header: 'Sent',
    sortable: true,
    spare: true,
    cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on)}</span>,
  },
  { id: 'status', header: 'State', sortable: true, cell: (row) => <State row={row} /> },
  { id: 'due', header: 'Due', sortable: true, cell: (row) => <OfficeDue complaint={row} /> },
];

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filtersWith = (cities: readonly { city_id: number; cityname: string }[]): ListFilter[] => [
  {
    name: 'tab',
    label: texts.tab,
    none: texts.unsettled,
    options: [
      { value: 'settled', label: texts.settled },
      { value: 'all', label: texts.all },
    ],
  },
  { name: 'status', label: texts.state, options: choices(complaintPanelWords) },
  { name: 'category', label: texts.category, options: choices(complaintCategoryWords) },
  {
    name: 'city',
    label: texts.city,
    options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
  },
  { name: 'from', label: texts.from, kind: 'day' },
  { name: 'to', label: texts.to, kind: 'day' },
];

const quick: QuickFilter[] = [{ label: texts.overdue, icon: WarningIcon, filters: { overdue: '1' } }];

const cardOf = (row: Row) => (
  <div className="space-y-1 text-sm">
    <CardHead name={titleOf(row)}>
      <State row={row} />
    </CardHead>
    <p className="text-ink-2">
      {row.customer_name}, {row.restaurant_name}
    </p>
    <OfficeDue complaint={row} />
  </div>
);

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

/** Every complaint, what is due first; `panel` draws the open one. */
export function OfficeComplaints({ panel }: { panel: (id: string) => ReactNode }) {
  const t = useTexts(officeComplaintsTexts);
  useLiveOffice();
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<Row>
      name="complaints"
      title={t.title}
      nouns={['complaint', 'complaints']}
      read={async (wanted, signal) => (await call(listOfficeComplaints, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportOfficeComplaints, queryOf(wanted))).body}
      columns={columns}
      rowId={({ complaint_id }) => String(complaint_id)}
      rowName={titleOf}
      card={cardOf}
      sort="due"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [])}
      quick={quick}
      panel={panel}
      large
      empty={t.empty}
    />
  );
}
