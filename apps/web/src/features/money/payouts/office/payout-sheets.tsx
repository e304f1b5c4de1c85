import { correctionForm, paidForm, returnedForm } from '@tawa/contract/money/payouts.office';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { deedsOf, usePayoutAction, type OfficeStatement } from './payouts.queries.ts';
import { officePayoutsTexts } from './payouts.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Statement = OfficeStatement['payout'];
interface SheetProps {
  payout: Statement;
  onClose: () => void;
}

const signed = (rupees: number): string => formatRupees(rupees).replace('-', '−');

/** Notes a transfer with what the bank calls it. */
export function PaySheet({ payout, onClose }: SheetProps) {
  const language = useLanguage();
  const t = useTexts(officePayoutsTexts);
  const action = usePayoutAction();
  const form = useForm<{ reference: string }, { reference: string }>(paidForm, { defaultValues: { reference: '' } });
  const send = async ({ reference }: { reference: string }) => {
    await action.mutateAsync(deedsOf(payout.payout_id, language).pay(reference)).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.payTitle({ sum: signed(payout.net) })}>
      <Form form={form} onSubmit={send}>
        <p className="text-body text-ink-2">{payout.net < 0 ? t.owedText : t.payText}</p>
        <TextField label={t.reference} maxLength={60} {...form.field('reference')} />
        <Button type="submit" wide pending={action.isPending} pendingText={t.paying}>
          {t.pay}
        </Button>
      </Form>
    </Sheet>
  );
}

/** Notes that the bank sent a transfer back. */
export function ComeBackSheet({ payout, onClose }: SheetProps) {
  const language = useLanguage();
  const t = useTexts(officePayoutsTexts);
  const action = usePayoutAction();
  const form = useForm<{ reason: string }, { reason: string }>(returnedForm, { defaultValues: { reason: '' } });
  const send = async ({ reason }: { reason: string }) => {
    await action.mutateAsync(deedsOf(payout.payout_id, language).comeBack(reason)).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.comeBackTitle({ sum: signed(payout.net) })}>
      <Form form={form} onSubmit={send}>
        <p className="text-body text-ink-2">{t.comeBackText}</p>
        <TextareaField label={t.comeBackReason} maxLength={300} counter {...form.field('reason')} />
        <Button type="submit" wide pending={action.isPending} pendingText={t.paying}>
          {t.comeBack}
        </Button>
      </Form>
    </Sheet>
  );
}

interface Correction {
  amount: number;
  reason: string;
}

/** A line of its own, which the restaurant reads. */
export function CorrectionSheet({ payout, onClose }: SheetProps) {
  const language = useLanguage();
  const t = useTexts(officePayoutsTexts);
  const action = usePayoutAction();
  const form = useForm<Partial<Correction>, Correction>(correctionForm, { defaultValues: { reason: '' } });
  const send = async (correction: Correction) => {
    await action.mutateAsync(deedsOf(payout.payout_id, language).adjust(correction)).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.adjust}>
      <Form form={form} onSubmit={send}>
        <p className="text-body text-ink-2">{t.adjustText}</p>
        <TextField
          label={t.amount}
          hint={t.amountHint}
          type="number"
          step={0.01}
          before="₹"
          {...form.field('amount', { valueAsNumber: true })}
        />
        <TextareaField label={t.reason} maxLength={reasonLengthMax} counter {...form.field('reason')} />
        <Button type="submit" wide pending={action.isPending} pendingText={t.adjusting}>
          {t.adjust}
        </Button>
      </Form>
    </Sheet>
  );
}
