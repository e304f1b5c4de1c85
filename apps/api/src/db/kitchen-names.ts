import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';

/** What the kitchen calls the dish of a line `i`, with its dish as `d`: its word of today, for it is no part of what was sold. */
export const kitchenName = sql<string>`coalesce(nullif(d.kitchen_name, ''), i.name)`;

/** What the line is called in other languages, as it was ordered; null where the kitchen has its own word for it. */
export const menuNames = sql<Names | null>`case when coalesce(d.kitchen_name, '') = '' then nullif(i.names, '{}') end`;
