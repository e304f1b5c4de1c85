import { lookAtShares } from '#modules/money/shares/shares.service.ts';
import { reconcile } from '#modules/money/settlement/settlement.service.ts';
import type { Command, Side } from './command.ts';
import { letPass, type Model } from './model.ts';
import type { Shop } from './shop.ts';
import { sweepGroups, sweepShares } from '#modules/ordering/groups/groups.timers.ts';
import { sweepParts } from '#modules/tables/bills/bills.online.ts';
import { sweepNeglected, sweepOrders } from '#modules/ordering/orders/orders.service.ts';

/** Minutes pass, and the clock does its work on one of the processes. */
export class Pass implements Command {
  readonly #input: { minutes: number; side: Side };
  constructor(input: { minutes: number; side: Side }) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { minutes, side } = this.#input;
    for (const { clock } of shop.worlds) clock.advance(minutes * 60_000);
    const { deps } = shop.worlds[side];
    await sweepOrders(deps);
    await sweepNeglected(deps);
    await reconcile(deps);
    await lookAtShares(deps);
    await sweepShares(deps);
    await sweepGroups(deps);
    await sweepParts(deps);
    letPass(model, minutes);
  }
  toString = () => `pass ${JSON.stringify(this.#input)}`;
}

/** The kitchen takes orders again. */
export class Resume implements Command {
  check = (model: Readonly<Model>) => model.isPaused;
  async run(model: Model, shop: Shop): Promise<void> {
    const body = { switch: 'online' };
    await shop.worlds[0].call(shop.owner, { method: 'PUT', path: '/kitchen/status', body });
    model.isPaused = false;
    model.missed = 0;
  }
  toString = () => 'resume';
}
