import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getQuote } from '@tawa/contract/ordering/checkout';
import { beginGroup, getGroup, joinGroup, moveGroup, setGroupLine } from '@tawa/contract/ordering/groups';
import { askShares, checkShare, moveShare, openShare, takeShareBack } from '@tawa/contract/ordering/groups.shares';
import { payDemo } from '@tawa/contract/money/payments';
import type { Shopper } from '../../apps/api/src/testing/shopper.ts';
import type { Press } from './ledger.ts';
import { answered, callerOf, type Street } from './street.ts';

const chance = (share: number): boolean => Math.random() < share;
const newSecret = () => randomBytes(32).toString('base64url');

interface Keys {
  token: string;
  secret: string;
}

/** A guest pays their share at the bank, which tells of it often, late, or never. */
async function payShare(street: Street, shopper: Shopper, keys: Keys): Promise<void> {
  const caller = callerOf(street, shopper);
  const opened = await answered(street, () => caller.call(openShare, { body: { ...keys, method: 'upi' } }));
  street.ledger.perhapsPaidShares.push({ shopper, keys });
  if (opened?.status !== 200) return;
  const session = opened.body.url.split('?bank=')[1] ?? '';
  const body = { action: 'pay' as const, copies: Math.floor(Math.random() * 4), delay_s: chance(0.3) ? 1 : 0 };
  await answered(street, () => caller.call(payDemo, { params: { session }, body }));
}

/** A host and two guests who each pay their share, or do not; answers what the host would press then. */
export async function quoteShared(street: Street, shopper: Shopper, restaurant_id: number): Promise<Press | undefined> {
  const caller = callerOf(street, shopper);
  const begun = await answered(street, () => caller.call(beginGroup, { body: { restaurant_id, minutes: 30 } }));
  if (begun?.status !== 200 && begun?.status !== 201) return undefined;
  const { token, group_id } = begun.body;
  const params = { group_id };
  const guests = [newSecret(), newSecret()].map((secret) => ({ token, secret }));
  for (const keys of begun.body.state === 'open' ? guests : []) {
    const guest = { ...keys, name: randomUUID().slice(0, 12), diet: 'any' as const, allergens: [] };
    await answered(street, () => caller.call(joinGroup, { body: guest }));
    const menu_id = street.dishes[Math.floor(Math.random() * street.dishes.length)] ?? 0;
    const line = { menu_id, options: [], quantity: 1, note: '' };
    await answered(street, () => caller.call(setGroupLine, { body: { ...keys, ...line } }));
  }
  const act = async (kind: 'each_pays' | 'cancel') => {
    const read = await answered(street, () => caller.call(getGroup, { params }));
    if (read?.status !== 200) return;
    const body = { act: kind, version: read.body.version };
    await answered(street, () => caller.call(moveGroup, { params, body }));
  };
  await act('each_pays');
  const wanted = { source: 'group' as const, group_id, address_id: shopper.addressId };
  const bill = await answered(street, () => caller.call(getQuote, { body: wanted }));
  if (bill?.status !== 200) return undefined;
  const { quote_id, total: accept_total } = bill.body;
  await answered(street, () => caller.call(askShares, { params, body: { quote_id, accept_total } }));
  for (const keys of guests) if (chance(0.8)) await payShare(street, shopper, keys);
  if (chance(0.1))
    await answered(street, () => caller.call(takeShareBack, { body: guests[0] ?? { token, secret: '' } }));
  if (chance(0.15)) {
    await act('cancel');
    return undefined;
  }
  return settle(street, shopper, params);
}

/** The host pays for whoever has not, or goes on without them, and is ready to order. */
async function settle(street: Street, shopper: Shopper, params: { group_id: number }): Promise<Press | undefined> {
  const caller = callerOf(street, shopper);
  const read = await answered(street, () => caller.call(getGroup, { params }));
  if (read?.status !== 200) return undefined;
  for (const { group_guest_id, asked } of read.body.guests) {
    if (asked?.state !== 'asked') continue;
    const act = chance(0.5) ? ('pay' as const) : ('drop' as const);
    await answered(street, () => caller.call(moveShare, { params: { ...params, group_guest_id }, body: { act } }));
  }
  const wanted = { source: 'group' as const, ...params, address_id: shopper.addressId };
  const quoted = await answered(street, () => caller.call(getQuote, { body: wanted }));
  if (quoted?.status !== 200) return undefined;
  const { quote_id, total: accept_total } = quoted.body;
  const body = { quote_id, accept_total, payment_method: 'upi' as const, contact_phone: '9876543210' };
  return { shopper, key: randomUUID(), body };
}

// So often at most the server asks the bank for whoever is back from it.
const askedAgainMs = 11_000;

/** Every guest asks once more whether their share was paid, as the page does that is opened again. */
export async function askForShares(street: Street): Promise<void> {
  if (street.ledger.perhapsPaidShares.length === 0) return;
  await sleep(askedAgainMs);
  for (const { shopper, keys } of street.ledger.perhapsPaidShares)
    await answered(street, () => callerOf(street, shopper).call(checkShare, { body: keys }));
}
