// What cooks do on the line's screens. None of it is a change that a customer sees, so an order's version stays: a tick must
// not make a press on the board stale. Only the last station's word moves the order, along the same way as the board's Ready.
import { isOnLine, restOf } from '@tawa/domain/ordering/line';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { statusOf } from '../history/stored-words.ts';
import { moveLocked } from '../moves/transitions.ts';
import { flagOrder, lockOrder, type OrderRow } from '../orders.store.ts';
import { type Move, type Mover, notFound, refuse } from '../placing/attempt.ts';
import * as store from './orders.line.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
interface Tick {
  order_item_id: number;
  ticked: boolean;
}

const tell = (tx: Tx, { restaurant_id, order_number }: OrderRow) =>
  publish(tx, { audience: `restaurant:${restaurant_id}`, kind: 'line', payload: { restaurant_id, order_number } });

const isHere = ({ status, recalled_at }: OrderRow) =>
  isOnLine({ status: statusOf(status), isRecalled: recalled_at !== null });

const hasLeft = (order: OrderRow): Move =>
  refuse(order, 'TOO_LATE', order.rider_name ? `It is out with ${order.rider_name}.` : 'It is not cooked any more.');

async function holdOrder(tx: Tx, mover: Mover, order_number: string): Promise<OrderRow> {
  const order = await lockOrder(tx, { order_number }, mover.scope);
  if (!order) throw notFound();
  return order;
}

async function listOf(tx: Tx, order: OrderRow, stationId: number | null) {
  if (stationId !== null && !(await store.findStation(tx, order.restaurant_id, stationId)))
    throw new AppError('not_found', 'There is no such station in your kitchen.');
  const lines = await store.listLines(tx, order.order_id);
  const own = lines.filter(({ station_id }) => stationId === null || station_id === stationId);
  return { lines, own: own.map(({ order_item_id }) => order_item_id) };
}

/** Ticks lines off or takes their ticks back; twice is as good as once. */
export function tickLines(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  ticks: readonly Tick[],
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await holdOrder(tx, mover, order_number);
    if (!isHere(order)) return hasLeft(order);
    const lines = await store.listLines(tx, order.order_id);
    const known = new Set(lines.map(({ order_item_id }) => order_item_id));
    if (!ticks.every(({ order_item_id }) => known.has(order_item_id)))
      throw new AppError('not_found', 'There is no such dish on this order.');
    const idsOf = (wanted: boolean) =>
      ticks.filter(({ ticked }) => ticked === wanted).map(({ order_item_id }) => order_item_id);
    await store.setTicks(tx, idsOf(true), clock.now());
    await store.setTicks(tx, idsOf(false), null);
    await tell(tx, order);
    return { ok: true, order };
  });
}

/** Says that a station, or the whole line, is done with an order; who says it last makes the order ready. */
export function finishStation(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  stationId: number | null,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await holdOrder(tx, mover, order_number);
    const { lines, own } = await listOf(tx, order, stationId);
    // Somebody else said it first, here or on the board.
    if (!isHere(order)) return order.ready_at === null ? hasLeft(order) : { ok: true, order };
    const now = clock.now();
    const isLast = restOf(lines, own).length === 0;
    const move: Move =
      isLast && order.status !== 'ready'
        ? await moveLocked(tx, { order, mover, step: { to: 'ready' }, now })
        : { ok: true, order };
    if (!move.ok) return move;
    await store.setDone(tx, own, now);
    if (isLast && order.status === 'ready') await flagOrder(tx, order.order_id, { recalled_at: null });
    await tell(tx, order);
    return move;
  });
}

/** Brings an order back to a station with its ticks. A ready one stays ready, for its customer was told, until it leaves. */
export function recallOrder(
  { db, clock }: ServiceDeps,
  mover: Mover,
  order_number: string,
  stationId: number | null,
): Promise<Move> {
  return transaction(db, async (tx) => {
    const order = await holdOrder(tx, mover, order_number);
    const { lines, own } = await listOf(tx, order, stationId);
    const isReady = order.status === 'ready';
    if (!isHere(order) && !isReady) return hasLeft(order);
    const now = clock.now();
    if (isReady && order.recalled_at === null) {
      await store.setDone(tx, restOf(lines, own), now);
      await flagOrder(tx, order.order_id, { recalled_at: now });
    }
    await store.setDone(tx, own, null);
    await tell(tx, order);
    return { ok: true, order };
  });
}
