import type { Db } from '#platform/database/db.ts';

export const listFaqs = (db: Db, type: string) =>
  db
    .selectFrom('faqs')
    .select(['faq_id', 'question', 'answer'])
    .where('type', '=', type)
    .where('isactive', '=', true)
    .orderBy('position')
    .orderBy('faq_id')
    .execute();
