import type { BagShare } from '@tawa/contract/ordering/orders.shares';
import { toRupees } from '@tawa/domain/common/money';
import type { BagShare as Share } from '@tawa/domain/money/shares';

/** A share of a bill as answers tell it. */
export const shareInRupees = ({ name, dishes, offer, fees, tip, total }: Share): BagShare => ({
  name,
  dishes: toRupees(dishes),
  offer: toRupees(offer),
  fees: toRupees(fees),
  tip: toRupees(tip),
  total: toRupees(total),
});
