import type { PayPage } from '@tawa/contract/money/payments';
import type { TableBill } from '@tawa/contract/tables/bills';
import { formatRupees } from '@tawa/domain/common/money';
import { useOnline } from '#lib/api/online.ts';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type TableKeys, useCheckPart, useOpenPart, useWithdrawPart } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';

type Claim = TableBill['parts'][number];

interface Props {
  keys: TableKeys;
  claim: Claim;
  goToPay: (page: PayPage) => void;
}

function Undo({ keys }: Pick<Props, 'keys'>) {
  const t = useTexts(tableTexts);
  const withdraw = useWithdrawPart(keys);
  return (
    <Button
      variant="secondary"
      wide
      pending={withdraw.isPending}
      pendingText={t.undoing}
      onClick={() => withdraw.mutate(undefined, { onError: (error) => toast.error(messageFrom(error, t.failedPay)) })}
    >
      {t.asked.undo}
    </Button>
  );
}

/** What this phone pays online: asked about until it is there, with the way back to where it is paid. */
function PayingOnline({ keys, claim, goToPay }: Props) {
  const { paying: t, paySheet } = useTexts(tableTexts);
  const language = useLanguage();
  const online = useOnline();
  const open = useOpenPart(keys);
  useCheckPart(keys, claim.part_id);
  const { method, pay_by, amount, tip } = claim;
  const isLate = pay_by === null;
  const text = isLate ? t.late : t.text({ time: formatTime(pay_by, language) });
  const go = () =>
    method !== null &&
    open.mutate(
      // The same part is answered with the same page, whatever kind it was.
      { kind: 'all', amount, method },
      { onSuccess: goToPay, onError: (error) => toast.error(messageFrom(error, paySheet.failed)) },
    );
  return (
    <>
      <Banner tone="info" title={t.title({ amount: formatRupees(amount + tip) })}>
        {online ? text : t.noLine}
      </Banner>
      {!isLate && (
        <Button size={56} wide pending={open.isPending} pendingText={paySheet.opening} disabled={!online} onClick={go}>
          {t.go}
        </Button>
      )}
    </>
  );
}

/** What this phone claimed to pay and has not yet: with the staff on its way, or at the bank. */
export function OwnClaim({ keys, claim, goToPay }: Props) {
  const { asked: t } = useTexts(tableTexts);
  return (
    <div role="status" className="mt-4 grid gap-3">
      {claim.method === null ? (
        <Banner tone="info" title={t.title}>
          {t.text({ amount: formatRupees(claim.amount) })}
        </Banner>
      ) : (
        <PayingOnline keys={keys} claim={claim} goToPay={goToPay} />
      )}
      <Undo keys={keys} />
    </div>
  );
}
