import * as desk from '@tawa/contract/content/faqs.office';
import { call } from '#lib/api/api-client.ts';
import type { ListWanted } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, shownFilterIn, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { deskFaqsTexts } from './faqs.texts.ts';

const readersIn = keepEach((language: Language) => {
  const t = textsIn(deskFaqsTexts, language);
  return [
    { value: 'customer', label: t.customers },
    { value: 'restaurant', label: t.restaurants },
    { value: 'admin', label: t.administrators },
  ];
});
const readerOf = (type: string, language: Language) =>
  readersIn(language).find(({ value }) => value === type)?.label ?? type;
const queryOf = ({ filters, ...wanted }: ListWanted) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const deskFaqs = textsIn(deskFaqsTexts, language);
  return keepEach((language: Language): RowList<desk.DeskFaq, desk.FaqForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'faqs',
      title: deskFaqs.faqs,
      nouns: [deskFaqs.faq, deskFaqs.faqs],
      searchLabel: deskFaqs.questionOrAnswer,
      sort: 'position',
      empty: { title: deskFaqs.noQuestionsYet, text: deskFaqs.questionsAnswersHelp },
      read: async (wanted, signal) => (await call(desk.listDeskFaqs, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(desk.exportDeskFaqs, queryOf(wanted))).body,
      columns: [
        {
          id: 'question',
          header: deskFaqs.question,
          sortable: true,
          cell: ({ question }) => <span className="font-semibold break-words">{question}</span>,
        },
        {
          id: 'answer',
          header: deskFaqs.answer,
          spare: true,
          cell: ({ answer }) => <span className="line-clamp-2">{answer}</span>,
        },
        { id: 'type', header: deskFaqs.forIt, sortable: true, cell: ({ type }) => readerOf(type, language) },
        { id: 'position', header: deskFaqs.place, sortable: true, numeric: true, cell: ({ position }) => position },
        { id: 'isactive', header: deskFaqs.state, cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
      ],
      filters: [{ name: 'type', label: deskFaqs.forIt, options: readersIn(language) }, shownFilterIn(language)],
      rowId: ({ faq_id }) => faq_id,
      rowName: ({ question }) => question,
      line: ({ type }) => readerOf(type, language),
      isActive: ({ isactive }) => isactive === 1,
      schema: desk.faqForm,
      fields: [
        { name: 'type', label: deskFaqs.forIt, options: readersIn(language) },
        { name: 'question', label: deskFaqs.question, maxLength: 300 },
        { name: 'answer', label: deskFaqs.answer, kind: 'area', maxLength: 4000 },
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
});

export const FaqsList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
