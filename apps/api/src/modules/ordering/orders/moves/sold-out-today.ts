import { serviceDayEnd } from '@tawa/domain/catalogue/opening-hours';
import type { Tx } from '#platform/database/db.ts';
import { markSoldOut, unmarkSoldOut } from '#modules/catalogue/menu/menu.service.ts';
import { findKitchen } from '../checkout/checkout.store.ts';
import { scheduleOf } from '../kitchen/kitchen-facts.ts';
import type { OrderLine, OrderRow } from '../orders.store.ts';

interface Missing {
  order: OrderRow;
  line: OrderLine;
  now: Date;
}

/** The dish of a line is sold out for everybody until the kitchen's service day ends. */
export async function markForToday(tx: Tx, { order, line, now }: Missing): Promise<void> {
  const row = await findKitchen(tx, order.restaurant_id);
  if (row && line.menu_id !== null) await markSoldOut(tx, line.menu_id, serviceDayEnd(scheduleOf(row), now));
}

/** The dish is there after all; one that the kitchen took off for longer stays as it is. */
export const unmarkForToday = (tx: Tx, menuId: number) => unmarkSoldOut(tx, menuId);
