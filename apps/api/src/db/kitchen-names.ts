import { sql } from 'kysely';

/** What the kitchen calls the dish of a line `i`, with its dish as `d`: its word of today, for it is no part of what was sold. */
export const kitchenName = sql<string>`coalesce(nullif(d.kitchen_name, ''), i.name)`;
