import { sql } from 'kysely';

/** Whether the kitchen kept a photo of what it packed of the order `o`. */
export const hasPackingPhoto = sql<boolean>`exists (select from packing_photos k where k.order_id = o.order_id)`;
