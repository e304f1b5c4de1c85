import { randomUUID } from 'node:crypto';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { openPayment, payDemo } from '@tawa/contract/money/payments';
import { joinBookedTable } from '@tawa/contract/tables/bills';
import { bookTable, holdTable, readBooking } from '@tawa/contract/tables/bookings';
import { moveDeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { phoneAt, pressBank, tableOf } from '#modules/tables/bills/testing/party.ts';
import { agree, type Command, type Side } from './command.ts';
import { lead, type Model } from './model.ts';
import { waitingOf } from './purchase.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  customer: number;
  /** How the dishes are paid that are ordered with the booking; none are where it is null, and online they may be paid late. */
  ahead: 'cod' | 'upi' | 'late' | null;
  /** Portions that whoever booked sends from the table; none where it is 0. */
  more: number;
  way: 'staff' | 'online';
  side: Side;
}

const halfHourMs = 30 * 60_000;
const callers = ({ worlds }: Shop, shop: Input, who?: Shop['owner']) =>
  [worlds[shop.side], worlds[shop.side === 0 ? 1 : 0]].map((world) => world.callerOf(who));

/** A customer books, is seated by both processes at once, joins the bill from the booking, eats and pays; it ends as completed. */
export class TableBooked implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, ahead, more, way, side } = this.#input;
    const customer = shop.customers[index];
    if (!customer) return;
    const { world: here } = over(shop, side);
    const table = await tableOf(here, shop);
    await here.deps.db
      .insertInto('booking_settings')
      .values({ restaurant_id: shop.restaurant_id, takes_bookings: true, covers_per_quarter: 100 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const guest = here.callerOf(customer);
    const booking_number = await this.#book(shop, guest);
    const order_number = ahead === null ? null : await this.#orderAhead(model, shop, guest, booking_number);
    if (order_number && ahead === 'upi') await payAhead(shop, guest, order_number);
    const { version } = await guest.ok(readBooking, { body: { booking_number } });
    const input = { params: { booking_number }, body: { to: 'seated' as const, version } };
    const seated = await Promise.all(
      callers(shop, this.#input, shop.owner).map((desk) => desk.call(moveDeskBooking, input)),
    );
    agree(
      'seating twice',
      seated.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    if (order_number && ahead === 'late') await payAhead(shop, guest, order_number);
    const phone = phoneAt(here, table.code);
    const { secret } = phone.keys;
    const joined = await Promise.all(
      callers(shop, this.#input, customer).map((each) =>
        each.call(joinBookedTable, { body: { booking_number, secret } }),
      ),
    );
    agree(
      'joining twice',
      joined.map(({ status }) => status),
      [200, 200],
    );
    const people = (await phone.read()).body.bill?.people ?? [];
    agree('who is on the bill', people.length, 1);
    agree(
      'the dishes ordered ahead',
      people[0]?.rounds.map((round) => round.order_number),
      order_number ? [order_number] : [],
    );
    if (more > 0) {
      const sent = await phone.send({ [shop.dishes.plain]: more });
      agree('sending from the table', sent.status, model.isPaused ? 409 : 201);
    }
    for (const round of await table.rounds()) {
      await table.serve(round.order_number);
      model.missed = 0;
    }
    await this.#pay(shop, phone, way);
    await table.close(here);
    agree('the end of its bill', (await phone.read()).body.state, 'over');
    const seen = await guest.ok(readBooking, { body: { booking_number } });
    const done = await here.callerOf(shop.owner).call(moveDeskBooking, {
      params: { booking_number },
      body: { to: 'completed', version: seen.version },
    });
    agree('completing the booking', done.status, 200);
  }
  async #book(shop: Shop, guest: ReturnType<Shop['worlds'][0]['callerOf']>): Promise<string> {
    const now = shop.worlds[0].clock.now().getTime();
    const starts_at = new Date(Math.ceil(now / halfHourMs) * halfHourMs + 2 * halfHourMs).toISOString();
    const held = await guest.ok(holdTable, { body: { restaurant_id: shop.restaurant_id, starts_at, guests: 2 } });
    const { booking_number, token } = held;
    const person = { name: 'Meera Nair', email: 'meera@example.in', phone: '9845012345' };
    const booked = await guest.ok(bookTable, { body: { booking_number, token, ...person } });
    agree('booking', booked.state, 'confirmed');
    return booking_number;
  }
  /** Orders with the booking; null where it was refused. What waited for its money ends with the next order. */
  async #orderAhead(
    model: Model,
    { dishes }: Shop,
    guest: ReturnType<Shop['worlds'][0]['callerOf']>,
    booking_number: string,
  ): Promise<string | null> {
    const { customer, ahead } = this.#input;
    const items = [{ menu_id: dishes.plain, quantity: 1, options: [], note: '' }];
    const quoted = await guest.call(getQuote, { body: { source: 'buy_now', items, booking_number } });
    if (quoted.status !== 200) return null;
    const { quote_id, total: accept_total } = quoted.body;
    const payment_method = ahead === 'cod' ? ('cod' as const) : ('upi' as const);
    const body = { quote_id, accept_total, payment_method, contact_phone: '9876543210', instructions: '' };
    const placed = await guest.call(placeOrder, { headers: { 'idempotency-key': randomUUID() }, body });
    if (placed.status !== 201) return null;
    const waiting = waitingOf(model, customer);
    if (waiting) lead(model, waiting, 'cancelled', 'customer');
    return placed.body.order_number;
  }
  async #pay(shop: Shop, phone: ReturnType<typeof phoneAt>, way: Input['way']): Promise<void> {
    const all = (await phone.read()).body.bill?.ways.all ?? 0;
    if (way === 'staff' || all < 1) return;
    const page = await phone.open('all', all, { tip: this.#input.more * 20 });
    agree('opening a part', page.status, 200);
    await pressBank(over(shop, this.#input.side).world, page, { copies: 3 });
  }
  toString = () => `booked ${JSON.stringify(this.#input)}`;
}

async function payAhead(
  shop: Shop,
  guest: ReturnType<Shop['worlds'][0]['callerOf']>,
  order_number: string,
): Promise<void> {
  const { url } = await guest.ok(openPayment, { params: { order_number } });
  await guest.ok(payDemo, { params: { session: url.split('/').at(-1) ?? '' }, body: { action: 'pay', copies: 2 } });
  await shop.worlds[0].deps.jobs.runDue();
}
