import type { Printing } from '@tawa/contract/ordering/orders.printing';
import { minuteMs } from '@tawa/domain/common/durations';
import { printerBeatMs } from '@tawa/domain/ordering/printing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ring } from '#lib/bell-sounds.ts';
import { useLive } from '#lib/live/live.ts';
import { useStore } from '#lib/store.ts';
import { ownPrinterOf, printerWork, printWaiting, tryPrinter } from './printer-work.ts';
import { printingDevice } from './printing-device.ts';
import { printingQuery } from './printing.queries.ts';
import { usePaper } from './use-paper.ts';

const alarmEveryMs = 30_000;
const tryEveryMs = 5000;
const quietMs = 5 * minuteMs;
const lockName = 'tawa-printing';

/** One tab of a browser prints; whether it is this one. */
function useFirstTab(isOn: boolean): boolean {
  const [isFirst, setFirst] = useState(() => !('locks' in navigator));
  useEffect(() => {
    if (!isOn || !('locks' in navigator)) return undefined;
    const end = new AbortController();
    const held = new Promise<void>((resolve) => {
      end.signal.addEventListener('abort', () => resolve());
    });
    const hold = () => {
      setFirst(true);
      return held;
    };
    navigator.locks.request(lockName, { signal: end.signal }, hold).catch(() => undefined);
    return () => {
      end.abort();
      setFirst(false);
    };
  }, [isOn]);
  return isFirst;
}

/** Looks every 5 seconds whether lost printers are back, and rings every 30 while one is not. */
function useLost() {
  const { lost } = useStore(printerWork, printerWork.get());
  const { printers } = useStore(printingDevice, printingDevice.get());
  const [quietUntil, setQuietUntil] = useState(0);
  const away = printers.filter(({ printer_id }) => lost.has(printer_id));
  const names = away.map(({ printer_id }) => printer_id).join(' ');
  useEffect(() => {
    if (names === '') return undefined;
    const lookAgain = () => {
      for (const printer of printingDevice.get().printers)
        if (names.split(' ').includes(printer.printer_id)) void tryPrinter(printer);
    };
    const timer = setInterval(lookAgain, tryEveryMs);
    return () => clearInterval(timer);
  }, [names]);
  useEffect(() => {
    if (names === '') return undefined;
    const alarm = () => {
      if (Date.now() >= quietUntil) void ring('kitchen');
    };
    alarm();
    const timer = setInterval(alarm, alarmEveryMs);
    return () => clearInterval(timer);
  }, [names, quietUntil]);
  return { lost, away, quietUntil, beQuiet: () => setQuietUntil(Date.now() + quietMs) };
}

/** Prints whatever waits whenever it is read again. */
function useWork(data: Printing | undefined, isOn: boolean, look: () => void): void {
  const prepare = usePaper(data?.restaurant_name ?? '');
  useEffect(() => {
    if (!isOn || !data) return undefined;
    const work = () =>
      void printWaiting(data.waiting, prepare)
        .then((changed) => changed > 0 && look())
        .catch(() => undefined);
    work();
    // A printer that is back, or slips that go to another one, are work as well.
    return printerWork.subscribe(work);
  }, [data, isOn, prepare, look]);
}

/** Everything that the printing screen shows and does. */
export function usePrinting() {
  const client = useQueryClient();
  const device = useStore(printingDevice, printingDevice.get());
  const query = useQuery({ ...printingQuery, refetchInterval: printerBeatMs, refetchIntervalInBackground: true });
  const isFirst = useFirstTab(device.prints);
  const look = useCallback(() => void client.invalidateQueries({ queryKey: printingQuery.queryKey }), [client]);
  useLive(({ event }) => {
    if (['order', 'printing', 'kitchen', 'poll'].includes(event)) look();
  });
  const work = useStore(printerWork, printerWork.get());
  const alarm = useLost();
  useWork(query.data, device.prints && isFirst, look);
  return { query, device, isFirst, work, alarm, look, waitingAt: waitingAtIn(query.data) };
}

const waitingAtIn = (data: Printing | undefined) => (printerId: string) =>
  (data?.waiting ?? []).filter((slip) => ownPrinterOf(slip)?.printer_id === printerId);

export type PrintingScreenState = ReturnType<typeof usePrinting>;
