// What guests of a table do. Each has a secret that their phone made and keeps; nothing else tells who they are.
import type { TablePage } from '@tawa/contract/tables/bills';
import { toPaise } from '@tawa/domain/common/money';
import { tableGuestsMax, type TablePartKind, tableRoundsMax } from '@tawa/domain/tables/bills';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError, textOf } from '#platform/http/errors.ts';
import { hashOf } from '#platform/keys/link-secret.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { placeRound } from '#modules/ordering/orders/orders.service.ts';
import { pageAnswer } from './bills.answers.ts';
import { tellDesk } from './bills.tell.ts';
import { newPin } from './bills.pin.ts';
import * as store from './bills.store.ts';
import { partOf } from './bills.sums.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

export const noCode = () => new AppError('not_found', 'This code opens no table any more. Please ask the staff.');
const notIn = () => new AppError('conflict', 'This table has another bill by now. Scan the code again.');

/** Who shows the code, and as whom. */
export interface Shown {
  token: string;
  secret: string;
}

export async function readTable(
  deps: ServiceDeps,
  { token, secret }: { token: string; secret?: string | undefined },
): Promise<TablePage> {
  const { db, clock } = deps;
  const table = await store.findTable(db, hashOf(token));
  if (!table) throw noCode();
  const secret_hash = secret === undefined ? null : hashOf(secret);
  return pageAnswer(db, table, { secret_hash, methods: [...deps.providers.methods], now: clock.now() });
}

interface Joining {
  name: string;
  pin?: string | undefined;
  /** The PIN as pages of the release before send it, which read what is wrong with it by that name. */
  word?: string | undefined;
  address: string;
}

const nameTaken = (name: string) => {
  const text = `There is a ${name} at this table. Add a letter, so that the bill tells you apart.`;
  return new AppError('invalid', text, { fields: { name: text } });
};

const pinText = 'This is not the PIN of this table. Ask whoever sits here, or the staff.';

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Begins the bill of a free table, or joins the one that runs with its PIN; whoever is in changes their name. */
export async function joinTable(
  deps: ServiceDeps & Pick<Deps, 'rateLimit'>,
  { token, secret }: Shown,
  { name, address, word, pin = word }: Joining,
): Promise<TablePage> {
  const from = addressKey({ ip: address });
  await deps.rateLimit.claim('tableGuest', from);
  const secret_hash = hashOf(secret);
  // Counted before it is compared, and given back where it was the right one.
  const tried =
    pin === undefined ? undefined : await deps.rateLimit.claim('tablePin', `${hashOf(token).toString('hex')} ${from}`);
  const page = await transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const table = await store.holdTable(tx, hashOf(token));
    if (!table) throw noCode();
    const own = await store.findOwnRunning(tx, table.restaurant_id, secret_hash);
    const bill = own ?? (await begin(tx, table, now)) ?? (await store.holdRunning(tx, table.table_id));
    if (!bill) throw notIn();
    const guests = await store.listGuests(tx, bill.table_bill_id);
    const known = guests.find((guest) => guest.secret_hash.equals(secret_hash));
    const others = guests.filter((guest) => guest !== known);
    if (!known && (others.length > 0 || bill.opened_by === 'staff') && pin !== bill.pin)
      throw pin === undefined
        ? new AppError('conflict', 'Somebody sits here already. Ask them for the PIN on their phone.')
        : new AppError('invalid', pinText, { fields: { [word === undefined ? 'pin' : 'word']: pinText } });
    if (others.some((guest) => sameName(guest.name, name))) throw nameTaken(name);
    if (known) await store.renameGuest(tx, known.table_guest_id, name);
    else if (guests.length >= tableGuestsMax)
      throw new AppError('conflict', `A bill holds ${tableGuestsMax} people at most.`);
    else await store.addGuest(tx, { table_bill_id: bill.table_bill_id, name, secret_hash, joined_at: now });
    await store.updateBill(tx, bill.table_bill_id);
    await tellDesk(tx, bill.restaurant_id);
    return pageAnswer(tx, table, { secret_hash, methods: [...deps.providers.methods], now });
  });
  await tried?.giveBack();
  return page;
}

const begin = (tx: Tx, { restaurant_id, table_id }: store.TableRow, opened_at: Date) =>
  store.addBill(tx, { restaurant_id, table_id, pin: newPin(), opened_by: 'guest', opened_at });

/** The running bill of a phone, held. */
export interface Held {
  tx: Tx;
  table: store.TableRow;
  bill: store.BillRow;
  guests: store.GuestRow[];
  own: store.GuestRow;
  now: Date;
}

/** Does something on the running bill of a phone, held as it is meanwhile; answers the page as it is then. */
export function onBill<T>(deps: ServiceDeps, { token, secret }: Shown, work: (held: Held) => Promise<T>) {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const secret_hash = hashOf(secret);
    const table = await store.findTable(tx, hashOf(token));
    if (!table) throw noCode();
    const running = await store.findOwnRunning(tx, table.restaurant_id, secret_hash);
    const bill = running && (await store.holdBill(tx, running.table_bill_id));
    if (!bill) throw notIn();
    const guests = await store.listGuests(tx, bill.table_bill_id);
    const own = guests.find((guest) => guest.secret_hash.equals(secret_hash));
    if (!own) throw notIn();
    const result = await work({ tx, table, bill, guests, own, now });
    await store.updateBill(tx, bill.table_bill_id);
    await tellDesk(tx, bill.restaurant_id);
    return { result, page: await pageAnswer(tx, table, { secret_hash, methods: [...deps.providers.methods], now }) };
  });
}

interface Sending {
  key: string;
  items: readonly { menu_id: number; quantity: number; options: number[]; note: string }[];
}

const numberTriesMax = 3;

/** Sends dishes to the kitchen, once for each key; answers whether it was the first time. */
export async function sendRound(
  deps: ServiceDeps & Pick<Deps, 'rateLimit'>,
  shown: Shown,
  { key, items }: Sending,
): Promise<{ isFirst: boolean; page: TablePage }> {
  await deps.rateLimit.claim('tableRound', hashOf(shown.secret).toString('hex'));
  for (let tries = 1; ; tries++) {
    try {
      const { result, page } = await onBill(deps, shown, async ({ tx, table, bill, own, now }) => {
        const rounds = await store.listRounds(tx, [bill.table_bill_id], now);
        const placed = await placeRound(tx, {
          owner_id: table.owner_id,
          restaurant_id: table.restaurant_id,
          guest: own.name,
          items,
          is_known: bill.opened_by === 'staff' || rounds.some(({ accepted_at }) => accepted_at !== null),
          key,
          sender: `${bill.table_bill_id} ${own.table_guest_id}`,
          now,
        });
        if (!placed) return false;
        if (rounds.length >= tableRoundsMax)
          throw new AppError('conflict', 'This bill is long enough. Please ask the staff.');
        const round = { order_id: placed.order_id, table_bill_id: bill.table_bill_id };
        await store.addRound(tx, { ...round, table_guest_id: own.table_guest_id });
        return true;
      });
      return { isFirst: result, page };
    } catch (error) {
      if (textOf(error, 'constraint') !== 'orders_order_number_key' || tries >= numberTriesMax) throw error;
    }
  }
}

/** What a guest wants to pay: a kind of part, of how many where it is an equal one, and its amount as it was read (rupees). */
export interface Wanted {
  kind: TablePartKind;
  of?: number | undefined;
  amount: number;
}

/** How a part is paid online, until when it is nobody else’s, and what is added as a tip (paise); the one that is kept where none is said. */
interface Online {
  method: string;
  pay_by: Date;
  tip: number | undefined;
}

/** Claims a part of a held bill that nobody claimed yet, at the amount that was read; answers the part that this phone has claimed already instead where it is the same. */
export async function claimPart(
  { tx, bill, guests, own, now }: Held,
  { kind, of, amount }: Wanted,
  online: Online | null,
): Promise<{ table_part_id: number; amount: number; tip: number; pay_by: Date | null; isNew: boolean }> {
  const billId = bill.table_bill_id;
  const [rounds, parts] = [await store.listRounds(tx, [billId], now), await store.listParts(tx, [billId])];
  const asked = parts.find((each) => each.table_guest_id === own.table_guest_id && each.state === 'asked');
  if (asked?.pay_by && asked.pay_by <= now) throw new AppError('conflict', 'The time to pay is over.');
  // Asked twice it is the same part.
  const isSame =
    asked?.amount === toPaise(amount) &&
    asked.method === (online?.method ?? null) &&
    (online?.tip ?? asked.tip) === asked.tip;
  if (asked && isSame) return { ...asked, isNew: false };
  if (asked) throw new AppError('conflict', 'You have asked to pay already.');
  const paise = partOf({ kind, of }, own.table_guest_id, [guests, rounds, parts]);
  if (paise !== toPaise(amount) || paise <= 0)
    throw new AppError('conflict', 'The bill has changed. Look at it again before you pay.');
  const tip = online?.tip ?? 0;
  const claim = { table_bill_id: billId, table_guest_id: own.table_guest_id, kind, amount: paise, ...online, tip };
  const { table_part_id } = await store.addPart(tx, { ...claim, state: 'asked', asked_at: now });
  return { table_part_id, amount: paise, tip, pay_by: online?.pay_by ?? null, isNew: true };
}

/** Claims a part of the bill, and asks the staff to take it in cash. */
export async function askToPay(deps: ServiceDeps, shown: Shown, wanted: Wanted): Promise<TablePage> {
  const { page } = await onBill(deps, shown, async (held) => {
    const { tx, bill, own } = held;
    const { table_part_id, amount, isNew } = await claimPart(held, wanted, null);
    if (!isNew) return;
    await notify(tx, {
      to: { restaurant_id: bill.restaurant_id },
      kind: 'kitchen_table',
      facts: { table: await store.nameOfTable(tx, bill.table_id), name: own.name, amount, step: 'cash' },
      key: `table part ${table_part_id}`,
    });
  });
  return page;
}

/** Gives up what this phone claimed and nobody took yet. */
export async function withdrawPart(deps: ServiceDeps, shown: Shown): Promise<TablePage> {
  const { page } = await onBill(deps, shown, ({ tx, bill, own, now }) =>
    store.withdrawAsked(tx, { table_bill_id: bill.table_bill_id, table_guest_id: own.table_guest_id }, now),
  );
  return page;
}
