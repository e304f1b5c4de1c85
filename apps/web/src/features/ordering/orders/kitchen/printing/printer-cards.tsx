import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import type { Printing } from '@tawa/contract/ordering/orders.printing';
import { useState } from 'react';
import { formatSecond } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { cutPaper, printBlocks, tryPrinter } from './printer-work.ts';
import type { Printer } from './printing-device.ts';
import { printingTexts } from './printing.texts.ts';
import { testBlocks } from './slip-blocks.ts';

interface CardProps {
  printer: Printer;
  data: Printing | undefined;
  deviceId: string;
  /** Since when (ms) it is lost; null while it is there. */
  lostAt: number | null;
  onEdit: (printer: Printer) => void;
}

/** What a printer prints: the names of its stations, or all that no other one prints. */
export function useStationNames(data: Printing | undefined) {
  const t = useTexts(printingTexts);
  const withBills = (stations: string, bills: boolean) => (bills ? t.withBills({ stations }) : stations);
  return ({ stations, bills }: Printer) => {
    const known = data?.stations ?? [];
    const named = known.filter(({ station_id }) => stations?.includes(station_id));
    if (stations === null) return withBills(known.length === 0 ? t.everything : t.all, bills);
    return withBills(named.map(({ station_name }) => station_name).join(', ') || t.noPrinter, bills);
  };
}

function useLastSlip({ printer, data, deviceId }: Pick<CardProps, 'printer' | 'data' | 'deviceId'>): string {
  const t = useTexts(printingTexts);
  const language = useLanguage();
  const stations = useStationNames(data)(printer);
  const isOwn = (name: string | null) => name === printer.printer_name;
  const last = data?.printed.find((slip) => slip.claimed_by === deviceId && isOwn(slip.printer_name));
  const slips = data?.counts.find((count) => count.device_id === deviceId && isOwn(count.printer_name))?.slips ?? 0;
  if (!last?.printed_at) return t.noSlip({ stations });
  return t.lastSlip({ stations, time: formatSecond(last.printed_at, language), slips });
}

/** A printer of this device: its state, what it prints, and how to see that it works. */
export function PrinterCard(props: CardProps) {
  const { printer, data, lostAt, onEdit } = props;
  const t = useTexts(printingTexts);
  const language = useLanguage();
  const isLost = lostAt !== null;
  const lastSlip = useLastSlip(props);
  const { printer_name, width, way } = printer;
  const failed = () => toast.error(t.notTested);
  const test = () =>
    printBlocks(printer, testBlocks(data?.restaurant_name ?? '', printer_name, language)).then(
      () => toast.success(t.tested({ printer: printer_name })),
      failed,
    );
  const cut = () => cutPaper(printer).catch(failed);
  const look = () => tryPrinter(printer).then((isBack) => void (isBack || failed()));
  const state = isLost ? t.lost({ time: formatSecond(new Date(lostAt).toISOString(), language) }) : t.ready;
  return (
    <section
      aria-label={printer_name}
      className={cx(
        'flex flex-col gap-3 rounded-xl border p-4',
        isLost ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-start gap-3">
        <span
          className={cx(
            'grid size-12 shrink-0 place-items-center rounded-lg text-2xl',
            isLost ? 'bg-danger text-canvas' : 'bg-success-soft text-success',
          )}
        >
          <Icon of={PrinterIcon} weight="fill" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-bold wrap-anywhere">{printer_name}</h2>
          <p className={cx('num text-sm', isLost ? 'text-danger' : 'text-ink-2')}>
            {t.about({ state, width, way: t.ways[way] })}
          </p>
        </div>
        <IconButton
          label={t.edit({ printer: printer_name })}
          icon={GearSixIcon}
          square
          onClick={() => onEdit(printer)}
        />
      </div>
      <p className="num flex-1 text-sm text-ink-2">{isLost ? t.check : lastSlip}</p>
      <div className="flex flex-wrap gap-2">
        {isLost ? (
          <>
            <PrinterButton text={t.tryNow} act={look} />
            <Button variant="secondary" className="flex-1" onClick={() => onEdit(printer)}>
              {t.connect}
            </Button>
          </>
        ) : (
          <>
            <PrinterButton text={t.test} act={test} />
            {way !== 'browser' && <PrinterButton text={t.cut} act={cut} />}
          </>
        )}
      </div>
    </section>
  );
}

function PrinterButton({ text, act }: { text: string; act: () => Promise<unknown> }) {
  const [isPending, setPending] = useState(false);
  const run = () => {
    setPending(true);
    void act().finally(() => setPending(false));
  };
  return (
    <Button variant="secondary" className="flex-1" pending={isPending} onClick={run}>
      {text}
    </Button>
  );
}
