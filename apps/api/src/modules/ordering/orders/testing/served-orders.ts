import { randomBytes } from 'node:crypto';
import { minuteMs } from '@tawa/domain/common/durations';
import { orderNumber } from '@tawa/domain/ordering/orders';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface Served {
  kitchen: number;
  accepted_at: Date;
  /** Minutes until it was ready, and from then to the door. */
  cooking: number;
  way?: number;
  fulfilment?: 'delivery' | 'pickup';
  status?: string;
  promised_to?: Date;
  /** Further columns as they are in the table. */
  columns?: Record<string, unknown>;
}

const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs);

/** Writes orders like another one that have gone their way already; triggers see rows that came as they are. */
export async function addServed(db: Db, template: number, all: readonly Served[]): Promise<void> {
  const rows = all.map(({ kitchen, accepted_at, cooking, way = 15, fulfilment = 'delivery', ...rest }) => {
    const ready_at = after(accepted_at, cooking);
    const delivered_at = after(ready_at, way);
    return {
      order_number: orderNumber(randomBytes(6)),
      quote_id: null,
      booking_id: null,
      restaurant_id: kitchen,
      status: rest.status ?? (fulfilment === 'pickup' ? 'picked_up' : 'delivered'),
      fulfilment,
      scheduled_for: null,
      placed_at: accepted_at,
      accepted_at,
      ready_at,
      dispatched_at: fulfilment === 'pickup' ? null : ready_at,
      delivered_at,
      closed_at: delivered_at,
      promised_to: rest.promised_to ?? after(delivered_at, 5),
      promised_from: accepted_at,
      agreed_to: null,
      late_after_minutes: 10,
      slot_at: null,
      slot_used_minutes: null,
      kitchen_minutes: null,
      queue_minutes: null,
      travel_minutes: 15,
      ...rest.columns,
    };
  });
  await sql`insert into orders overriding system value
    select (jsonb_populate_record(o, new.row || jsonb_build_object('order_id',
      nextval(pg_get_serial_sequence('orders', 'order_id'))))).*
    from orders o, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) new (row) where o.order_id = ${template}`.execute(
    db,
  );
}
