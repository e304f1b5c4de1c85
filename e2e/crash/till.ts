import { setTimeout as sleep } from 'node:timers/promises';
import { getPartnerEndpoint, setPartnerEndpoint } from '@tawa/contract/accounts/partners.webhooks';
import { Till } from '../../apps/api/src/testing/partners/till.ts';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import type { Ask } from './world.ts';

const diesShare = 0.1;
const patienceMs = 120_000;

/** A till that hears of the kitchen's orders, and now and then dies with an event written and not answered. */
export async function openTill(street: Street, owner: Account): Promise<Till> {
  const till = await new Till().open();
  till.moodOf = () => (Math.random() < diesShare ? 'dies after writing' : 'takes');
  const body = {
    url: till.url,
    kinds: [
      'order.placed' as const,
      'order.accepted' as const,
      'order.ready' as const,
      'order.delivered' as const,
      'order.cancelled' as const,
    ],
  };
  const set = await answerOf(street, () => callerOf(street, owner).call(setPartnerEndpoint, { body }));
  till.secret = (set?.status === 200 && set.body.secret) || '';
  return till;
}

/** Waits until nothing waits for the till any more. */
export async function untilHeard(street: Street, owner: Account, till: Till): Promise<void> {
  till.moodOf = () => 'takes';
  for (const lateAt = performance.now() + patienceMs; performance.now() < lateAt; await sleep(500)) {
    const found = await answerOf(street, () => callerOf(street, owner).call(getPartnerEndpoint, {}));
    if (found?.status === 200 && found.body.endpoint?.waiting === 0) return;
  }
}

/** The till has each event once by its id, signed, and those of each order in their turn. */
export async function proveTill(ask: Ask, till: Till, accuse: (what: string) => void): Promise<number> {
  const heard = till.heard();
  const written = await ask<{ event_id: string; kind: string; order_number: string }>(`select
    'evt_' || e.order_event_id as event_id, e.kind, o.order_number from webhook_events e join orders o using (order_id)
    order by e.webhook_event_id`);
  const ids = new Set(heard.map(({ id }) => id));
  for (const { event_id } of written) if (!ids.has(event_id)) accuse(`the till never heard of ${event_id}`);
  if (ids.size !== heard.length || heard.length > written.length)
    accuse('the till heard of something twice or of nothing');
  for (const { id, isProved } of heard) if (!isProved) accuse(`${id} was not signed`);
  for (const number of new Set(written.map(({ order_number }) => order_number))) {
    const kinds = written.filter(({ order_number }) => order_number === number).map(({ kind }) => kind);
    if (kinds.join() !== till.kindsOf(number).join()) accuse(`the till heard of ${number} in another order`);
  }
  return heard.length;
}
