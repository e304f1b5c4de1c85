// Owns what riders' pages show and do. A link opens the stops of its own round while they are on their way, and nothing else.
import type { RiderOrder, RiderStop } from '@tawa/contract/ordering/riders';
import { handoverTriesMax } from '@tawa/domain/common/limits';
import { riderPlaceFreshMs, riderPlaceGapMs } from '@tawa/domain/ordering/riders';
import { toRupees } from '@tawa/domain/common/money';
import { optionsOf } from '#db/names.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '#platform/keys/link-secret.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/errors.ts';
import { attempt } from '#platform/http/rate-limit.ts';
import * as store from './riders.store.ts';
import {
  checkCode,
  codeAnswer,
  codeProvider,
  showCode,
  stateAnswer,
} from '#modules/money/settlement/settlement.service.ts';
import {
  handOverByRider,
  noteUndelivered,
  type RiderStep,
  type Undelivered,
} from '#modules/ordering/orders/orders.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type GuardedDeps = ServiceDeps & Pick<Deps, 'rateLimit'>;
type CodeDeps = GuardedDeps & Pick<Deps, 'providers'>;
/** Who shows a secret, from where, and for which stop of its round. */
export interface Presented {
  token: string;
  address: string;
  stop?: number | undefined;
}

const ended = () => new AppError('not_found', 'This link has ended.');
const isOpen = ({ status }: store.StopRow) => status === 'out_for_delivery';
const isUndelivered = ({ review_reason }: store.StopRow) => review_reason === 'undelivered';

type Stops = readonly [store.StopRow, ...store.StopRow[]];

/**
 * The round that a secret opens, as long as something of it is still to be brought. Wrong secrets are counted for each
 * network address, so that nobody tries many.
 */
async function openedBy({ db, clock, rateLimit }: GuardedDeps, { token, address }: Presented): Promise<Stops> {
  const found = await attempt(
    rateLimit,
    { budget: 'riderOfAddress', caller: addressKey({ ip: address }) },
    async () => {
      const [first, ...others] = await store.listStops(db, hashOf(token), clock.now());
      return first && [first, ...others].some(isOpen) ? ([first, ...others] as const) : null;
    },
  );
  if (found) return found;
  throw ended();
}

/** The stop that something is done at: of several it must be said which one, and only an open one of this round will do. */
async function actedAt(deps: GuardedDeps, presented: Presented): Promise<number> {
  const stops = await openedBy(deps, presented);
  if (presented.stop === undefined && stops.length > 1) throw new AppError('invalid', 'Say which stop this is.');
  const found = stops.find((each) => isOpen(each) && each.stop === (presented.stop ?? stops[0].stop));
  if (!found) throw new AppError('not_found', 'This stop is over.');
  return found.order_id;
}

/** The stop to show: the one that is asked for while it is open, else the next one; what could not be delivered comes last. */
function stopToShow(stops: Stops, stopNumber: number | undefined): store.StopRow | undefined {
  const open = stops.filter(isOpen);
  return open.find(({ stop }) => stop === stopNumber) ?? open.find((each) => !isUndelivered(each)) ?? open[0];
}

const firstNameOf = (customer_name: string) => customer_name.trim().split(/\s+/)[0] ?? '';

function stateOf(row: store.StopRow): RiderStop['state'] {
  if (isOpen(row)) return isUndelivered(row) ? 'undelivered' : 'open';
  return row.status === 'delivered' ? 'done' : 'cancelled';
}

/** A stop as the others see it in the round; where something was brought is nobody's business any longer. */
const stopOf = (row: store.StopRow): RiderStop => ({
  stop: row.stop,
  order_number: row.order_number,
  state: stateOf(row),
  first_name: firstNameOf(row.customer_name),
  where: isOpen(row) && row.address ? [row.address.line1, row.address.line2].filter(Boolean).join(', ') : null,
  promised_to: row.promised_to.toISOString(),
  cash_due: isOpen(row) && row.cash_due !== null ? toRupees(row.cash_due) : null,
});

interface Shown {
  row: store.RiderRow;
  at: store.StopRow;
  stops: Stops;
  /** Does a provider make UPI codes here? */
  hasCodes: boolean;
}

function pageOf({ row, at: { stop, expires_at }, stops, hasCodes }: Shown): RiderOrder {
  const { customer_name, contact_phone, handover_tries, restaurant, address, cash_due, change_for, ...order } = row;
  return {
    ...order,
    status: 'out_for_delivery',
    restaurant_name: restaurant.restaurant_name,
    restaurant_names: restaurant.names,
    restaurant_phone: restaurant.contact_number,
    first_name: firstNameOf(customer_name),
    phone: contact_phone,
    address: {
      label: address?.label ?? '',
      lines: address
        ? [address.line1, address.line2, address.landmark, `${address.cityname} ${address.pincode}`].filter(Boolean)
        : [],
      lat: address?.lat ?? null,
      lng: address?.lng ?? null,
    },
    items: row.items.map((item) => ({ ...item, ...optionsOf(item.options) })),
    cash_due: cash_due === null ? null : toRupees(cash_due),
    change_for: change_for === null ? null : toRupees(change_for),
    takes_code: hasCodes && cash_due !== null,
    promised_to: row.promised_to.toISOString(),
    tries_left: Math.max(0, handoverTriesMax - handover_tries),
    expires_at: expires_at.toISOString(),
    stop,
    stops: stops.map((each) => stopOf(each)),
  };
}

export async function readPage(deps: CodeDeps, presented: Presented): Promise<RiderOrder> {
  const stops = await openedBy(deps, presented);
  const next = stopToShow(stops, presented.stop);
  const row = next && (await store.findPage(deps.db, next.order_id));
  if (!row) throw ended();
  return pageOf({ row, at: next, stops, hasCodes: codeProvider(deps) !== undefined });
}

export async function deliver(deps: GuardedDeps, presented: Presented, step: RiderStep) {
  return handOverByRider(deps, await actedAt(deps, presented), step);
}

/** A UPI code for the cash of a stop. */
export const showCodeOfStop = async (deps: CodeDeps, presented: Presented) =>
  codeAnswer(await showCode(deps, await actedAt(deps, presented)));

/** Whether the cash of a stop was paid by its code. */
export const checkCodeOfStop = async (deps: CodeDeps, presented: Presented) =>
  stateAnswer(await checkCode(deps, await actedAt(deps, presented)));

export async function undelivered(deps: GuardedDeps, presented: Presented, report: Undelivered): Promise<void> {
  await noteUndelivered(deps, await actedAt(deps, presented), report);
}

export async function sharePlace(
  deps: GuardedDeps,
  presented: Presented,
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  const [{ rider_link_id }] = await openedBy(deps, presented);
  const at = deps.clock.now();
  await store.putPlace(deps.db, { rider_link_id, lat, lng, at, notSince: new Date(at.getTime() - riderPlaceGapMs) });
}

export async function hidePlace(deps: GuardedDeps, presented: Presented): Promise<void> {
  const [{ rider_link_id }] = await openedBy(deps, presented);
  await store.deletePlace(deps.db, rider_link_id);
}

/** Where the rider of a customer's own order was last; null while nobody shares it, or has not for some time. */
export async function findPlace({ db, clock }: ServiceDeps, userId: number, order_number: string) {
  const now = clock.now();
  const freshSince = new Date(now.getTime() - riderPlaceFreshMs);
  const row = await store.findPlace(db, order_number, userId, { now, freshSince });
  if (!row) throw new AppError('not_found', 'Order not found.');
  const { lat, lng, at } = row;
  return lat === null || lng === null || at === null ? null : { lat, lng, at: at.toISOString() };
}
