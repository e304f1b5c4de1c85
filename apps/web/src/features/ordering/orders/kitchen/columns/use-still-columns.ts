import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { groupByColumn, type Column } from '../board.ts';
import { useTouched } from '../use-touched.ts';
import { standing, useStill, useStillPlaces } from './use-still.ts';

/** The tickets of each column in places that keep still under a hand, and which columns are rails. */
export function useStillColumns(orders: readonly KitchenOrder[]) {
  const isTouched = useTouched();
  const groups = groupByColumn(orders);
  const places = {
    new: useStillPlaces(groups.new, isTouched),
    preparing: useStillPlaces(groups.preparing, isTouched),
    ready: useStillPlaces(groups.ready, isTouched),
    way: useStillPlaces(groups.way, isTouched),
  };
  // A column of dishes to cook keeps its room; where all is empty every column says so at length.
  const empty = (['new', 'ready', 'way'] as const).filter((id) => orders.length > 0 && groups[id].length === 0);
  const rails = useStill(empty.join(' '), isTouched).split(' ');
  const columns: Record<Column, KitchenOrder[]> = {
    new: standing(places.new),
    preparing: standing(places.preparing),
    ready: standing(places.ready),
    way: standing(places.way),
  };
  return { isTouched, places, columns, isRail: (id: Column) => rails.includes(id) };
}
