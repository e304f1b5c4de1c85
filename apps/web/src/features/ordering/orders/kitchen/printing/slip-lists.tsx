import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { useState, type ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatSecond } from '#lib/format.ts';
import { type TextsOf, useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { toast } from '#ui/toast/toast.ts';
import { shortNumber } from '../board.ts';
import { ownPrinterOf, printBlocks } from './printer-work.ts';
import { countCopy } from './printing.queries.ts';
import { printingTexts } from './printing.texts.ts';
import { usePaper } from './use-paper.ts';
import type { PrintingScreenState } from './use-printing.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface RowProps {
  slip: PrintSlip;
  facts: string;
  onShow: (slip: PrintSlip) => void;
  children: ReactNode;
}

function wordsOf({ kind, station_name, items }: PrintSlip, t: TextsOf<typeof printingTexts>): string {
  const dishes = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (kind === 'bill') return t.bill({ dishes });
  return station_name ? t.dishes({ station: station_name, dishes }) : t.whole({ dishes });
}

function Row({ slip, facts, onShow, children }: RowProps) {
  const t = useTexts(printingTexts);
  const number = shortNumber(slip.order_number);
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <button
        type="button"
        aria-label={t.show({ number })}
        onClick={() => onShow(slip)}
        className="min-h-11 w-18 shrink-0 text-left text-2xl font-bold"
      >
        {number}
      </button>
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">{wordsOf(slip, t)}</p>
        <p className="num text-note text-ink-3 wrap-anywhere">{facts}</p>
      </div>
      {children}
    </li>
  );
}

interface Props {
  screen: PrintingScreenState;
  onShow: (slip: PrintSlip) => void;
}

function State({ slip, screen, now }: { slip: PrintSlip; screen: PrintingScreenState; now: number }) {
  const t = useTexts(printingTexts);
  const printer = ownPrinterOf(slip);
  if (screen.work.slipId === slip.slip_id) return <Badge tone="info">{t.printing}</Badge>;
  if (!slip.is_free && slip.claimed_by !== screen.device.device_id)
    return <Badge tone="info">{t.elsewhere({ device: slip.device_name ?? '' })}</Badge>;
  const time = countdownText(Math.max(0, now - Date.parse(slip.due_at)));
  const isLost = printer !== undefined && screen.alarm.lost.has(printer.printer_id);
  return <Badge tone={isLost ? 'danger' : 'neutral'}>{t.waits({ time })}</Badge>;
}

export function WaitingSlips({ screen, onShow }: Props) {
  const t = useTexts(printingTexts);
  const language = useLanguage();
  const now = useNow();
  const waiting = screen.query.data?.waiting ?? [];
  return (
    <Card title={t.waiting({ slips: waiting.length })} facts={t.oldest}>
      {waiting.length === 0 ? (
        <p className="text-ink-2">{t.nothingWaits}</p>
      ) : (
        <ul>
          {waiting.map((slip) => (
            <Row
              key={slip.slip_id}
              slip={slip}
              facts={t.acceptedAt({
                printer: ownPrinterOf(slip)?.printer_name ?? t.noPrinter,
                time: formatSecond(slip.accepted_at, language),
              })}
              onShow={onShow}
            >
              <State slip={slip} screen={screen} now={now} />
            </Row>
          ))}
        </ul>
      )}
    </Card>
  );
}

function CopyButton({ slip, restaurant, onDone }: { slip: PrintSlip; restaurant: string; onDone: () => void }) {
  const t = useTexts(printingTexts);
  const prepare = usePaper(restaurant);
  const [isPending, setPending] = useState(false);
  const print = async () => {
    const printer = ownPrinterOf(slip);
    if (!printer) return toast.error(t.noPrinter);
    setPending(true);
    try {
      const paperOf = await prepare(slip);
      const copy = await countCopy(slip.slip_id);
      await printBlocks(printer, paperOf(slip, copy));
    } catch (error) {
      toast.error(messageFrom(error, t.notAgain));
    }
    setPending(false);
    return onDone();
  };
  return (
    <Button
      variant="secondary"
      size={40}
      icon={CopyIcon}
      aria-label={t.againOf({ number: shortNumber(slip.order_number) })}
      pending={isPending}
      onClick={() => void print()}
    >
      {t.again}
    </Button>
  );
}

export function PrintedSlips({ screen, onShow }: Props) {
  const t = useTexts(printingTexts);
  const language = useLanguage();
  const { data } = screen.query;
  const printed = data?.printed ?? [];
  const slips = (data?.counts ?? []).reduce((sum, count) => sum + count.slips, 0);
  return (
    <Card title={t.printed} facts={t.once({ slips })}>
      {printed.length === 0 ? (
        <p className="text-ink-2">{t.nothingPrinted}</p>
      ) : (
        <ul>
          {printed.map((slip) => (
            <Row
              key={slip.slip_id}
              slip={slip}
              facts={t.printedBy({
                printer: slip.printer_name ?? '',
                device: slip.device_name ?? '',
                time: formatSecond(slip.printed_at ?? '', language),
              })}
              onShow={onShow}
            >
              <CopyButton slip={slip} restaurant={data?.restaurant_name ?? ''} onDone={screen.look} />
            </Row>
          ))}
        </ul>
      )}
    </Card>
  );
}
