import type { PaperField } from '@tawa/domain/catalogue/restaurant-life';
import { type NotNull, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isListed } from '#db/listed.ts';
import { namesOf } from '#db/names.ts';
import type { Restaurants } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

const termsDocument = 'term-of-use';

const counted = sql<number>`(select count(*)::int from venues v where v.restaurant_id = r.restaurant_id and v.isactive)`;
const onSale = sql<number>`(select count(*)::int from dishes d where d.restaurant_id = r.restaurant_id and d.isactive)`;
const termsInForce = (now: Date) => sql<number>`(select coalesce(max(t.version), 0) from legal_texts t
  where t.document = ${termsDocument} and t.effective_from <= ${now}::timestamptz)`;

/** A restaurant with all that it says of itself. */
export const findProfile = (db: Db, restaurantId: number, now: Date) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('users as o', 'o.user_id', 'r.owner_id')
    .leftJoin('cities as c', 'c.city_id', 'r.city_id')
    .leftJoin('users as w', 'w.user_id', 'r.reviewer_id')
    .selectAll('r')
    .select(namesOf('r').as('names'))
    .select(['o.name as owner_name', 'o.email as owner_email', 'o.email_verified_at', 'w.name as reviewer_name'])
    .$narrowType<{ owner_email: NotNull }>()
    .select(['c.cityname', 'c.isactive as city_is_active', 'c.lat as city_lat', 'c.lng as city_lng'])
    .select([counted.as('venues'), onSale.as('dishes_on_sale'), termsInForce(now).as('terms_in_force')])
    .select(sql<boolean>`${isListed('r')} and coalesce(c.isactive, false)`.as('listed'))
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('restaurant_hours as h')
          .select(['h.weekday', clock('h.opens').as('opens'), clock('h.closes').as('closes')])
          .whereRef('h.restaurant_id', '=', 'r.restaurant_id')
          .orderBy('h.weekday')
          .orderBy('h.opens'),
      ).as('hours'),
      jsonArrayFrom(
        selectFrom('restaurant_papers as p')
          .select(['p.field', 'p.in_force', 'p.proposed', 'p.proposed_on', 'p.remark'])
          .whereRef('p.restaurant_id', '=', 'r.restaurant_id'),
      ).as('papers'),
      jsonArrayFrom(
        selectFrom('restaurant_documents as d')
          .select(['d.document_id', 'd.filename', 'd.media_type', 'd.bytes', 'd.uploaded_on'])
          .whereRef('d.restaurant_id', '=', 'r.restaurant_id')
          .orderBy('d.uploaded_on', 'desc'),
      ).as('documents'),
      jsonArrayFrom(
        selectFrom('restaurant_remarks as m')
          .select(['m.item', 'm.remark'])
          .whereRef('m.restaurant_id', '=', 'r.restaurant_id'),
      ).as('remarks'),
      jsonArrayFrom(
        selectFrom('restaurant_steps as s')
          .leftJoin('users as u', 'u.user_id', 's.actor_id')
          .select(['s.from_state', 's.to_state', 's.reason', 's.remarks', 's.at'])
          .select(sql<boolean>`coalesce(u.role = 'admin', true)`.as('by_office'))
          .whereRef('s.restaurant_id', '=', 'r.restaurant_id')
          .orderBy('s.restaurant_step_id', 'desc'),
      ).as('steps'),
    ])
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const clock = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** Holds the restaurant, so that its owner and the office decide one after the other. */
export const holdRestaurant = (tx: Tx, restaurantId: number) =>
  tx
    .selectFrom('restaurants')
    .select(['lifecycle', 'restaurant_name', 'logo', 'cover_img', 'city_id', 'owner_id'])
    .where('restaurant_id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateRestaurant = (tx: Tx, restaurantId: number, change: Updateable<Restaurants>) =>
  tx.updateTable('restaurants').set(change).where('restaurant_id', '=', restaurantId).execute();

/** What the office alone says of a restaurant, for a change. */
export const findMarks = (tx: Tx, restaurantId: number) =>
  tx
    .selectFrom('restaurants')
    .select(['hidden', 'specified_premises'])
    .where('restaurant_id', '=', restaurantId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const isActiveCity = (tx: Tx, cityId: number) =>
  tx
    .selectFrom('cities')
    .select('city_id')
    .where('city_id', '=', cityId)
    .where('isactive', '=', true)
    .executeTakeFirst();

/** The scan with its file, while it belongs to the restaurant. */
export const findDocument = (db: Db, restaurantId: number, documentId: string) =>
  db
    .selectFrom('restaurant_documents')
    .select(['document_id', 'file', 'filename', 'media_type', 'bytes', 'uploaded_on'])
    .where('restaurant_id', '=', restaurantId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();

/** How many scans a restaurant has. */
export const countDocuments = async (db: Db, restaurantId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('restaurant_documents')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return count;
};

interface Scan {
  restaurant_id: number;
  file: string;
  filename: string;
  media_type: string;
  bytes: number;
}

export const addDocument = (db: Db, scan: Scan) =>
  db
    .insertInto('restaurant_documents')
    .values(scan)
    .returning(['document_id', 'filename', 'media_type', 'bytes', 'uploaded_on'])
    .executeTakeFirstOrThrow();

interface Proposal {
  restaurant_id: number;
  field: PaperField;
  value: object;
  at: Date;
}

/** Puts a value forward in place of what waited before. */
export const proposePaper = (tx: Tx, { restaurant_id, field, value, at }: Proposal) =>
  tx
    .insertInto('restaurant_papers')
    .values({ restaurant_id, field, proposed: JSON.stringify(value), proposed_on: at })
    .onConflict((oc) =>
      oc.columns(['restaurant_id', 'field']).doUpdateSet({
        proposed: (eb) => eb.ref('excluded.proposed'),
        proposed_on: (eb) => eb.ref('excluded.proposed_on'),
        remark: null,
      }),
    )
    .execute();

export const findPaper = (db: Db, restaurantId: number, field: PaperField) =>
  db
    .selectFrom('restaurant_papers')
    .select(['in_force', 'proposed', 'proposed_on'])
    .where('restaurant_id', '=', restaurantId)
    .where('field', '=', field)
    .executeTakeFirst();

/** Takes a proposal away; without anything in force the row goes with it. */
export async function dropProposal(tx: Tx, restaurantId: number, field: PaperField, remark: string | null) {
  await tx
    .deleteFrom('restaurant_papers')
    .where('restaurant_id', '=', restaurantId)
    .where('field', '=', field)
    .where('in_force', 'is', null)
    .execute();
  await tx
    .updateTable('restaurant_papers')
    .set({ proposed: null, proposed_on: null, remark })
    .where('restaurant_id', '=', restaurantId)
    .where('field', '=', field)
    .execute();
}

interface IntoForce {
  restaurantId: number;
  field?: PaperField;
  at: Date;
}

/** Puts what was proposed into force, of one field or of all, and copies the numbers that bills print. */
export async function putIntoForce(tx: Tx, { restaurantId, field, at }: IntoForce) {
  await tx
    .updateTable('restaurant_papers')
    .set((eb) => ({
      in_force: eb.ref('proposed'),
      proposed: null,
      proposed_on: null,
      remark: null,
      changed_on: sql<Date | null>`case when in_force is distinct from proposed and in_force is not null
        then ${at} else changed_on end`,
    }))
    .where('restaurant_id', '=', restaurantId)
    .where('proposed', 'is not', null)
    .$call((query) => (field === undefined ? query : query.where('field', '=', field)))
    .execute();
  await sql`update restaurants r set
      fssai_number = (select in_force ->> 'number' from restaurant_papers where restaurant_id = r.restaurant_id and field = 'fssai'),
      gstin = (select in_force ->> 'number' from restaurant_papers where restaurant_id = r.restaurant_id and field = 'gstin')
    where r.restaurant_id = ${restaurantId}`.execute(tx);
}

/** Holds an owner's account, so that their restaurants are counted and added to by one at a time. */
export async function holdOwner(tx: Tx, userId: number) {
  const { mobile } = await tx
    .selectFrom('users')
    .select('mobile')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { restaurants } = await tx
    .selectFrom('restaurants')
    .select(({ fn }) => fn.countAll<number>().as('restaurants'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { mobile, restaurants };
}
