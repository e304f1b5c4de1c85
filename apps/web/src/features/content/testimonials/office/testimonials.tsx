import * as office from '@tawa/contract/content/testimonials.office';
import { call } from '#lib/api/api-client.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { officeTestimonialsTexts } from './testimonials.texts.ts';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const officeTestimonials = textsIn(officeTestimonialsTexts, language);
  return keepEach((language: Language): RowList<office.OfficeTestimonial, office.TestimonialForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'testimonials',
      title: officeTestimonials.testimonials,
      nouns: ['testimonial', 'testimonials'],
      searchLabel: officeTestimonials.nameOrWords,
      sort: 'position',
      empty: { title: officeTestimonials.noTestimonialsYet, text: officeTestimonials.whatPeopleSay },
      read: async (wanted, signal) => (await call(office.listOfficeTestimonials, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(office.exportOfficeTestimonials, queryOf(wanted))).body,
      columns: [
        {
          id: 'author_name',
          header: officeTestimonials.name,
          sortable: true,
          cell: ({ author_name }) => <span className="font-semibold">{author_name}</span>,
        },
        {
          id: 'testimonial_text',
          header: officeTestimonials.words,
          cell: ({ testimonial_text }) => <span className="line-clamp-2">{testimonial_text}</span>,
        },
        { id: 'rating', header: officeTestimonials.stars, sortable: true, numeric: true, cell: ({ rating }) => rating },
        {
          id: 'position',
          header: officeTestimonials.place,
          sortable: true,
          numeric: true,
          spare: true,
          cell: ({ position }) => position,
        },
        {
          id: 'isactive',
          header: officeTestimonials.state,
          cell: ({ isactive }) => <ActiveBadge active={isactive === 1} />,
        },
      ],
      rowId: ({ testimonial_id }) => testimonial_id,
      rowName: ({ author_name }) => author_name,
      line: ({ testimonial_text }) => testimonial_text,
      isActive: ({ isactive }) => isactive === 1,
      schema: office.testimonialForm,
      fields: [
        { name: 'author_name', label: officeTestimonials.name, maxLength: 80 },
        { name: 'author_designation', label: officeTestimonials.whatTheyDo, maxLength: 80 },
        { name: 'testimonial_text', label: officeTestimonials.words, kind: 'area', maxLength: 600 },
        { name: 'rating', label: officeTestimonials.starsField, kind: 'number' },
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
      add: (body) => call(office.addTestimonial, { body }),
      update: (id, body) => call(office.updateTestimonial, { params: { id }, body }),
      remove: (id) => call(office.deleteTestimonial, { params: { id } }),
    };
  });
});

export const TestimonialsList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
