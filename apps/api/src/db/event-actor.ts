import { sql } from 'kysely';

/** The key's name of the other system that did the event `e` of an order; null where a person did, or nobody. */
export const partnerOfEvent = sql<string | null>`(select k.key_name from partner_keys k
  where k.partner_key_id = (e.meta ->> 'partner_key_id')::int)`;
