import type { Printing } from '@tawa/contract/ordering/orders.printing';
import { printerNameLengthMax } from '@tawa/domain/ordering/printing';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { choosePrinter, hasSerial, hasUsb } from './printer-ports.ts';
import { tryPrinter } from './printer-work.ts';
import { printingDevice, saveDevice, type Printer } from './printing-device.ts';
import { tellDevice } from './printing.queries.ts';
import { printingTexts } from './printing.texts.ts';

interface Props {
  printer: Printer;
  stations: Printing['stations'];
  onClose: () => void;
}

function save(printer: Printer): void {
  const { printers } = printingDevice.get();
  const isKnown = printers.some(({ printer_id }) => printer_id === printer.printer_id);
  const next = isKnown
    ? printers.map((each) => (each.printer_id === printer.printer_id ? printer : each))
    : [...printers, printer];
  saveDevice({ printers: next });
}

interface EditProps {
  draft: Printer;
  change: (part: Partial<Printer>) => void;
}

function Way({ draft, change }: EditProps) {
  const t = useTexts(printingTexts);
  const missing =
    (draft.way === 'usb' && !hasUsb() && t.sheet.noUsb) || (draft.way === 'serial' && !hasSerial() && t.sheet.noSerial);
  const choose = async () => {
    const chosen = await choosePrinter(draft.way);
    if (chosen === null) return toast.error(t.sheet.notChosen);
    change(chosen);
    return toast.success(t.sheet.chosen);
  };
  return (
    <FieldGroup label={t.sheet.way} hint={t.sheet.wayHints[draft.way]} error={missing || undefined}>
      <Segmented
        label={t.sheet.way}
        value={draft.way}
        onChange={(way) => change({ way })}
        options={(['browser', 'usb', 'serial'] as const).map((value) => ({ value, label: t.ways[value] }))}
      />
      {draft.way !== 'browser' && !missing && (
        <Button variant="secondary" className="mt-2" onClick={() => void choose()}>
          {t.sheet.choose}
        </Button>
      )}
    </FieldGroup>
  );
}

function Stations({ draft, change, stations }: EditProps & Pick<Props, 'stations'>) {
  const t = useTexts(printingTexts);
  if (stations.length === 0) return null;
  const chosen = draft.stations ?? [];
  const toggle = (id: number, isOn: boolean) =>
    change({ stations: isOn ? [...chosen, id] : chosen.filter((each) => each !== id) });
  return (
    <FieldGroup label={t.sheet.stations}>
      <Checkbox
        label={t.all}
        checked={draft.stations === null}
        onChange={(event) => change({ stations: event.target.checked ? null : [] })}
      />
      {stations.map(({ station_id, station_name }) => (
        <Checkbox
          key={station_id}
          label={station_name}
          checked={chosen.includes(station_id)}
          onChange={(event) => toggle(station_id, event.target.checked)}
        />
      ))}
    </FieldGroup>
  );
}

/** Sets a printer of this device up: its name, its paper, how it is reached and what it prints. */
export function PrinterSheet({ printer, stations, onClose }: Props) {
  const t = useTexts(printingTexts);
  const { isOpen } = useStaffAccess();
  const [draft, setDraft] = useState(printer);
  const change = (part: Partial<Printer>) => setDraft((before) => ({ ...before, ...part }));
  const { printers } = printingDevice.get();
  const isOnly = printers.length < 2 || !printers.some(({ printer_id }) => printer_id === printer.printer_id);
  const name = draft.printer_name.trim();
  const keep = () => {
    const saved = { ...draft, printer_name: name };
    save(saved);
    // Whether it prints bills is for its kitchen to know; without a line the next beat says it.
    if (printingDevice.get().prints) void tellDevice().catch(() => undefined);
    if (saved.way !== 'browser') void tryPrinter(saved);
    toast.success(t.saved);
    onClose();
  };
  const remove = () => {
    saveDevice({ printers: printers.filter(({ printer_id }) => printer_id !== printer.printer_id) });
    onClose();
  };
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={t.sheet.title}>
      <div className="grid gap-5">
        <Input
          aria-label={t.sheet.name}
          value={draft.printer_name}
          maxLength={printerNameLengthMax}
          onChange={(event) => change({ printer_name: event.target.value })}
        />
        <FieldGroup label={t.sheet.width}>
          <Segmented
            label={t.sheet.width}
            value={draft.width === 58 ? '58' : '80'}
            onChange={(width) => change({ width: width === '58' ? 58 : 80 })}
            options={(['58', '80'] as const).map((value) => ({
              value,
              label: t.preview.millimetres({ width: value }),
            }))}
          />
        </FieldGroup>
        <Way draft={draft} change={change} />
        <Stations draft={draft} change={change} stations={stations} />
        {isOpen('bills') && (
          <Checkbox
            label={t.sheet.bills}
            checked={draft.bills}
            onChange={(event) => change({ bills: event.target.checked })}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" disabled={name === ''} onClick={keep}>
            {t.sheet.save}
          </Button>
          {!isOnly && (
            <Button variant="danger" onClick={remove}>
              {t.sheet.remove}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
