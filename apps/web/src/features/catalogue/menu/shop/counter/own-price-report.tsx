import { priceReportNoteLengthMax } from '@tawa/domain/catalogue/counter/price-reports';
import { formatRupees } from '@tawa/domain/common/money';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ownReportQuery, useReportPrice } from './counter.queries.ts';
import { counterTexts } from './counter.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function ReportSheet({ menuId, name, onClose }: { menuId: number; name: string; onClose: () => void }) {
  const t = useTexts(counterTexts);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const report = useReportPrice(menuId);
  const send = () =>
    report.mutate(
      { price_seen: Number(typed), note },
      {
        onSuccess: () => {
          toast.success(t.sent);
          onClose();
        },
        onError: (failure) =>
          setError((failure instanceof ApiError && failure.fields?.['price_seen']) || messageFrom(failure, t.failed)),
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.reportTitle}
      description={name}
      width="small"
      footer={
        <Button wide pending={report.isPending} pendingText={t.sending} disabled={typed.trim() === ''} onClick={send}>
          {t.send}
        </Button>
      }
    >
      <p className="mb-4 text-body text-ink-2">{t.reportLead}</p>
      <TextField
        label={t.priceSeen}
        before="₹"
        inputMode="decimal"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <TextareaField
        className="mt-4"
        label={t.note}
        hint={t.noteHint}
        optional
        rows={2}
        maxLength={priceReportNoteLengthMax}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Sheet>
  );
}

interface Props {
  dish: { menu_id: number; dish_name: string; names?: Names | undefined };
}

function Own({ dish: { menu_id, dish_name, names } }: Props) {
  const t = useTexts(counterTexts);
  const language = useLanguage();
  const { data } = useQuery(ownReportQuery(menu_id));
  const [isOpen, setOpen] = useState(false);
  if (!data || (!data.may_report && !data.report)) return null;
  const { report } = data;
  const facts = report && {
    price: formatRupees(report.price_seen),
    day: formatDate(report.created_on, language),
    reason: report.reason ?? '',
  };
  return (
    <>
      {report && facts && <p className="w-full text-body wrap-anywhere text-ink-2">{t[report.state](facts)}</p>}
      {data.may_report && (
        <Button variant="quiet" size={40} className="-mx-4" onClick={() => setOpen(true)}>
          {t.report}
        </Button>
      )}
      {isOpen && (
        <ReportSheet menuId={menu_id} name={nameIn(dish_name, names, language)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What a customer reported of the price of a dish, or the way to it; nothing for anybody else. */
export function OwnPriceReport(props: Props) {
  const isCustomer = useSession()?.userType === 'user';
  return isCustomer ? <Own {...props} /> : null;
}
