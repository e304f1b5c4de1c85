import { z } from 'zod/mini';
import { readStored, writeStored } from '#lib/storage.ts';
import { createStore } from '#lib/store.ts';

const deviceKey = 'printingDevice';
const noteKey = 'printingNote';

const usbName = z.object({ vendorId: z.int(), productId: z.int(), serialNumber: z.string() });

const printer = z.object({
  printer_id: z.string(),
  printer_name: z.string(),
  /** Of its paper, in millimetres. */
  width: z.union([z.literal(58), z.literal(80)]),
  way: z.enum(['browser', 'usb', 'serial']),
  /** Which stations it prints; null is whatever no other printer of this device prints. */
  stations: z.nullable(z.array(z.int())),
  /** Whether it prints the bills. */
  bills: z._default(z.boolean(), false),
  usb: z.nullable(usbName),
});
export type Printer = z.infer<typeof printer>;

const device = z.object({
  device_id: z.string(),
  device_name: z.string(),
  prints: z.boolean(),
  printers: z.array(printer).check(z.minLength(1)),
});
export type PrintingDevice = z.infer<typeof device>;

/** How far the paper came that is printed now: nothing was sent, it is being sent, or it was sent. */
const note = z.object({
  slip_id: z.int(),
  claim: z.int(),
  printer_name: z.string(),
  state: z.enum(['claimed', 'sending', 'sent']),
});
export type PrintingNote = z.infer<typeof note>;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const firstPrinter = (printer_name: string): Printer => ({
  printer_id: crypto.randomUUID(),
  printer_name,
  width: 80,
  way: 'browser',
  stations: null,
  bills: false,
  usb: null,
});

function readDevice(): PrintingDevice {
  const kept = device.safeParse(parse(readStored(deviceKey)));
  if (kept.success) return kept.data;
  const made = {
    device_id: crypto.randomUUID(),
    device_name: 'Tablet',
    prints: false,
    printers: [firstPrinter('Kitchen')],
  };
  writeStored(deviceKey, JSON.stringify(made));
  return made;
}

/** What this browser is called, whether it prints, and its printers. */
export const printingDevice = createStore(readDevice);

export function saveDevice(change: Partial<PrintingDevice>): void {
  const next = { ...printingDevice.get(), ...change };
  writeStored(deviceKey, JSON.stringify(next));
  printingDevice.set(next);
}

export function readNote(): PrintingNote | null {
  const kept = note.safeParse(parse(readStored(noteKey)));
  return kept.success ? kept.data : null;
}
export const writeNote = (next: PrintingNote | null): void =>
  writeStored(noteKey, next === null ? null : JSON.stringify(next));

/** The printer of a slip: of a bill one that prints bills; else one that has its station, else one that prints the rest. */
export function printerOf(
  { kind, station_id }: { kind: 'kitchen' | 'bill'; station_id: number | null },
  printers: readonly Printer[],
): Printer | undefined {
  if (kind === 'bill') return printers.find(({ bills }) => bills);
  const own = printers.find(({ stations }) => station_id !== null && stations?.includes(station_id));
  return own ?? printers.find(({ stations }) => stations === null) ?? (station_id === null ? printers[0] : undefined);
}

/** What this device says of itself to its kitchen. */
export function describeDevice() {
  const { device_id, device_name, prints, printers } = printingDevice.get();
  return { device_id, device_name, prints, bills: printers.some(({ bills }) => bills) };
}
