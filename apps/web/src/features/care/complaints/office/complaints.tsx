import { optionsOf } from '#lib/options.ts';
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
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { stateWordFor, titleOf, toneOf } from '../complaint-words.ts';
import { officeComplaintsTexts } from './complaints.texts.ts';
import { OfficeDue } from './due.tsx';
import { useLiveOffice } from './complaints.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const State = ({ row }: { row: Row }) => <Badge tone={toneOf(row.status)}>{stateWordFor(row.status, 'admin')}</Badge>;

const columnsIn = keepEach((language: Language): ListColumn<Row>[] => {
  const t = textsIn(officeComplaintsTexts, language);
  return [
    {
      id: 'title',
      header: t.complaintColumn,
      cell: (row) => (
        <span>
          <b className="font-semibold">{titleOf(row)}</b>
          <span className="num block text-note text-ink-3">{complaintNumber(row.complaint_id)}</span>
        </span>
      ),
    },
    { id: 'customer', header: t.customer, sortable: true, cell: ({ customer_name }) => customer_name },
    { id: 'restaurant', header: t.restaurant, spare: true, cell: ({ restaurant_name }) => restaurant_name },
    { id: 'category', header: t.category, spare: true, cell: ({ category }) => complaintCategoryWords[category] },
    {
      id: 'created_on',
      header: t.sentColumn,
      sortable: true,
      spare: true,
      cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
    },
    { id: 'status', header: t.state, sortable: true, cell: (row) => <State row={row} /> },
    { id: 'due', header: t.due, sortable: true, cell: (row) => <OfficeDue complaint={row} /> },
  ];
});

const filtersWith = (cities: readonly { city_id: number; cityname: string }[], language: Language): ListFilter[] => {
  const t = textsIn(officeComplaintsTexts, language);
  return [
    {
      name: 'tab',
      label: t.tab,
      none: t.unsettled,
      options: [
        { value: 'settled', label: t.settled },
        { value: 'all', label: t.all },
      ],
    },
    { name: 'status', label: t.state, options: optionsOf(complaintPanelWords) },
    { name: 'category', label: t.category, options: optionsOf(complaintCategoryWords) },
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeComplaintsTexts, language);
  return [{ label: t.overdue, icon: WarningIcon, filters: { overdue: '1' } }];
});

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
  const language = useLanguage();
  const mayAct = useMayAct('help');
  const t = useTexts(officeComplaintsTexts);
  useLiveOffice();
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<Row>
      name="complaints"
      title={t.title}
      nouns={['complaint', 'complaints']}
      read={async (wanted, signal) => (await call(listOfficeComplaints, queryOf(wanted), signal)).body}
      readCsv={mayAct ? async (wanted) => (await call(exportOfficeComplaints, queryOf(wanted))).body : undefined}
      columns={columnsIn(language)}
      rowId={({ complaint_id }) => String(complaint_id)}
      rowName={titleOf}
      card={cardOf}
      sort="due"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [], language)}
      quick={quickIn(language)}
      panel={panel}
      large
      empty={t.empty}
    />
  );
}
