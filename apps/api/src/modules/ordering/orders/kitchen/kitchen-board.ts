import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { handoverTriesMax } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { mayMoveTo, mayWorkIn, seesMoney, type StaffRole } from '@tawa/domain/accounts/staff';
import { moveOfAction, orderActions, type OrderActionName } from '@tawa/domain/ordering/order-actions';
import { serviceDayBegan } from '@tawa/domain/catalogue/opening-hours';
import { unpackedOf } from '@tawa/domain/ordering/packing';
import { isFinal } from '@tawa/domain/ordering/orders';
import { optionsOf } from '#db/names.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { findKitchen } from '../checkout/checkout.store.ts';
import { scheduleOf } from './kitchen-facts.ts';
import { orderFactsOf, flagOf, iso, shortageOf } from '../history/order-answer.ts';
import { partsOf } from '../line/line-display.ts';
import * as store from './orders.kitchen.store.ts';
import type { AddressCopy } from '../history/orders.read.store.ts';
import { fulfilmentOf, statusOf } from '../history/stored-words.ts';

const addressLine = ({ line1, line2, landmark, cityname, pincode }: AddressCopy) =>
  [line1, line2, landmark, `${cityname} ${pincode}`].filter(Boolean).join(', ');

/** The kitchen reads phones, address and allergies only while the order is open. */
function contactOf(row: store.KitchenRow) {
  const isOpen = !isFinal(statusOf(row.status));
  return {
    customer_name: row.customer_name,
    customer_phone: isOpen ? row.contact_phone : null,
    phone_last4: row.contact_phone.slice(-4),
    rider_phone: isOpen ? row.rider_phone : null,
    allergies: isOpen ? row.allergies : [],
    address: isOpen && row.address ? addressLine(row.address) : null,
    pincode: isOpen && row.address ? row.address.pincode : null,
  };
}

/** Is an action the work of somebody of this role? */
function isOwnWork(role: StaffRole, action: OrderActionName): boolean {
  const to = moveOfAction(action);
  if (to !== undefined) return mayMoveTo((area) => mayWorkIn(role, area), to);
  return mayWorkIn(role, action === 'delay' ? 'cooking' : 'orders');
}

function actionsOf(row: store.KitchenRow, now: Date, role: StaffRole): KitchenOrder['actions'] {
  const [status, fulfilment] = [statusOf(row.status), fulfilmentOf(row.fulfilment)];
  return orderActions(
    { ...row, status, fulfilment, cash_due: row.cash_due !== null, unpacked: unpackedOf(row.items) },
    'restaurant',
    now,
  ).filter(({ action }) => isOwnWork(role, action));
}

const unseen = {
  total: null,
  cash_due: null,
  takes_code: false,
  change_for: null,
  customer_phone: null,
  address: null,
  pincode: null,
};

interface Reading {
  now: Date;
  role: StaffRole;
  /** Does a provider make UPI codes here? */
  hasCodes: boolean;
}

function kitchenOrderOf(row: store.KitchenRow, { now, role, hasCodes }: Reading): KitchenOrder {
  const { handover_tries, contact_phone: _phone, ...card } = row;
  return {
    ...card,
    ...orderFactsOf(row),
    ...contactOf(row),
    cook_by: iso(row.cook_by),
    ready_by: row.ready_by.toISOString(),
    items: row.items.map((item) => ({
      ...item,
      is_veg: flagOf(item.is_veg),
      ...optionsOf(item.options),
      parts: partsOf(item),
      shortage: shortageOf(item),
      instead_of: item.instead_of ?? undefined,
    })),
    actions: actionsOf(row, now, role),
    cash_due: row.cash_due === null ? null : toRupees(row.cash_due),
    takes_code: hasCodes && row.cash_due !== null,
    tries_left: Math.max(0, handoverTriesMax - handover_tries),
    ...(!seesMoney(role) && unseen),
  };
}

interface Reader {
  restaurantId: number;
  staffRole: StaffRole;
}

/** One lane of a kitchen's board as somebody of its staff reads it, with how many orders stand in each. */
export async function listKitchenOrders(
  { db, clock, providers }: Pick<Deps, 'db' | 'clock' | 'providers'>,
  { restaurantId, staffRole }: Reader,
  { lane, page }: { lane: store.Lane; page: number },
) {
  const now = clock.now();
  const kitchen = await findKitchen(db, restaurantId);
  if (!kitchen) throw new AppError('not_found', 'Restaurant not found.');
  const dayStart = serviceDayBegan(scheduleOf(kitchen), now);
  const reading = { now, role: staffRole, hasCodes: providers.forMethod('upi')?.codes !== undefined };
  const limit = store.laneSizes[lane];
  const query = { restaurantId, now, dayStart };
  const [rows, counts] = await Promise.all([
    store.listKitchenOrders(db, lane, { ...query, offset: (page - 1) * limit }),
    store.countLanes(db, query),
  ]);
  return {
    orders: rows.map((row) => kitchenOrderOf(row, reading)),
    counts,
    total_pages: Math.max(1, Math.ceil(counts[lane] / limit)),
    server_time: now.toISOString(),
  };
}
