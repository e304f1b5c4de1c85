import type { PayPage } from '@tawa/contract/money/payments';
import type { TableBill } from '@tawa/contract/tables/bills';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TipField } from '#ui/payment/tip-field.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type Part, type TableKeys, useAskToPay, useOpenPart } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';

interface Props {
  keys: TableKeys;
  part: Part;
  methods: TableBill['methods'];
  /** Leaves for the page where money is paid. */
  goToPay: (page: PayPage) => void;
  onClose: () => void;
}

/** No provider takes less than a rupee. */
const leastOnline = 1;

/** How this phone pays its part: online, or in cash to the staff. */
export function PaySheet({ keys, part, methods, goToPay, onClose }: Props) {
  const { paySheet: t, payButtons, asking, failedPay } = useTexts(tableTexts);
  const online = useOnline();
  const [tip, setTip] = useState(0);
  const ask = useAskToPay(keys);
  const open = useOpenPart(keys);
  const isBusy = ask.isPending || open.isPending;
  const pay = (method: TableBill['methods'][number]) =>
    open.mutate(
      { ...part, method, tip },
      {
        onSuccess: goToPay,
        onError: (error) => {
          toast.error(messageFrom(error, t.failed));
          onClose();
        },
      },
    );
  const inCash = () =>
    ask.mutate(part, {
      onError: (error) => toast.error(messageFrom(error, failedPay)),
      onSettled: onClose,
    });
  const [first, ...others] = part.amount >= leastOnline ? methods : [];
  return (
    <Sheet open onOpenChange={(shown) => !shown && !isBusy && onClose()} title={payButtons[part.kind]}>
      <p className="num text-center text-[2.5rem] leading-[3.25rem] font-extrabold">
        {formatRupees(part.amount + tip)}
      </p>
      <p className="mt-1 text-center text-body text-ink-2">{online ? t.text : t.noLine}</p>
      {first && (
        <TipField label={t.tip} hint={t.tipHint} value={tip} disabled={isBusy} className="mt-4" onChange={setTip} />
      )}
      <div className="mt-5 grid gap-2.5">
        {first && (
          <Button
            size={56}
            wide
            pending={open.isPending}
            pendingText={t.opening}
            {...(tip > 0 && { amount: formatRupees(part.amount + tip) })}
            disabled={!online || ask.isPending}
            onClick={() => pay(first)}
          >
            {t.methods[first]}
          </Button>
        )}
        {others.map((method) => (
          <Button
            key={method}
            wide
            variant="secondary"
            disabled={!online || isBusy}
            {...(tip > 0 && { amount: formatRupees(part.amount + tip) })}
            onClick={() => pay(method)}
          >
            {t.methods[method]}
          </Button>
        ))}
        <Button
          wide
          variant={first ? 'quiet' : 'primary'}
          pending={ask.isPending}
          pendingText={asking}
          disabled={!online || open.isPending}
          {...(tip > 0 && { amount: formatRupees(part.amount) })}
          onClick={inCash}
        >
          {t.cash}
        </Button>
      </div>
    </Sheet>
  );
}
