// A slip is printed by whoever claimed it. Nobody can know whether paper came out of a printer whose device died in
// between, so a slip that is claimed again after that is marked: a second paper that says so is better than none.
import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { printerDeadMs, printersKeptMs, slipsKeptMs } from '@tawa/domain/ordering/printing';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import * as store from './orders.printing.store.ts';
import { slipOf } from './printing-screen.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

const noSlip = () => new AppError('not_found', 'There is no such slip in your kitchen.');

const tell = (tx: Tx, restaurant_id: number) =>
  publish(tx, { audience: `restaurant:${restaurant_id}`, kind: 'printing', payload: { restaurant_id } });

/** Notes that a device is there, and writes the slips that its kitchen owes by now. */
export async function savePrintingDevice(
  { db, clock }: ServiceDeps,
  restaurantId: number,
  device: { device_id: string; device_name: string; prints: boolean; bills: boolean },
): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    const hasTurned = await store.saveDevice(tx, restaurantId, { ...device, now });
    if (hasTurned) await tell(tx, restaurantId);
  });
  if (!device.prints || !(await store.owesSlips(db, restaurantId, now))) return;
  await transaction(db, async (tx) => {
    await store.holdKitchen(tx, restaurantId);
    if ((await store.addOwedSlips(tx, restaurantId, now)) > 0) await tell(tx, restaurantId);
  });
}

interface Claim {
  slip_id: number;
  device_id: string;
  claim: number;
}

/** Takes a slip as it was seen, and answers it; undefined where somebody was faster or it is not owed any more. */
export function claimSlip(
  { db, clock }: ServiceDeps,
  restaurantId: number,
  seen: Claim,
): Promise<PrintSlip | undefined> {
  return transaction(db, async (tx) => {
    if (!(await store.findSlip(tx, restaurantId, seen.slip_id))) throw noSlip();
    if (!(await store.hasDevice(tx, restaurantId, seen.device_id)))
      throw new AppError('not_found', 'There is no such printing device in your kitchen.');
    const now = clock.now();
    const deadSince = new Date(now.getTime() - printerDeadMs);
    if (!(await store.claimSlip(tx, restaurantId, { ...seen, now, deadSince }))) return undefined;
    await tell(tx, restaurantId);
    const row = await store.findSlip(tx, restaurantId, seen.slip_id);
    return row && slipOf(row, now);
  });
}

/** Notes that a slip was printed; the first word counts, also one that comes after another device took it. */
export function noteSlipPrinted(
  { db, clock }: ServiceDeps,
  restaurantId: number,
  word: Claim & { printer_name: string },
): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await store.findSlip(tx, restaurantId, word.slip_id))) throw noSlip();
    if (await store.markPrinted(tx, restaurantId, { ...word, now: clock.now() })) await tell(tx, restaurantId);
  });
}

/** Gives a slip back of which nothing was printed, as long as it is still the device's. */
export function releaseSlip({ db }: Pick<Deps, 'db'>, restaurantId: number, held: Claim): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await store.findSlip(tx, restaurantId, held.slip_id))) throw noSlip();
    if (await store.releaseSlip(tx, restaurantId, held)) await tell(tx, restaurantId);
  });
}

/** Counts a copy and answers its number, the paper itself being the first. */
export function copySlip({ db }: Pick<Deps, 'db'>, restaurantId: number, slipId: number): Promise<number> {
  return transaction(db, async (tx) => {
    const copies = await store.countCopy(tx, restaurantId, slipId);
    if (copies === undefined) throw noSlip();
    await tell(tx, restaurantId);
    return copies + 1;
  });
}

/** Forgets slips that nobody prints again, and devices that nobody opens any more. */
export async function forgetOldSlips({ db, clock }: ServiceDeps): Promise<void> {
  const now = clock.now().getTime();
  await forgetOld(db, { table: 'slips', column: 'due_at', before: new Date(now - slipsKeptMs) });
  await forgetOld(db, { table: 'printing_devices', column: 'seen_at', before: new Date(now - printersKeptMs) });
}
