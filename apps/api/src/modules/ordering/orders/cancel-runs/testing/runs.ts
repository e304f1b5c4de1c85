import { randomUUID } from 'node:crypto';
import * as contract from '@tawa/contract/ordering/orders.cancel-runs';
import type { CancelPreview } from '@tawa/contract/ordering/orders.cancel-runs';
import { openTill, type World } from '#modules/money/settlement/testing/till.ts';
import type { Person } from '../../testing/world.ts';

export const closed = { reason: 'RESTAURANT_CLOSED' } as const;
type Terms = Partial<Pick<Parameters<typeof bodyOf>[1], 'note' | 'goodwill' | 'borne_by'>> & {
  reason: 'RESTAURANT_CLOSED' | 'WEATHER' | 'OTHER';
};

/** What is sent to do what a preview showed. */
export const bodyOf = (
  { sha256, orders }: CancelPreview,
  terms: {
    reason: 'RESTAURANT_CLOSED' | 'WEATHER' | 'OTHER';
    note?: string;
    goodwill?: number;
    borne_by?: 'platform' | 'restaurant';
  },
) => ({
  sha256,
  orders: orders.map(({ order_number, version, amount }) => ({ order_number, version, amount })),
  ...terms,
});

/** A till, and what the office does to cancel several of its orders together. */
export async function openRuns(world: World) {
  const till = await openTill(world);
  const office = world.callerOf(till.admin);
  const preview = (order_numbers: readonly string[], terms: Terms = closed) =>
    office.ok(contract.previewCancelRun, { body: { order_numbers: [...order_numbers], ...terms } });
  const send = (body: ReturnType<typeof bodyOf>, key: string = randomUUID(), who: Person = till.admin) =>
    world.callerOf(who).call(contract.startCancelRun, { headers: { 'idempotency-key': key }, body });
  return {
    till,
    office,
    preview,
    send,
    /** Orders of these ways of paying, paid and before the kitchen. */
    async placeAll(methods: readonly string[]): Promise<string[]> {
      const numbers = [];
      for (const method of methods) {
        const number = await till.place(method);
        if (method !== 'cod') await till.act(await till.open(number), 'pay');
        numbers.push(number);
      }
      return numbers;
    },
    /** Looks at these orders and begins to cancel them; answers the run's id. */
    async begin(order_numbers: readonly string[], terms: Terms = closed): Promise<number> {
      const started = await send(bodyOf(await preview(order_numbers, terms), terms));
      if (started.status !== 201) throw new Error(JSON.stringify(started.body));
      return started.body.cancel_run_id;
    },
    whole: (cancel_run_id: number) => office.ok(contract.getCancelRun, { params: { cancel_run_id } }),
    async notices(who: Person): Promise<string[]> {
      const rows = await world.deps.db
        .selectFrom('notifications')
        .select(['kind', 'body'])
        .where('user_id', '=', who.userId)
        .orderBy('notification_id')
        .execute();
      return rows.map(({ kind, body }) => `${kind}: ${body}`);
    },
    async audit(subject: string) {
      const rows = await world.deps.db
        .selectFrom('audit_entries')
        .select(['action', 'subject_id', 'reason', 'after'])
        .where('subject', '=', subject)
        .orderBy('audit_id')
        .execute();
      return rows;
    },
  };
}

export type Runs = Awaited<ReturnType<typeof openRuns>>;
