import { phoneAt, pressBank, tableOf, type TestTable } from '#modules/tables/bills/testing/party.ts';
import { agree, type Command, type Side } from './command.ts';
import type { Model } from './model.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  /** Portions of the counted dish that one phone sends, and of the plain one that the other does. */
  own: number;
  other: number;
  /** The kitchen does not take what the second phone sent. */
  isTurnedAway: boolean;
  way: 'all' | 'parts' | 'staff' | 'online';
  side: Side;
}

const sorted = (statuses: readonly number[]) => statuses.toSorted((a, b) => a - b);

/** Two phones eat at a table over both processes and pay in parts, at once, whatever the shop does besides; the bill closes. */
export class TableMeal implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { own, other, side } = this.#input;
    const [here, there] = [over(shop, side).world, over(shop, side === 0 ? 1 : 0).world];
    const table = await tableOf(here, shop);
    const opened = await Promise.all([here, there].map((each) => table.open(each)));
    agree('opening a bill twice', new Set(opened.map(({ pin }) => pin)).size, 1);
    const [meera, arjun] = [phoneAt(here, table.code), phoneAt(there, table.code)];
    const { pin = '' } = opened[0] ?? {};
    agree(
      'sitting down',
      [(await meera.join('Meera', pin)).status, (await arjun.join('Arjun', pin)).status],
      [200, 200],
    );
    const isShort = own > model.stock;
    const first = await meera.send({ [shop.dishes.counted]: own });
    agree('sending what is counted', first.status, model.isPaused || isShort ? 409 : 201);
    const second = await arjun.send({ [shop.dishes.plain]: other });
    agree('sending what is not', second.status, model.isPaused ? 409 : 201);
    if (first.status === 201) model.stock -= own;
    // Paid before it is eaten, what is turned away after that goes back by itself.
    if (this.#input.way === 'online') await this.#payOnline(shop, [meera, arjun]);
    await this.#eat(model, table);
    await this.#pay(table, [meera, arjun]);
    await table.close(here);
    agree('the end of a bill', (await meera.read()).body.state, 'over');
  }
  async #eat(model: Model, table: TestTable): Promise<void> {
    for (const { order_number, name } of await table.rounds()) {
      const isRejected = this.#input.isTurnedAway && name === 'Arjun';
      await (isRejected ? table.reject(order_number) : table.serve(order_number));
      model.missed = 0;
    }
  }
  async #pay(table: TestTable, phones: readonly ReturnType<typeof phoneAt>[]): Promise<void> {
    const { way } = this.#input;
    if (way === 'staff' || way === 'online') return;
    for (const phone of way === 'all' ? phones.slice(0, 1) : phones) {
      const ways = (await phone.read()).body.bill?.ways;
      const amount = way === 'all' ? (ways?.all ?? 0) : (ways?.own ?? 0);
      if (amount > 0) agree('claiming a part', (await phone.pay(way === 'all' ? 'all' : 'own', amount)).status, 200);
    }
    for (const part of await table.claims())
      agree('taking a part twice', sorted(await table.takeTwice(part)).at(0), 200);
  }
  /** One pays half of it online and the other the rest, each at the other process, and the bank tells of both often. */
  async #payOnline(shop: Shop, phones: readonly ReturnType<typeof phoneAt>[]): Promise<void> {
    const { side } = this.#input;
    for (const [at, phone] of phones.entries()) {
      const ways = (await phone.read()).body.bill?.ways;
      const [kind, amount] = at === 0 ? (['equal', ways?.equal] as const) : (['all', ways?.all] as const);
      if (!amount) continue;
      const pages = await Promise.all(shop.worlds.map((world) => phone.open(kind, amount, { tip: at * 30 }, world)));
      agree('opening the same part twice', new Set(pages.map(({ body }) => body.url)).size, 1);
      const [page] = pages;
      if (page) await pressBank(over(shop, side).world, page, { copies: 3 });
    }
  }
  toString = () => `table ${JSON.stringify(this.#input)}`;
}
