import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { printingDeviceNameLengthMax } from '@tawa/domain/ordering/printing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { shortNumber } from '../board.ts';
import { kitchenOrderQuery } from '../history/history.queries.ts';
import type { PaperWidth } from '../ticket/printed.tsx';
import { billBlocks } from './bill-blocks.ts';
import { useStationNames } from './printer-cards.tsx';
import { saveDevice } from './printing-device.ts';
import { printingTexts } from './printing.texts.ts';
import { blocksOf } from './slip-blocks.ts';
import { SlipPaper } from './slip-paper.tsx';
import { type PrintingScreenState } from './use-printing.ts';

interface PartProps {
  screen: PrintingScreenState;
}

function BillPaper({ slip, width }: { slip: PrintSlip; width: PaperWidth }) {
  const t = useTexts(printingTexts);
  const language = useLanguage();
  const { data, isError } = useQuery(kitchenOrderQuery(slip.order_number));
  if (isError && !data) return <p className="text-sm text-[black]">{t.billNotRead}</p>;
  if (!data) return <p className="text-sm text-[black]">{t.loading}</p>;
  return <SlipPaper blocks={billBlocks(data, { language, inDoubt: slip.in_doubt })} width={width} />;
}

function Paper({ slip, restaurant, width }: { slip: PrintSlip; restaurant: string; width: PaperWidth }) {
  const language = useLanguage();
  if (slip.kind === 'bill') return <BillPaper slip={slip} width={width} />;
  return <SlipPaper blocks={blocksOf(slip, { restaurant, language })} width={width} />;
}

function Preview({ slip, screen }: PartProps & { slip: PrintSlip | undefined }) {
  const t = useTexts(printingTexts);
  const [width, setWidth] = useState<'58' | '80'>('80');
  const restaurant = screen.query.data?.restaurant_name ?? '';
  const title = slip ? t.preview.title({ number: shortNumber(slip.order_number) }) : t.preview.none;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-bold">{title}</h2>
        <Segmented
          label={t.preview.width}
          value={width}
          onChange={setWidth}
          options={(['58', '80'] as const).map((value) => ({ value, label: t.preview.millimetres({ width: value }) }))}
        />
      </div>
      {slip && (
        <div className="overflow-x-auto">
          <div className="mx-auto w-fit bg-[white] p-3 shadow-1">
            <Paper slip={slip} restaurant={restaurant} width={width === '58' ? 58 : 80} />
          </div>
        </div>
      )}
      <p className="text-note text-ink-2">{t.preview.note}</p>
    </>
  );
}

/** The paper of a slip, who prints what, and which other devices print. */
export function SlipAside({ slip, screen }: PartProps & { slip: PrintSlip | undefined }) {
  const t = useTexts(printingTexts);
  const { device, query, look } = screen;
  const stationsOf = useStationNames(query.data);
  const others = (query.data?.devices ?? []).filter(({ device_id }) => device_id !== device.device_id);
  const rename = (device_name: string) => {
    if (device_name.trim() === '') return;
    saveDevice({ device_name: device_name.trim() });
    look();
  };
  return (
    <aside aria-label={t.routes} className="grid content-start gap-4 rounded-xl bg-surface-2 p-4">
      <Preview slip={slip} screen={screen} />
      <dl className="grid grid-cols-2 gap-2 border-t border-line pt-3 text-sm">
        {device.printers.map((printer) => (
          <div key={printer.printer_id} className="contents">
            <dt className="text-ink-2 wrap-anywhere">{stationsOf(printer)}</dt>
            <dd className="font-bold wrap-anywhere">
              {t.route({ printer: printer.printer_name, width: printer.width })}
            </dd>
          </div>
        ))}
      </dl>
      {device.prints && others.length > 0 && (
        <p className="rounded-lg bg-surface p-3 text-sm wrap-anywhere">
          {t.others({ devices: others.map(({ device_name }) => device_name).join(', ') })}
        </p>
      )}
      <label className="grid gap-1 text-sm">
        <span className="font-semibold">{t.settings}</span>
        <Input
          defaultValue={device.device_name}
          maxLength={printingDeviceNameLengthMax}
          onBlur={(event) => rename(event.target.value)}
        />
      </label>
      <ButtonLink variant="secondary" to={paths.restaurantOrders}>
        {t.back}
      </ButtonLink>
    </aside>
  );
}
