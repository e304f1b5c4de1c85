import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import type { Moves } from '../use-moves.ts';

/** What every set of actions of a ticket takes. */
export interface ActionProps {
  order: KitchenOrder;
  moves: Moves;
  disabled: boolean;
  /** The most urgent of its column, whose button is the filled one. */
  isFirst: boolean;
  /** Its card is the one that is open for handing over. */
  isOpen: boolean;
  onOpen: (order_number: string) => void;
  onPrint: (order: KitchenOrder) => void;
  onBill: (order_number: string) => void;
}
