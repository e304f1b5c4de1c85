import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useWakeLock } from '../use-wake-lock.ts';
import { LostBands } from './lost-band.tsx';
import { PrinterCard } from './printer-cards.tsx';
import { PrinterSheet } from './printer-sheet.tsx';
import { firstPrinter, type Printer } from './printing-device.ts';
import { printingTexts } from './printing.texts.ts';
import { PrintedSlips, WaitingSlips } from './slip-lists.tsx';
import { PagePrinted } from './slip-paper.tsx';
import { usePrinting, type PrintingScreenState } from './use-printing.ts';
import { PrintingHead, PrintingNotices } from './printing-head.tsx';
import { SlipAside } from './slip-aside.tsx';

interface PartProps {
  screen: PrintingScreenState;
}

function Body({ screen }: PartProps) {
  const t = useTexts(printingTexts);
  const [edited, setEdited] = useState<Printer | null>(null);
  const [shown, setShown] = useState<PrintSlip | null>(null);
  const { query, device, alarm } = screen;
  const { data } = query;
  if (query.isPending)
    return (
      <Loading label={t.loading} className="grid gap-3 p-4">
        <Skeleton className="h-40 rounded-xl" />
        <Skeleton className="h-60 rounded-xl" />
      </Loading>
    );
  if (!data)
    return (
      <div className="p-4 lg:p-6">
        <FailedPart text={t.failed} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  const slip = [...data.waiting, ...data.printed].find(({ slip_id }) => slip_id === shown?.slip_id);
  return (
    <div className="grid gap-4 p-4 lg:px-6">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {device.printers.map((printer) => (
          <PrinterCard
            key={printer.printer_id}
            printer={printer}
            data={data}
            deviceId={device.device_id}
            lostAt={alarm.lost.get(printer.printer_id) ?? null}
            onEdit={setEdited}
          />
        ))}
        <Button
          variant="secondary"
          icon={PlusIcon}
          className="md:min-h-24"
          onClick={() => setEdited({ ...firstPrinter(''), stations: [] })}
        >
          {t.add}
        </Button>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-4">
          <WaitingSlips screen={screen} onShow={setShown} />
          <PrintedSlips screen={screen} onShow={setShown} />
        </div>
        <SlipAside slip={slip ?? data.waiting[0] ?? data.printed[0]} screen={screen} />
      </div>
      {edited && <PrinterSheet printer={edited} stations={data.stations} onClose={() => setEdited(null)} />}
    </div>
  );
}

/** Prints the slip of every accepted order as long as it is open, and says what waits and what is wrong. */
export function PrintingScreen() {
  const screen = usePrinting();
  useWakeLock();
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col bg-canvas print:hidden">
        <PrintingHead screen={screen} />
        <LostBands screen={screen} />
        <PrintingNotices screen={screen} />
        <Body screen={screen} />
      </div>
      {screen.work.page && <PagePrinted page={screen.work.page} />}
    </>
  );
}
