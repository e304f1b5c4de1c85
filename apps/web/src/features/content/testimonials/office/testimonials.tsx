import * as desk from '@tawa/contract/content/testimonials.office';
import { call } from '#lib/api/api-client.ts';
import type { ListWanted } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { deskTestimonialsTexts } from './testimonials.texts.ts';

const queryOf = ({ filters, ...wanted }: ListWanted) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const deskTestimonials = textsIn(deskTestimonialsTexts, language);
  return keepEach((language: Language): RowList<desk.DeskTestimonial, desk.TestimonialForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'testimonials',
      title: deskTestimonials.testimonials,
      nouns: ['testimonial', 'testimonials'],
      searchLabel: deskTestimonials.nameOrWords,
      sort: 'position',
      empty: { title: deskTestimonials.noTestimonialsYet, text: deskTestimonials.whatPeopleSay },
      read: async (wanted, signal) => (await call(desk.listDeskTestimonials, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(desk.exportDeskTestimonials, queryOf(wanted))).body,
      columns: [
        {
          id: 'author_name',
          header: deskTestimonials.name,
          sortable: true,
          cell: ({ author_name }) => <span className="font-semibold">{author_name}</span>,
        },
        {
          id: 'testimonial_text',
          header: deskTestimonials.words,
          cell: ({ testimonial_text }) => <span className="line-clamp-2">{testimonial_text}</span>,
        },
        { id: 'rating', header: deskTestimonials.stars, sortable: true, numeric: true, cell: ({ rating }) => rating },
        {
          id: 'position',
          header: deskTestimonials.place,
          sortable: true,
          numeric: true,
          spare: true,
          cell: ({ position }) => position,
        },
        {
          id: 'isactive',
          header: deskTestimonials.state,
          cell: ({ isactive }) => <ActiveBadge active={isactive === 1} />,
        },
      ],
      rowId: ({ testimonial_id }) => testimonial_id,
      rowName: ({ author_name }) => author_name,
      line: ({ testimonial_text }) => testimonial_text,
      isActive: ({ isactive }) => isactive === 1,
      schema: desk.testimonialForm,
      fields: [
        { name: 'author_name', label: deskTestimonials.name, maxLength: 80 },
        { name: 'author_designation', label: deskTestimonials.whatTheyDo, maxLength: 80 },
        { name: 'testimonial_text', label: deskTestimonials.words, kind: 'area', maxLength: 600 },
        { name: 'rating', label: deskTestimonials.stars15, kind: 'number' },
        { name: 'author_image', label: t.picture, kind: 'picture' },
        { name: 'position', label: t.position, kind: 'number', hint: t.positionHint },
        { name: 'isactive', label: t.shownOnSite, kind: 'check' },
      ],
      valuesOf: (row) =>
        row
          ? {
              testimonial_text: row.testimonial_text,
              rating: row.rating,
              author_name: row.author_name,
              author_designation: row.author_designation,
              author_image: row.author_image,
              position: row.position,
              isactive: row.isactive === 1,
            }
          : {
              testimonial_text: '',
              rating: 5,
              author_name: '',
              author_designation: '',
              author_image: null,
              position: 0,
              isactive: true,
            },
      add: (body) => call(desk.addTestimonial, { body }),
      update: (id, body) => call(desk.updateTestimonial, { params: { id }, body }),
      remove: (id) => call(desk.deleteTestimonial, { params: { id } }),
    };
  });
});

export const TestimonialsList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
