import {
  claimSlip,
  copySlip,
  getPrinting,
  noteSlipPrinted,
  type Printing,
  type PrintSlip,
  releaseSlip,
  savePrintingDevice,
} from '@tawa/contract/ordering/orders.printing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { describeDevice, printingDevice, type PrintingNote } from './printing-device.ts';

/** Reads the slips; a device that prints says by it that it is there, and brings what is owed by now. */
async function readPrinting(signal?: AbortSignal): Promise<Printing> {
  const body = describeDevice();
  if (!body.prints) return (await call(getPrinting, {}, signal)).body;
  return (await call(savePrintingDevice, { body }, signal)).body;
}

export const printingQuery = queryOptions({
  queryKey: ['kitchen', 'printing'],
  queryFn: ({ signal }) => readPrinting(signal),
  refetchOnWindowFocus: true,
});

/** Tells the kitchen that this device prints no more, or does again. */
export async function tellDevice(): Promise<void> {
  await call(savePrintingDevice, { body: describeDevice() });
}

/** Takes a slip for this device; null where another has it. */
export async function takeSlip({ slip_id, claim }: PrintSlip): Promise<PrintSlip | null> {
  const { device_id } = printingDevice.get();
  const answer = await call(claimSlip, { params: { slip_id }, body: { device_id, claim } });
  return answer.status === 200 ? answer.body : null;
}

export async function sayPrinted({ slip_id, claim, printer_name }: PrintingNote): Promise<void> {
  const { device_id } = printingDevice.get();
  await call(noteSlipPrinted, { params: { slip_id }, body: { device_id, claim, printer_name } });
}

export async function giveBack({ slip_id, claim }: PrintingNote): Promise<void> {
  const { device_id } = printingDevice.get();
  await call(releaseSlip, { params: { slip_id }, body: { device_id, claim } });
}

export const countCopy = async (slip_id: number): Promise<number> =>
  (await call(copySlip, { params: { slip_id }, body: {} })).body.copy;
