import type { Printing, PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { dayMs } from '@tawa/domain/common/durations';
import { printedSlipsMax, printerDeadMs } from '@tawa/domain/ordering/printing';
import type { Deps } from '../../../../deps.ts';
import { optionsOf } from '#db/names.ts';
import { iso } from '../history/order-answer.ts';
import { fulfilmentOf } from '../history/stored-words.ts';
import { noteOf, partsOf } from '../line/line-display.ts';
import { listStations } from '../line/orders.line.store.ts';
import * as store from './orders.printing.store.ts';

/** A slip as the screen has it. */
export function slipOf(row: store.SlipRow, now: Date): PrintSlip {
  const { table, instructions, seen_at, accepted_at, items, ...slip } = row;
  const heardOf = Math.max(seen_at?.getTime() ?? 0, row.claimed_at?.getTime() ?? 0);
  return {
    slip_id: slip.slip_id,
    kind: slip.kind,
    order_number: slip.order_number,
    station_id: slip.station_id,
    station_name: slip.station_name,
    others: slip.others,
    fulfilment: fulfilmentOf(slip.fulfilment),
    table: table?.names ?? null,
    ready_by: slip.ready_by.toISOString(),
    accepted_at: (accepted_at ?? slip.due_at).toISOString(),
    accepted_by: slip.accepted_by,
    note: noteOf({ instructions, fulfilment: slip.fulfilment, table }),
    items: items.map(({ options, ...item }) => ({
      ...item,
      ...optionsOf(options),
      parts: partsOf(item),
      instead_of: item.instead_of ?? undefined,
      instead_of_names: item.instead_of_names ?? undefined,
      names: item.names ?? undefined,
    })),
    due_at: slip.due_at.toISOString(),
    claim: slip.claim,
    claimed_by: slip.claimed_by,
    device_name: slip.device_name,
    is_free: slip.claimed_by === null || heardOf < now.getTime() - printerDeadMs,
    in_doubt: slip.in_doubt,
    printed_at: iso(slip.printed_at),
    printer_name: slip.printer_name,
    copies: slip.copies,
  };
}

/** What a kitchen's printing screens show. */
export async function getPrinting({ db, clock }: Pick<Deps, 'db' | 'clock'>, restaurantId: number): Promise<Printing> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const [restaurant_name, stations, devices, waiting, printed, counts] = await Promise.all([
    store.getRestaurantName(db, restaurantId),
    listStations(db, restaurantId),
    store.listAwake(db, restaurantId, before(printerDeadMs)),
    store.listWaiting(db, restaurantId),
    store.listPrinted(db, restaurantId, printedSlipsMax),
    store.countPrinted(db, restaurantId, before(dayMs)),
  ]);
  return {
    restaurant_name,
    stations,
    devices,
    waiting: waiting.map((row) => slipOf(row, now)),
    printed: printed.map((row) => slipOf(row, now)),
    counts,
    server_time: now.toISOString(),
  };
}
