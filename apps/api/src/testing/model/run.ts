import * as fc from 'fast-check';
import { findViolations } from '../invariants.ts';
import { commands } from './commands.ts';
import { emptyModel, type Model } from './model.ts';
import { openShop, type Processes, type Shop } from './shop.ts';

interface Plan {
  seed: number;
  /** How many stories are told, and how many steps each has at most. */
  stories: number;
  steps: number;
}

/** What the database says that the model says otherwise. */
async function differences({ worlds, dishes, coupon }: Shop, model: Model): Promise<string[]> {
  const { db } = worlds[0].deps;
  const statuses = await db.selectFrom('orders').select(['order_number', 'status']).execute();
  const dish = await db
    .selectFrom('dishes')
    .select('daily_stock')
    .where('menu_id', '=', dishes.counted)
    .executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('coupons')
    .select('used')
    .where('coupon_id', '=', coupon.coupon_id)
    .executeTakeFirstOrThrow();
  const wrong = model.orders.flatMap(({ number, status }) => {
    const real = statuses.find(({ order_number }) => order_number === number)?.status;
    return real === status ? [] : [`${number} is ${real}, the model has ${status}`];
  });
  if (dish.daily_stock !== model.stock)
    wrong.push(`${dish.daily_stock} portions are left, the model has ${model.stock}`);
  if (row.used !== model.couponUses)
    wrong.push(`the coupon is used ${row.used} times, in the model ${model.couponUses}`);
  return [...wrong, ...(await findViolations(db))];
}

/** Tells stories of customers, a kitchen and the clock to two processes and to the model; answers the steps taken. */
export async function compareWithModel(processes: Processes, { seed, stories, steps }: Plan): Promise<number> {
  let stepsRun = 0;
  const story = fc.commands(commands, { maxCommands: steps, size: 'max' });
  await fc.assert(
    fc.asyncProperty(story, async (commands) => {
      const shop = await openShop(processes);
      const model = emptyModel();
      await fc.asyncModelRun(() => ({ model, real: shop }), commands);
      stepsRun += [...commands].length;
      const wrong = await differences(shop, model);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    }),
    { seed, numRuns: stories, endOnFailure: true },
  );
  return stepsRun;
}
