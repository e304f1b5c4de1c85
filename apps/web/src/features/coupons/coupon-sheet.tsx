import { ownCouponForm, type OwnCoupon, type OwnCouponForm } from '@tawa/contract/own-coupons';
import { useState } from 'react';
import { ApiError, messageFrom } from '../../lib/api-client.ts';
import { couponTexts as texts } from '../../lib/messages-coupons.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type Category,
  type CouponFormOf,
  type CouponValues,
  emptyCoupon,
  GivesFields,
  LimitFields,
  OrderFields,
  WhenFields,
} from './coupon-fields.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { ruleWords } from './coupon-words.ts';
import { useSaveCoupon } from './own-coupons.queries.ts';

interface Props {
  coupon: OwnCoupon | null;
  /** Today and a month later, for a new one. */
  days: { from: string; to: string };
  categories: readonly Category[];
  onClose: () => void;
}

const told = new Set(['coupon_id', 'status', 'state', 'used', 'spent', 'orders', 'sales']);

/** The fields of a coupon without what is told of it beside them. */
function firstValues(coupon: OwnCoupon | null, days: Props['days']): CouponValues {
  if (!coupon) return { ...emptyCoupon, starts_on: days.from, ends_on: days.to };
  return Object.fromEntries(Object.entries(coupon).filter(([name]) => !told.has(name)));
}

function Preview({ form }: { form: CouponFormOf }) {
  const parsed = ownCouponForm.safeParse({ ...form.watch(), budget: 100 });
  const [code, title, terms] = form.watch(['code', 'title', 'terms']);
  return (
    <Card title={texts.preview} level={3}>
      <CouponPreview
        code={code?.trim().toUpperCase() || 'CODE'}
        title={title || '…'}
        terms={terms ?? ''}
        rules={parsed.success ? ruleWords(parsed.data) : []}
      />
    </Card>
  );
}

/** A new coupon or a changed one. */
export function CouponSheet({ coupon, days, categories, onClose }: Props) {
  const save = useSaveCoupon();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<CouponValues, OwnCouponForm>(ownCouponForm, { defaultValues: firstValues(coupon, days) });
  const isFixed = (coupon?.used ?? 0) > 0;
  const submit = async (values: OwnCouponForm) => {
    try {
      const { code } = await save.mutateAsync({ couponId: coupon?.coupon_id ?? null, form: values });
      toast.success(texts.saved(code));
      onClose();
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, texts.notSaved));
    }
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={coupon ? texts.editTitle(coupon.code) : texts.add}
      phone="full"
      width="large"
    >
      <Form form={form} onSubmit={submit} failure={failure} aria-label={texts.title}>
        {isFixed && <Banner tone="info">{texts.fixed}</Banner>}
        <GivesFields form={form} isFixed={isFixed} />
        <WhenFields form={form} />
        <OrderFields form={form} categories={categories} />
        <TextField
          label={texts.fields.budget}
          hint={texts.fields.budgetHint}
          type="number"
          inputMode="decimal"
          step={0.01}
          before="₹"
          {...form.field('budget', { valueAsNumber: true })}
        />
        <LimitFields form={form} />
        <Preview form={form} />
        <Button type="submit" pending={save.isPending} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Sheet>
  );
}
