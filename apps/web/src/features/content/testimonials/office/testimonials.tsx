import * as office from '@tawa/contract/content/testimonials.office';
import { call } from '#lib/api/api-client.ts';
import { contentTexts } from '#lib/messages-office.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const list: RowList<office.OfficeTestimonial, office.TestimonialForm> = {
  name: 'testimonials',
  title: 'Testimonials',
  nouns: ['testimonial', 'testimonials'],
  searchLabel: 'Name or words',
  sort: 'position',
  empty: { title: 'No testimonials yet', text: 'What people say on the home page is listed here.' },
  read: async (wanted, signal) => (await call(office.listOfficeTestimonials, queryOf(wanted), signal)).body,
  readCsv: async (wanted) => (await call(office.exportOfficeTestimonials, queryOf(wanted))).body,
  columns: [
    {
      id: 'author_name',
      header: 'Name',
      sortable: true,
      cell: ({ author_name }) => <span className="font-semibold">{author_name}</span>,
    },
    {
      id: 'testimonial_text',
      header: 'Words',
      cell: ({ testimonial_text }) => <span className="line-clamp-2">{testimonial_text}</span>,
    },
    { id: 'rating', header: 'Stars', sortable: true, numeric: true, cell: ({ rating }) => rating },
    { id: 'position', header: 'Place', sortable: true, numeric: true, spare: true, cell: ({ position }) => position },
    { id: 'isactive', header: 'State', cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
  ],
  rowId: ({ testimonial_id }) => testimonial_id,
  rowName: ({ author_name }) => author_name,
  line: ({ testimonial_text }) => testimonial_text,
  isActive: ({ isactive }) => isactive === 1,
  schema: office.testimonialForm,
  fields: [
    { name: 'author_name', label: 'Name', maxLength: 80 },
    { name: 'author_designation', label: 'What they do', maxLength: 80 },
    { name: 'testimonial_text', label: 'Words', kind: 'area', maxLength: 600 },
    { name: 'rating', label: 'Stars, 1 to 5', kind: 'number' },
    { name: 'author_image', label: contentTexts.picture, kind: 'picture' },
    { name: 'position', label: contentTexts.position, kind: 'number', hint: contentTexts.positionHint },
    { name: 'isactive', label: contentTexts.shownOnSite, kind: 'check' },
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

export const TestimonialsList = () => <RowListFrame list={list} />;
