import type { Db } from '#platform/database/db.ts';

export const listTestimonials = (db: Db) =>
  db
    .selectFrom('testimonials')
    .select([
      'testimonial_id as testimonial_Id',
      'testimonial_text',
      'rating',
      'author_name',
      'author_designation',
      'author_image',
    ])
    .where('isactive', '=', true)
    .orderBy('position')
    .orderBy('testimonial_id')
    .execute();
