import { agree, type Command, rowOf } from './command.ts';
import type { DishName, Model } from './model.ts';
import type { Shop } from './shop.ts';

interface Input {
  dish: DishName;
  name: string;
}

/** The kitchen calls a dish otherwise in Hindi, from two devices at once of which one is told; every order keeps what it read. */
export class Rename implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { dish, name } = this.#input;
    const path = `/kitchen/menu/dishes/${shop.dishes[dish]}`;
    const { body: edited } = await shop.worlds[0].call(shop.owner, { method: 'GET', path });
    const names = { hi: `थाली ${name}` };
    const change = { method: 'PATCH' as const, path, body: { version: edited.version, names } };
    const answers = await Promise.all(shop.worlds.map((world) => world.call(shop.owner, change)));
    agree(
      `naming ${dish}`,
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    model.called.set(dish, names.hi);
    await agreeOnNames(model, shop);
  }
  toString = () => `rename ${JSON.stringify(this.#input)}`;
}

/** What was ordered is called on its order as it was when it was placed. */
async function agreeOnNames(model: Model, shop: Shop): Promise<void> {
  for (const order of model.orders) {
    const { order_id } = await rowOf(shop, order);
    const lines = await shop.worlds[0].deps.db
      .selectFrom('order_items')
      .select(['menu_id', 'names'])
      .where('order_id', '=', order_id)
      .where('order_substitute_id', 'is', null)
      .execute();
    for (const dish of ['counted', 'plain'] as const) {
      const line = lines.find(({ menu_id }) => menu_id === shop.dishes[dish]);
      const called = order.called.get(dish);
      if (line) agree(`the name of ${dish} on ${order.number}`, line.names, called ? { hi: called } : null);
    }
  }
}
