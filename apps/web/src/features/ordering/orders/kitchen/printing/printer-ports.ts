import type { Printer } from './printing-device.ts';

interface UsbDevice {
  readonly vendorId: number;
  readonly productId: number;
  readonly serialNumber?: string;
  readonly configuration: {
    interfaces: readonly {
      interfaceNumber: number;
      alternate: {
        interfaceClass: number;
        endpoints: readonly { endpointNumber: number; direction: 'in' | 'out'; type: string }[];
      };
    }[];
  } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: Uint8Array<ArrayBuffer>): Promise<{ status: string }>;
}

interface SerialPort {
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Navigator {
    readonly usb?: {
      getDevices(): Promise<UsbDevice[]>;
      requestDevice(options: { filters: { classCode: number }[] }): Promise<UsbDevice>;
    };
    readonly serial?: { getPorts(): Promise<SerialPort[]>; requestPort(): Promise<SerialPort> };
  }
}

const printerClass = 7;
const baudRate = 9600;
/** A printer without paper takes bytes for ever; after this long (ms) it counts as lost. */
const patienceMs = 10_000;

/** A line to a printer: bytes go through it, then it is closed, so that a pulled cable is felt at the next paper. */
export interface Line {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

async function openUsb({ usb }: Printer): Promise<Line> {
  const devices = (await navigator.usb?.getDevices()) ?? [];
  const device = devices.find(
    ({ vendorId, productId, serialNumber = '' }) =>
      vendorId === usb?.vendorId && productId === usb.productId && serialNumber === usb.serialNumber,
  );
  if (!device) throw new Error('The printer is not plugged in.');
  await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  const found = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === printerClass);
  const out = found?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
  if (!found || !out) throw new Error('This is no printer.');
  await device.claimInterface(found.interfaceNumber);
  return {
    write: async (bytes) => {
      const { status } = await device.transferOut(out.endpointNumber, new Uint8Array(bytes));
      if (status !== 'ok') throw new Error(`The printer answered ${status}.`);
    },
    close: () => device.close(),
  };
}

async function openSerial(): Promise<Line> {
  const [port] = (await navigator.serial?.getPorts()) ?? [];
  if (!port) throw new Error('No port was chosen.');
  await port.open({ baudRate });
  return {
    write: async (bytes) => {
      const writer = port.writable?.getWriter();
      if (!writer) throw new Error('The port is closed.');
      try {
        await writer.write(bytes);
      } finally {
        writer.releaseLock();
      }
    },
    close: () => port.close(),
  };
}

/** Opens the line to a printer on USB or a serial port; throws while it is not there. */
export const openLine = (printer: Printer): Promise<Line> => (printer.way === 'usb' ? openUsb(printer) : openSerial());

/** Fails when the work takes longer than a printer may. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The printer does not answer.')), patienceMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export const hasUsb = (): boolean => 'usb' in navigator;
export const hasSerial = (): boolean => 'serial' in navigator;

/** Asks which printer it is; null where nobody chose one. */
export async function choosePrinter(way: Printer['way']): Promise<Pick<Printer, 'usb'> | null> {
  try {
    if (way === 'serial') {
      await navigator.serial?.requestPort();
      return { usb: null };
    }
    const device = await navigator.usb?.requestDevice({ filters: [{ classCode: printerClass }] });
    if (!device) return null;
    const { vendorId, productId, serialNumber = '' } = device;
    return { usb: { vendorId, productId, serialNumber } };
  } catch {
    return null;
  }
}
