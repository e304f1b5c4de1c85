import type { PartnerDish, PartnerOrder } from '@tawa/contract/accounts/partners.api';
import { fulfilmentOf, statusOf } from '#modules/ordering/orders/orders.service.ts';
import { stateOf } from '#modules/catalogue/menu/menu.service.ts';
import type * as store from './partners.api.store.ts';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

type Address = NonNullable<store.OrderRow['address']>;
const addressLine = ({ line1, line2, landmark, cityname, pincode }: Address) =>
  [line1, line2, landmark, `${cityname} ${pincode}`].filter(Boolean).join(', ');

/** An order as it is published; phone and address only while it is open. */
export function orderOf({ items, total, ...row }: store.OrderRow): PartnerOrder {
  const isOpen = row.closed_at === null;
  return {
    ...row,
    status: statusOf(row.status),
    fulfilment: fulfilmentOf(row.fulfilment),
    placed_at: row.placed_at.toISOString(),
    accept_by: iso(row.accept_by),
    scheduled_for: iso(row.scheduled_for),
    promised_to: row.promised_to.toISOString(),
    accepted_at: iso(row.accepted_at),
    ready_at: iso(row.ready_at),
    sent_out_at: iso(row.dispatched_at),
    closed_at: iso(row.closed_at),
    customer_phone: isOpen ? row.contact_phone : null,
    address: isOpen && row.address ? addressLine(row.address) : null,
    total_paise: total,
    items: items.map(({ options, ...item }) => ({
      ...item,
      options: options.map(({ option_name }) => option_name),
      choices: options.map(({ option_id = null, option_name: name, price = 0 }) => ({
        option_id,
        name,
        price_paise: price,
      })),
    })),
  };
}

/** A dish as it is published. */
export const dishOf = ({ price, partner_version, names, ...row }: store.DishRow, now: Date): PartnerDish => ({
  ...row,
  ...(names && { names }),
  version: partner_version,
  price_paise: price,
  state: stateOf(row, now).state,
});
