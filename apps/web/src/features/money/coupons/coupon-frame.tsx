import { useState, type ReactNode } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { CouponFormOf, CouponValues } from './coupon-fields.tsx';
import { couponsTexts } from './coupons.texts.ts';

interface Props<Values> {
  /** The coupon that is changed; a new one is none yet. */
  coupon: { code: string; used: number } | null;
  schema: Parameters<typeof useForm<CouponValues, Values>>[0];
  first: CouponValues;
  /** Says what stays as it is once customers have used it. */
  fixed: string;
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: (form: CouponFormOf, isFixed: boolean) => ReactNode;
}

/** The sheet and the form around the fields of a coupon, whoever runs it. */
export function CouponFrame<Values extends { code: string }>(props: Props<Values>) {
  const t = useTexts(couponsTexts);
  const { coupon, schema, first, fixed, save, onClose, children } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<CouponValues, Values>(schema, { defaultValues: first });
  const isFixed = (coupon?.used ?? 0) > 0;
  const submit = async (values: Values) => {
    try {
      await save(values);
      toast.success(t.saved({ code: values.code }));
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
    }
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={coupon ? t.editTitle({ code: coupon.code }) : t.add}
      phone="full"
      width="large"
    >
      <Form form={form} onSubmit={submit} failure={failure} aria-label={t.title}>
        {isFixed && <Banner tone="info">{fixed}</Banner>}
        {children(form, isFixed)}
        <Button type="submit" pending={form.formState.isSubmitting} pendingText={t.saving}>
          {t.save}
        </Button>
      </Form>
    </Sheet>
  );
}
