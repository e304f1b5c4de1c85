import type { Insertable } from 'kysely';
import type { ContactMessages } from '#db/tables.ts';
import type { Db } from '#platform/database/db.ts';

export const addMessage = (db: Db, message: Insertable<ContactMessages>) =>
  db.insertInto('contact_messages').values(message).execute();

export const deleteMessages = (tx: Db, { user_id, email }: { user_id: number; email: string | null }) =>
  tx
    .deleteFrom('contact_messages')
    .where(({ eb, or, fn }) =>
      or([
        eb('user_id', '=', user_id),
        ...(email === null ? [] : [eb(fn<string>('lower', ['email']), '=', email.toLowerCase())]),
      ]),
    )
    .execute();
