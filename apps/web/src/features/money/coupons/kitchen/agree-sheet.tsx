import { agreementForm, type AgreementForm, type CouponOffer } from '@tawa/contract/money/coupons';
import { formatRupees } from '@tawa/domain/common/money';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { payWords } from '../coupon-words.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useAgree } from '../shop/offers.queries.ts';
import { kitchenCouponsTexts } from './coupons.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  offer: CouponOffer;
  /** '2026-11-21' */
  today: string;
  onClose: () => void;
}

type Values = Partial<AgreementForm>;

const quarter = 90;

/** What stands in the form first: what was agreed to before, or as long as the coupon runs. */
function firstValues({ agreement, ends_on, terms_version }: CouponOffer, today: string): Values {
  const isLater = agreement !== null && agreement.ends_on >= today;
  const last = isLater ? agreement.ends_on : (ends_on ?? addDays(today, quarter));
  return {
    terms_version,
    ends_on: last,
    ...(agreement && agreement.state !== 'spent' && { budget: agreement.budget }),
  };
}

/** Asks how much a restaurant pays for a coupon at most, and until when. */
export function AgreeSheet({ offer, today, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenCouponsTexts);
  const { coupon_id, code, agreement } = offer;
  const agree = useAgree();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values, AgreementForm>(agreementForm, { defaultValues: firstValues(offer, today) });
  const submit = async (values: AgreementForm) => {
    try {
      toast.success((await agree.mutateAsync({ coupon_id, form: values })).message);
      onClose();
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
    }
  };
  const spent = agreement?.spent ?? 0;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.agreeNamed({ code })}>
      <Form form={form} onSubmit={submit} failure={failure}>
        <p className="text-body font-semibold">{payWords(offer, language)}</p>
        <TextField
          label={t.budget}
          hint={spent > 0 ? `${t.budgetHint} ${t.spentAlready({ spent: formatRupees(spent) })}` : t.budgetHint}
          type="number"
          inputMode="decimal"
          step={0.01}
          before="₹"
          {...form.field('budget', { valueAsNumber: true })}
        />
        <TextField label={t.ends_on} type="date" min={today} {...form.field('ends_on')} />
        <p className="text-sm text-ink-2">{t.promise}</p>
        <Button type="submit" wide pending={agree.isPending} pendingText={t.saving}>
          {t.agree}
        </Button>
      </Form>
    </Sheet>
  );
}
