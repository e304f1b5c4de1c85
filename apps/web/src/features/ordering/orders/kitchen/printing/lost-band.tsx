import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { reroute } from './printer-work.ts';
import { printingTexts } from './printing.texts.ts';
import type { PrintingScreenState } from './use-printing.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Says that a printer of this device is gone, for how long, and how many slips wait for it. */
export function LostBands({ screen }: { screen: PrintingScreenState }) {
  const t = useTexts(printingTexts);
  const language = useLanguage();
  const now = useNow();
  const { alarm, device, waitingAt } = screen;
  const other = device.printers.find(({ printer_id }) => !alarm.lost.has(printer_id));
  return alarm.away.map((printer) => {
    const { printer_id, printer_name } = printer;
    const slips = waitingAt(printer_id);
    const time = countdownText(Math.max(0, now - (alarm.lost.get(printer_id) ?? now)));
    return (
      <section
        key={printer_id}
        aria-label={printer_name}
        className="flex flex-wrap items-center gap-4 bg-danger-solid px-4 py-4 text-on-danger lg:px-6"
      >
        <Icon of={PrinterIcon} weight="fill" className="text-[2.75rem]" />
        <div className="min-w-0 flex-1 basis-60" role="alert">
          <p className="num text-2xl font-bold">{t.band.title({ printer: printer_name, time })}</p>
          <p className="num">{t.band.text({ slips: slips.length })}</p>
        </div>
        <div className="grid basis-52 gap-2 max-sm:flex-1">
          {other && slips.length > 0 && (
            <Button variant="secondary" onClick={() => reroute(slips, other)}>
              {t.band.reroute({ printer: other.printer_name })}
            </Button>
          )}
          <Button variant="secondary" icon={SpeakerSlashIcon} onClick={alarm.beQuiet}>
            {alarm.quietUntil > now ? t.band.silent({ time: formatTime(alarm.quietUntil, language) }) : t.band.quiet}
          </Button>
        </div>
      </section>
    );
  });
}
