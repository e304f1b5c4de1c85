import { listTestimonials } from '@tawa/contract/content/testimonials';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';

test('testimonials stand in their order, without the retired, under the product’s own field names', async () => {
  const world = await startTestApp();
  const said = { testimonial_text: 'Lovely.', rating: 4 };
  await world.db
    .insertInto('testimonials')
    .values([
      { ...said, author_name: 'Second', position: 2 },
      { ...said, author_name: 'Retired', position: 0, isactive: false },
      { ...said, author_name: 'First', position: 1 },
    ])
    .execute();
  const answered = await world.guest.ok(listTestimonials, {});
  await world.close();
  expect(answered).toMatchObject([
    { testimonial_Id: expect.any(Number), author_name: 'First', rating: 4, author_image: null },
    { author_name: 'Second' },
  ]);
});
