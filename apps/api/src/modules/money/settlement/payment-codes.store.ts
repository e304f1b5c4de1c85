import type { ProviderName } from '@tawa/domain/money/payments';
import type { Insertable, Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export type CodeRow = NonNullable<Awaited<ReturnType<typeof findOpenCode>>>;

/** The code that is shown for a payment now. */
export const findOpenCode = (db: Db, payment_id: number) =>
  db
    .selectFrom('payment_codes')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const findCode = (db: Db, payment_code_id: number) =>
  db.selectFrom('payment_codes').selectAll().where('payment_code_id', '=', payment_code_id).executeTakeFirstOrThrow();

type NewCode = Insertable<DB['payment_codes']> & { provider: ProviderName };

export const addCode = (tx: Tx, code: NewCode) =>
  tx.insertInto('payment_codes').values(code).returningAll().executeTakeFirstOrThrow();

export const updateCode = (db: Db, payment_code_id: number, changes: Updateable<DB['payment_codes']>) =>
  db.updateTable('payment_codes').set(changes).where('payment_code_id', '=', payment_code_id).execute();

/** Keeps what a provider made for a code that has nothing yet; of two answers the first is kept. */
export const keepMade = (
  db: Db,
  payment_code_id: number,
  made: { provider_code_id: string; link: string },
): Promise<unknown> =>
  db
    .updateTable('payment_codes')
    .set(made)
    .where('payment_code_id', '=', payment_code_id)
    .where('provider_code_id', 'is', null)
    .execute();

/** Which order a provider's code was shown for, nothing held. */
export const findByProviderCode = (db: Db, provider: string, provider_code_id: string) =>
  db
    .selectFrom('payment_codes as c')
    .innerJoin('payments as p', 'p.payment_id', 'c.payment_id')
    .select(['c.payment_code_id', 'c.payment_id', 'c.provider', 'c.provider_code_id', 'c.expires_at', 'p.order_id'])
    .where('c.provider', '=', provider)
    .where('c.provider_code_id', '=', provider_code_id)
    .executeTakeFirst();

/**
 * Codes to ask their provider about that nobody asked about since a moment: open ones, and those that another one took the
 * place of not long ago.
 */
export const listUnasked = (db: Db, { askedBefore, closedSince }: { askedBefore: Date; closedSince: Date }) =>
  db
    .selectFrom('payment_codes as c')
    .innerJoin('payments as p', 'p.payment_id', 'c.payment_id')
    .selectAll('c')
    .select('p.status as payment_status')
    .where((eb) =>
      eb.or([
        eb('c.closed_at', 'is', null),
        // The one that was paid is known of.
        eb.and([
          eb('c.closed_at', '>', closedSince),
          eb('c.provider_code_id', 'is not', null),
          eb('p.provider_order_id', 'is distinct from', eb.ref('c.provider_code_id')),
        ]),
      ]),
    )
    .where('c.made_at', '<=', askedBefore)
    .where((eb) => eb.or([eb('c.checked_at', 'is', null), eb('c.checked_at', '<=', askedBefore)]))
    .orderBy('c.made_at')
    .limit(200)
    .execute();

/** The codes of one payment that work or worked a moment ago and that nobody asked about since another moment. */
export const listAskable = (
  db: Db,
  payment_id: number,
  { askedBefore, closedSince }: { askedBefore: Date; closedSince: Date },
) =>
  db
    .selectFrom('payment_codes')
    .selectAll()
    .where('payment_id', '=', payment_id)
    .where('provider_code_id', 'is not', null)
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>', closedSince)]))
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', askedBefore)]))
    .orderBy('payment_code_id')
    .execute();

/** An order of a kitchen by its number. */
export const findOrderOfKitchen = (db: Db, order_number: string, restaurant_id: number) =>
  db
    .selectFrom('orders')
    .select('order_id')
    .where('order_number', '=', order_number)
    .where('restaurant_id', '=', restaurant_id)
    .executeTakeFirst();
