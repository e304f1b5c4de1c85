import * as desk from '@tawa/contract/content/faqs.office';
import { call } from '#lib/api/api-client.ts';
import type { ListWanted } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, shownFilterIn, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const readers = [
  { value: 'customer', label: 'Customers' },
  { value: 'restaurant', label: 'Restaurants' },
  { value: 'admin', label: 'Administrators' },
];
const readerOf = (type: string) => readers.find(({ value }) => value === type)?.label ?? type;
const queryOf = ({ filters, ...wanted }: ListWanted) => ({ query: { ...wanted, ...filters } });

const listIn = keepEach((language: Language): RowList<desk.DeskFaq, desk.FaqForm> => {
  const t = textsIn(wordsTexts, language);
  return {
    name: 'faqs',
    title: 'FAQs',
    nouns: ['FAQ', 'FAQs'],
    searchLabel: 'Question or answer',
    sort: 'position',
    empty: { title: 'No questions yet', text: 'Questions and answers of the help pages are listed here.' },
    read: async (wanted, signal) => (await call(desk.listDeskFaqs, queryOf(wanted), signal)).body,
    readCsv: async (wanted) => (await call(desk.exportDeskFaqs, queryOf(wanted))).body,
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
    filters: [{ name: 'type', label: 'For', options: readers }, shownFilterIn(language)],
    rowId: ({ faq_id }) => faq_id,
    rowName: ({ question }) => question,
    line: ({ type }) => readerOf(type),
    isActive: ({ isactive }) => isactive === 1,
    schema: desk.faqForm,
    fields: [
      { name: 'type', label: 'For', options: readers },
      { name: 'question', label: 'Question', maxLength: 300 },
      { name: 'answer', label: 'Answer', kind: 'area', maxLength: 4000 },
      { name: 'position', label: t.position, kind: 'number', hint: t.positionHint },
      { name: 'isactive', label: t.shownOnSite, kind: 'check' },
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
    add: (body) => call(desk.addFaq, { body }),
    update: (id, body) => call(desk.updateFaq, { params: { id }, body }),
    remove: (id) => call(desk.deleteFaq, { params: { id } }),
  };
});

export const FaqsList = () => {
  const language = useLanguage();
  return <RowListFrame list={listIn(language)} />;
};
