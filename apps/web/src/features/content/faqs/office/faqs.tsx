import * as office from '@tawa/contract/content/faqs.office';
import { call } from '#lib/api/api-client.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, shownFilterIn, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { officeFaqsTexts } from './faqs.texts.ts';

const readersIn = keepEach((language: Language) => {
  const t = textsIn(officeFaqsTexts, language);
  return [
    { value: 'customer', label: t.customers },
    { value: 'restaurant', label: t.restaurants },
    { value: 'admin', label: t.administrators },
  ];
});
const readerOf = (type: string, language: Language) =>
  readersIn(language).find(({ value }) => value === type)?.label ?? type;
const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const officeFaqs = textsIn(officeFaqsTexts, language);
  return keepEach((language: Language): RowList<office.OfficeFaq, office.FaqForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'faqs',
      title: officeFaqs.faqs,
      nouns: [officeFaqs.faq, officeFaqs.faqs],
      searchLabel: officeFaqs.questionOrAnswer,
      sort: 'position',
      empty: { title: officeFaqs.noQuestionsYet, text: officeFaqs.questionsAnswersHelp },
      read: async (wanted, signal) => (await call(office.listOfficeFaqs, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(office.exportOfficeFaqs, queryOf(wanted))).body,
      columns: [
        {
          id: 'question',
          header: officeFaqs.question,
          sortable: true,
          cell: ({ question }) => <span className="font-semibold break-words">{question}</span>,
        },
        {
          id: 'answer',
          header: officeFaqs.answer,
          spare: true,
          cell: ({ answer }) => <span className="line-clamp-2">{answer}</span>,
        },
        { id: 'type', header: officeFaqs.forIt, sortable: true, cell: ({ type }) => readerOf(type, language) },
        { id: 'position', header: officeFaqs.place, sortable: true, numeric: true, cell: ({ position }) => position },
        { id: 'isactive', header: officeFaqs.state, cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
      ],
      filters: [{ name: 'type', label: officeFaqs.forIt, options: readersIn(language) }, shownFilterIn(language)],
      rowId: ({ faq_id }) => faq_id,
      rowName: ({ question }) => question,
      line: ({ type }) => readerOf(type, language),
      isActive: ({ isactive }) => isactive === 1,
      schema: office.faqForm,
      fields: [
        { name: 'type', label: officeFaqs.forIt, options: readersIn(language) },
        { name: 'question', label: officeFaqs.question, maxLength: 300 },
        { name: 'answer', label: officeFaqs.answer, kind: 'area', maxLength: 4000 },
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
      add: (body) => call(office.addFaq, { body }),
      update: (id, body) => call(office.updateFaq, { params: { id }, body }),
      remove: (id) => call(office.deleteFaq, { params: { id } }),
    };
  });
});

export const FaqsList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
