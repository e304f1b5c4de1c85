import { declineForm, type CouponOffer, type DeclineForm } from '@tawa/contract/money/coupons';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useDecline } from '../shop/offers.queries.ts';
import { kitchenCouponsTexts } from './coupons.texts.ts';

/** Asks why a restaurant would not pay for a coupon. */
export function DeclineSheet({ offer, onClose }: { offer: CouponOffer; onClose: () => void }) {
  const t = useTexts(kitchenCouponsTexts);
  const { coupon_id, code, terms_version } = offer;
  const decline = useDecline();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Partial<DeclineForm>, DeclineForm>(declineForm, { defaultValues: { terms_version, words: '' } });
  const submit = async (values: DeclineForm) => {
    try {
      toast.success((await decline.mutateAsync({ coupon_id, form: values })).message);
      onClose();
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.declineNamed({ code })}>
      <Form form={form} onSubmit={submit} failure={failure}>
        <p className="text-body text-ink-2">{t.declineText}</p>
        <TextareaField label={t.declineWords} maxLength={300} counter {...form.field('words')} />
        <Button type="submit" wide variant="danger" pending={decline.isPending} pendingText={t.saving}>
          {t.decline}
        </Button>
      </Form>
    </Sheet>
  );
}
