import { addToCart } from '@tawa/contract/ordering/cart';
import { lineQuantityMax } from '@tawa/domain/common/limits';
import type { Contest } from '../contest.ts';
import type { Lab } from '../lab.ts';
import { inLanes, type Buyer } from './buyers.ts';
import type { SqlProgram } from './sql-program.ts';

/** Adding a dish to a cart, against a transaction of pg that reads and writes the same rows. */
export function cartContest(lab: Lab, buyers: readonly Buyer[], program: SqlProgram): Contest {
  const add = async ({ caller, userId, menuIds }: Buyer, turn: number) => {
    const menu_id = menuIds[turn % menuIds.length] ?? 0;
    await caller.ok(addToCart, { body: { userid: userId, menu_id, quantity: 1 } });
  };
  return {
    work: 'add to cart',
    // As many as fit into the carts.
    calls: buyers.length * 2 * lineQuantityMax,
    prepare: async () => void (await lab.ask('delete from carts')),
    ours: { pid: lab.app.pid, run: (calls) => inLanes(buyers, calls, add) },
    bare: { name: 'pg, the same rows', ...program.side('cart', buyers) },
    target: { ms: 1.5 },
  };
}
