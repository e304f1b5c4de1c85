import type { Insertable } from 'kysely';
import type { ContactMessages } from '../../db/tables.ts';
import type { Db } from '../../platform/db.ts';

export const addMessage = (db: Db, message: Insertable<ContactMessages>) =>
  db.insertInto('contact_messages').values(message).execute();
