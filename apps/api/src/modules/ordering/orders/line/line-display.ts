import type { FinishedTicket, LineTicket } from '@tawa/contract/ordering/orders.line';
import { recalledMax } from '@tawa/domain/common/limits';
import { servingOf } from '@tawa/domain/ordering/orders';
import { isOnLine, mentionsAllergy } from '@tawa/domain/ordering/line';
import { optionsOf } from '#db/names.ts';
import type { CookedPart } from '#db/order-parts.ts';
import type { Deps } from '../../../../deps.ts';
import { iso } from '../history/order-answer.ts';
import { fulfilmentOf, statusOf } from '../history/stored-words.ts';
import * as store from './orders.line.store.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

const timesOf = (row: store.OpenRow) => ({
  status: statusOf(row.status),
  fulfilment: fulfilmentOf(row.fulfilment),
  placed_at: row.placed_at.toISOString(),
  accept_by: iso(row.accept_by),
  warn_minutes: row.warn_minutes,
  accepted_at: iso(row.accepted_at),
  cook_by: iso(row.cook_by),
  ready_by: row.ready_by.toISOString(),
  promised_to: row.promised_to.toISOString(),
});

/** A note to whoever brings it says where somebody lives; the wall shows it only for an allergy. */
export function noteOf({
  instructions,
  fulfilment,
  table,
}: Pick<store.OpenRow, 'instructions' | 'fulfilment' | 'table'>): string {
  const isBrought = servingOf({ fulfilment: fulfilmentOf(fulfilment), table }) === 'delivery';
  return isBrought && !mentionsAllergy(instructions) ? '' : instructions;
}

/** What is cooked for a combo; left out where there is nothing to say. */
export const partsOf = ({ parts }: { parts: CookedPart[] }): CookedPart[] | undefined =>
  parts.length > 0 ? parts : undefined;

const itemsOf = (items: store.OpenRow['items']): LineTicket['items'] =>
  items.map(({ options, ...item }) => ({
    ...item,
    ...optionsOf(options),
    parts: partsOf(item),
  }));

const cookedOf = (row: Pick<store.OpenRow, 'order_number' | 'table' | 'items' | 'instructions' | 'fulfilment'>) => ({
  order_number: row.order_number,
  table: row.table?.names ?? null,
  note: noteOf(row),
  items: itemsOf(row.items),
});

/** What a kitchen cooks now, and how much waits before and behind it. */
export async function getLine({ db, clock }: ReadDeps, restaurantId: number) {
  const now = clock.now();
  const [stations, rows] = await Promise.all([
    store.listStations(db, restaurantId),
    store.listOpen(db, restaurantId, now),
  ]);
  const isHere = (row: store.OpenRow) =>
    isOnLine({ status: statusOf(row.status), isRecalled: row.recalled_at !== null }) && row.items.length > 0;
  return {
    stations,
    orders: rows.filter(isHere).map((row): LineTicket => ({
      ...timesOf(row),
      ...cookedOf(row),
      version: row.version,
      recalled_at: iso(row.recalled_at),
      has_packing_photo: row.has_packing_photo,
    })),
    others: rows.filter((row) => !isHere(row)).map(timesOf),
    server_time: now.toISOString(),
  };
}

/** The last tickets that a station, or the whole kitchen, finished. */
export async function listFinished(
  { db, clock }: ReadDeps,
  restaurantId: number,
  stationId: number | null,
): Promise<FinishedTicket[]> {
  const rows = await store.listFinished(db, { restaurantId, stationId, now: clock.now(), most: recalledMax });
  return rows.map((row) => ({
    ...cookedOf(row),
    status: statusOf(row.status),
    fulfilment: fulfilmentOf(row.fulfilment),
    finished_at: row.finished_at.toISOString(),
    rider_name: row.rider_name,
  }));
}
