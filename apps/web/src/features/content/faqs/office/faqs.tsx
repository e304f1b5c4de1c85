import * as office from '@tawa/contract/content/faqs.office';
import { call } from '#lib/api/api-client.ts';
import { contentTexts } from '#lib/messages-office.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, shownFilter, type RowList } from '#features/content/lists/office/row-list.tsx';

const readers = [
  { value: 'customer', label: 'Customers' },
  { value: 'restaurant', label: 'Restaurants' },
  { value: 'admin', label: 'Administrators' },
];
const readerOf = (type: string) => readers.find(({ value }) => value === type)?.label ?? type;
const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const list: RowList<office.OfficeFaq, office.FaqForm> = {
  name: 'faqs',
  title: 'FAQs',
  nouns: ['FAQ', 'FAQs'],
  searchLabel: 'Question or answer',
  sort: 'position',
  empty: { title: 'No questions yet', text: 'Questions and answers of the help pages are listed here.' },
  read: async (wanted, signal) => (await call(office.listOfficeFaqs, queryOf(wanted), signal)).body,
  readCsv: async (wanted) => (await call(office.exportOfficeFaqs, queryOf(wanted))).body,
  columns: [
    {
      id: 'question',
      header: 'Question',
      sortable: true,
      cell: ({ question }) => <span className="font-semibold break-words">{question}</span>,
    },
    {
      id: 'answer',
      header: 'Answer',
      spare: true,
      cell: ({ answer }) => <span className="line-clamp-2">{answer}</span>,
    },
    { id: 'type', header: 'For', sortable: true, cell: ({ type }) => readerOf(type) },
    { id: 'position', header: 'Place', sortable: true, numeric: true, cell: ({ position }) => position },
    { id: 'isactive', header: 'State', cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
  ],
  filters: [{ name: 'type', label: 'For', options: readers }, shownFilter],
  rowId: ({ faq_id }) => faq_id,
  rowName: ({ question }) => question,
  line: ({ type }) => readerOf(type),
  isActive: ({ isactive }) => isactive === 1,
  schema: office.faqForm,
  fields: [
    { name: 'type', label: 'For', options: readers },
    { name: 'question', label: 'Question', maxLength: 300 },
    { name: 'answer', label: 'Answer', kind: 'area', maxLength: 4000 },
    { name: 'position', label: contentTexts.position, kind: 'number', hint: contentTexts.positionHint },
    { name: 'isactive', label: contentTexts.shownOnSite, kind: 'check' },
  ],
  valuesOf: (row) =>
    row
      ? {
          type: row.type,
          question: row.question,
          answer: row.answer,
          position: row.position,
          isactive: row.isactive === 1,
        }
      : { type: 'customer', question: '', answer: '', position: 0, isactive: true },
  add: (body) => call(office.addFaq, { body }),
  update: (id, body) => call(office.updateFaq, { params: { id }, body }),
  remove: (id) => call(office.deleteFaq, { params: { id } }),
};

export const FaqsList = () => <RowListFrame list={list} />;
