import { dayMs } from '@tawa/domain/common/durations';
import { transaction } from '#platform/database/transaction.ts';
import { draftWeek } from '#modules/money/payouts/payouts.service.ts';
import { agree, type Command, ofOrder, rowOf, type Side } from './command.ts';
import type { Model, ModelOrder } from './model.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  order: number;
  side: Side;
  decision: string;
}

const firstDay = Date.UTC(2000, 0, 3);

/** Drafts what there is until now; each draft is of a week of its own, so that each opens a statement. */
async function draft({ worlds: [{ deps }] }: Shop): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { drafts } = await tx
      .selectFrom('payouts')
      .select(({ fn }) => fn.countAll<number>().as('drafts'))
      .executeTakeFirstOrThrow();
    const dayOf = (days: number) => new Date(firstDay + days * dayMs).toISOString().slice(0, 10);
    await draftWeek(tx, { from: dayOf(drafts), to: dayOf(drafts + 1), over: deps.clock.now() });
  });
}

const lastRefund = async (shop: Shop, order: ModelOrder) =>
  shop.worlds[0].deps.db
    .selectFrom('refunds')
    .select('refund_id')
    .where('order_id', '=', (await rowOf(shop, order)).order_id)
    .where('state', 'not in', ['requested', 'declined'])
    .orderBy('refund_id', 'desc')
    .executeTakeFirst();

const isDeducted = async (shop: Shop, refundId: number) =>
  (await shop.worlds[0].deps.db
    .selectFrom('payout_transactions as x')
    .innerJoin('ledger_transactions as t', 't.ledger_transaction_id', 'x.ledger_transaction_id')
    .select('x.payout_id')
    .where('t.posting_key', '=', `refund:${refundId}`)
    .executeTakeFirst()) !== undefined;

/** The owner objects to the last refund of an order while statements are drafted, and the office answers. */
export class ObjectAgainstDraft implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => model.orders.length > 0;
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#input.order);
    const refund = order && (await lastRefund(shop, order));
    if (!order || !refund) return;
    const { refund_id } = refund;
    const { decision, side } = this.#input;
    const post = (who: Shop['owner'], path: string, body: Record<string, unknown>) =>
      over(shop, side).world.call(who, { method: 'POST', path, body });
    const [objected] = await Promise.all([
      post(shop.owner, `/kitchen/refunds/${refund_id}/appeal`, { words: 'It was hot' }),
      draft(shop),
    ]);
    if (objected.status !== 201) return agree(`objecting to a refund of ${order.number}`, objected.status, 409);
    agree(`a deduction while somebody objects, ${order.number}`, await isDeducted(shop, refund_id), false);
    const answered = await post(shop.office, `/admin/refunds/${refund_id}/appeal`, { decision, answer: 'Looked at' });
    agree(`answering an objection of ${order.number}`, answered.status, 200);
    await draft(shop);
    agree(`a deduction after the answer, ${order.number}`, await isDeducted(shop, refund_id), true);
  }
  toString = () => `object ${JSON.stringify(this.#input)}`;
}
