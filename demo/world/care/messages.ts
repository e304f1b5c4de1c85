import type { Tx } from '@tawa/api/platform/database/db';
import { hourMs } from '@tawa/domain/common/durations';
import messages from './messages.json' with { type: 'json' };

/** Adds messages to the office in every state, the oldest first; some are from customers who were signed in. */
export async function seedMessages(tx: Tx, now: Date): Promise<void> {
  const users = await tx.selectFrom('users').select(['user_id', 'email']).execute();
  const idOf = new Map(users.map((user) => [user.email, user.user_id]));
  const rows = messages.map(({ hoursAgo, customer, mobile, ...message }) => ({
    ...message,
    mobile: mobile === '' ? null : mobile,
    user_id: idOf.get(customer) ?? null,
    created_on: new Date(now.getTime() - hoursAgo * hourMs),
  }));
  const oldestFirst = rows.toSorted((a, b) => a.created_on.getTime() - b.created_on.getTime());
  await tx.insertInto('contact_messages').values(oldestFirst).execute();
}
