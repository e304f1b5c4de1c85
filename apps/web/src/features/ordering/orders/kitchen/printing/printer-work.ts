// What prints while the screen is open. One paper at a time, with a note on the device of how far it came, so that a
// reload in the middle neither prints a slip twice without a mark nor loses one.
import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { ApiError } from '#lib/api/api-client.ts';
import { createStore } from '#lib/store.ts';
import type { PaperWidth } from '../ticket/printed.tsx';
import { drawLine, encodeBlocks, encodeCut, loadLetters } from './escpos.ts';
import { inTime, openLine } from './printer-ports.ts';
import { type Printer, printerOf, printingDevice, readNote, writeNote } from './printing-device.ts';
import { giveBack, sayPrinted, takeSlip } from './printing.queries.ts';
import type { Block } from './slip-blocks.ts';

/** A paper that the browser prints now. */
export interface PageJob {
  blocks: readonly Block[];
  width: PaperWidth;
  done: () => void;
}

interface Work {
  page: PageJob | null;
  /** The slip that is printed now. */
  slipId: number | null;
  /** Since when (ms) a printer of this device is lost. */
  lost: ReadonlyMap<string, number>;
  /** Slips that somebody sent to another printer. */
  rerouted: ReadonlyMap<number, string>;
}

const idle: Work = { page: null, slipId: null, lost: new Map(), rerouted: new Map() };
export const printerWork = createStore<Work>(() => idle);
const change = (part: Partial<Work>) => printerWork.set({ ...printerWork.get(), ...part });

const setLost = (printer: Printer, isLost: boolean) => {
  const lost = new Map(printerWork.get().lost);
  if (!isLost) lost.delete(printer.printer_id);
  else if (!lost.has(printer.printer_id)) lost.set(printer.printer_id, Date.now());
  change({ lost });
};

/** The printer on this device that a slip goes to, also one that is lost. */
export function ownPrinterOf(slip: PrintSlip): Printer | undefined {
  const { printers } = printingDevice.get();
  const sentTo = printerWork.get().rerouted.get(slip.slip_id);
  return printers.find(({ printer_id }) => printer_id === sentTo) ?? printerOf(slip, printers);
}

export function reroute(slips: readonly PrintSlip[], to: Printer): void {
  const more = slips.map(({ slip_id }) => [slip_id, to.printer_id] as const);
  change({ rerouted: new Map([...printerWork.get().rerouted, ...more]) });
}

let lastPage = Promise.resolve();

/** One page after the other: a copy that came in between would leave the other one unanswered. */
function printPage(blocks: readonly Block[], width: PaperWidth): Promise<void> {
  const show = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        change({ page: null });
        resolve();
      };
      change({ page: { blocks, width, done } });
    });
  lastPage = lastPage.then(show);
  return lastPage;
}

/** Sends bytes to a printer; `onSending` is called before the first of them goes. */
async function sendBytes(printer: Printer, bytes: Uint8Array, onSending: () => void): Promise<void> {
  try {
    const line = await inTime(openLine(printer));
    try {
      onSending();
      await inTime(line.write(bytes));
    } finally {
      await line.close().catch(() => undefined);
    }
    setLost(printer, false);
  } catch (error) {
    setLost(printer, true);
    throw error;
  }
}

/** Prints a paper; throws where the printer is lost. */
export async function printBlocks(printer: Printer, blocks: readonly Block[], onSending = () => {}): Promise<void> {
  const { width } = printer;
  await loadLetters(blocks);
  if (printer.way !== 'browser')
    return sendBytes(printer, await encodeBlocks(blocks, { width, draw: drawLine }), onSending);
  onSending();
  return printPage(blocks, width);
}

export const cutPaper = async (printer: Printer): Promise<void> =>
  sendBytes(printer, await encodeCut(printer.width), () => {});

/** Looks whether a lost printer is back. */
export async function tryPrinter(printer: Printer): Promise<boolean> {
  try {
    const line = await inTime(openLine(printer));
    await line.close();
    setLost(printer, false);
    return true;
  } catch {
    setLost(printer, true);
    return false;
  }
}

/** Says what became of the paper that was printed when this screen was last closed; whether there was one. */
async function settle(): Promise<boolean> {
  const note = readNote();
  if (!note) return false;
  try {
    if (note.state === 'sent') await sayPrinted(note);
    else if (note.state === 'claimed') await giveBack(note);
  } catch (error) {
    // A slip that is gone, or of another kitchen, needs no word any more; without a line it is said later.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  writeNote(null);
  return true;
}

/** Reads what a slip needs beside itself, and then makes its paper. */
export type PreparePaper = (seen: PrintSlip) => Promise<(slip: PrintSlip, copy?: number) => Block[]>;

/** What the paper needs; null where the server refuses it, so that the others go on. */
async function prepared(seen: PrintSlip, prepare: PreparePaper) {
  try {
    return await prepare(seen);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Prints a slip; false where another device has it, or it cannot be made here. */
async function printSlip(seen: PrintSlip, printer: Printer, prepare: PreparePaper): Promise<boolean> {
  const paperOf = await prepared(seen, prepare);
  if (!paperOf) return false;
  const { slip_id } = seen;
  const note = { slip_id, claim: seen.claim + 1, printer_name: printer.printer_name };
  writeNote({ ...note, state: 'claimed' });
  const slip = await takeSlip(seen);
  if (!slip) {
    writeNote(null);
    return false;
  }
  change({ slipId: slip_id });
  try {
    await printBlocks(printer, paperOf(slip), () => writeNote({ ...note, state: 'sending' }));
    writeNote({ ...note, state: 'sent' });
    return true;
  } finally {
    change({ slipId: null });
    await settle();
  }
}

const isOurs = ({ is_free, claimed_by }: PrintSlip) => is_free || claimed_by === printingDevice.get().device_id;

let isBusy = false;

/** Prints what waits for the printers of this device, the oldest first; what another device has is left to it. Answers how many slips are not as they were. */
export async function printWaiting(waiting: readonly PrintSlip[], prepare: PreparePaper): Promise<number> {
  if (isBusy) return 0;
  isBusy = true;
  let changed = 0;
  try {
    changed += Number(await settle());
    for (const slip of waiting) {
      const printer = ownPrinterOf(slip);
      if (!printer || !isOurs(slip) || printerWork.get().lost.has(printer.printer_id)) continue;
      if (!printingDevice.get().prints) break;
      const wasTaken = await printSlip(slip, printer, prepare).catch((error: unknown) => {
        // A lost printer keeps its own slips waiting; a lost line keeps all of them.
        if (!printerWork.get().lost.has(printer.printer_id)) throw error;
        return true;
      });
      changed += Number(wasTaken);
    }
  } finally {
    isBusy = false;
  }
  return changed;
}
