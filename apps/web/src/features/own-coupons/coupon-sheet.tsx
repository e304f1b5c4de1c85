import { ownCouponForm, type OwnCoupon, type OwnCouponForm } from '@tawa/contract/own-coupons';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError, messageFrom } from '../../lib/api-client.ts';
import { couponTexts as texts } from '../../lib/messages-coupons.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SelectField, TextareaField, TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { ruleWords } from './coupon-words.ts';
import { useSaveCoupon } from './own-coupons.queries.ts';

type Values = z.input<typeof ownCouponForm>;
interface Props {
  coupon: OwnCoupon | null;
  /** Today and a month later, for a new one. */
  days: { from: string; to: string };
  categories: readonly { category_id: number; category_name: string }[];
  onClose: () => void;
}

const empty = {
  code: '',
  title: '',
  terms: '',
  type: 'percent',
  value: null,
  max_discount: null,
  min_item_total: 0,
  weekdays: [],
  from_time: null,
  to_time: null,
  category_ids: [],
  fulfilment: null,
  payment_methods: [],
  new_customers_only: false,
  total_limit: null,
  per_user_limit: null,
  visible: true,
  auto_apply: false,
} as const;

const told = new Set(['coupon_id', 'status', 'state', 'used', 'spent', 'orders', 'sales']);

/** The fields of a coupon without what is told of it beside them. */
function firstValues(coupon: OwnCoupon | null, days: Props['days']): Partial<Values> {
  if (!coupon)
    return { ...empty, weekdays: [], category_ids: [], payment_methods: [], starts_on: days.from, ends_on: days.to };
  return Object.fromEntries(Object.entries(coupon).filter(([name]) => !told.has(name)));
}

const set = { shouldDirty: true, shouldValidate: true } as const;
const numberOrNull = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || Number.isNaN(Number(value)) ? null : Number(value),
} as const;
const textOrNull = { setValueAs: (value: unknown) => (value === '' ? null : value) } as const;
const number = { valueAsNumber: true } as const;
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: texts.weekdays[value] ?? '' }));
const methods = (['upi', 'card', 'netbanking', 'wallet', 'cod'] as const).map((value) => ({
  value,
  label: texts.methods[value],
}));
const types = (['percent', 'flat', 'free_delivery'] as const).map((value) => ({ value, label: texts.types[value] }));
const ways = (['delivery', 'pickup'] as const).map((value) => ({ value, label: texts.fields[value] }));

type CouponFormOf = ReturnType<typeof useForm<Values, OwnCouponForm>>;

function Gives({ form, isFixed }: { form: CouponFormOf; isFixed: boolean }) {
  const type = form.watch('type');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.fields.code}
        hint={texts.fields.codeHint}
        autoCapitalize="characters"
        maxLength={16}
        readOnly={isFixed}
        {...form.field('code')}
      />
      <SelectField label={texts.fields.type} options={types} {...form.field('type')} />
      {type !== 'free_delivery' && (
        <TextField
          label={type === 'percent' ? texts.fields.percent : texts.fields.value}
          type="number"
          inputMode="decimal"
          step={type === 'percent' ? 1 : 0.01}
          after={type === 'percent' ? '%' : undefined}
          before={type === 'percent' ? undefined : '₹'}
          readOnly={isFixed}
          {...form.field('value', numberOrNull)}
        />
      )}
      {type === 'percent' && (
        <TextField
          label={texts.fields.max_discount}
          type="number"
          inputMode="decimal"
          step={0.01}
          before="₹"
          readOnly={isFixed}
          {...form.field('max_discount', numberOrNull)}
        />
      )}
      <TextField
        label={texts.fields.min_item_total}
        type="number"
        inputMode="decimal"
        step={0.01}
        before="₹"
        readOnly={isFixed}
        {...form.field('min_item_total', number)}
      />
    </div>
  );
}

function When({ form }: { form: CouponFormOf }) {
  const days = form.watch('weekdays');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={texts.fields.starts_on} type="date" {...form.field('starts_on')} />
        <TextField label={texts.fields.ends_on} type="date" {...form.field('ends_on')} />
        <TextField
          label={texts.fields.from_time}
          type="time"
          optional
          hint={texts.fields.timesHint}
          {...form.field('from_time', textOrNull)}
        />
        <TextField label={texts.fields.to_time} type="time" optional {...form.field('to_time', textOrNull)} />
      </div>
      <ChoiceChips
        label={texts.fields.weekdays}
        hint={texts.fields.weekdaysHint}
        options={weekdays}
        value={days ?? []}
        onChange={(next) => form.setValue('weekdays', next, set)}
      />
    </>
  );
}

function Whom({ form, categories }: { form: CouponFormOf; categories: Props['categories'] }) {
  const [chosen, paid] = form.watch(['category_ids', 'payment_methods']);
  return (
    <>
      {categories.length > 0 && (
        <ChoiceChips
          label={texts.fields.category_ids}
          hint={texts.fields.categoriesHint}
          error={form.field('category_ids').error}
          options={categories.map(({ category_id, category_name }) => ({ value: category_id, label: category_name }))}
          value={chosen ?? []}
          onChange={(next) => form.setValue('category_ids', next, set)}
        />
      )}
      <ChoiceChips
        label={texts.fields.payment_methods}
        hint={texts.fields.methodsHint}
        options={methods}
        value={paid ?? []}
        onChange={(next) => form.setValue('payment_methods', next, set)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.fields.fulfilment}
          placeholder={texts.fields.both}
          options={ways}
          {...form.field('fulfilment', textOrNull)}
        />
        <TextField
          label={texts.fields.budget}
          hint={texts.fields.budgetHint}
          type="number"
          inputMode="decimal"
          step={0.01}
          before="₹"
          {...form.field('budget', number)}
        />
        <TextField
          label={texts.fields.total_limit}
          placeholder={texts.fields.noLimit}
          type="number"
          inputMode="numeric"
          optional
          {...form.field('total_limit', numberOrNull)}
        />
        <TextField
          label={texts.fields.per_user_limit}
          placeholder={texts.fields.noLimit}
          type="number"
          inputMode="numeric"
          optional
          {...form.field('per_user_limit', numberOrNull)}
        />
      </div>
      <div>
        <Checkbox label={texts.fields.new_customers_only} {...form.field('new_customers_only')} />
        <Checkbox label={texts.fields.visible} {...form.field('visible')} />
        <Checkbox label={texts.fields.auto_apply} {...form.field('auto_apply')} />
      </div>
    </>
  );
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
  const form = useForm<Values, OwnCouponForm>(ownCouponForm, { defaultValues: firstValues(coupon, days) });
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
        <Gives form={form} isFixed={isFixed} />
        <TextField
          label={texts.fields.title}
          placeholder="20% off, up to ₹100"
          maxLength={60}
          {...form.field('title')}
        />
        <TextareaField label={texts.fields.terms} optional counter maxLength={300} rows={2} {...form.field('terms')} />
        <When form={form} />
        <Whom form={form} categories={categories} />
        <Preview form={form} />
        <Button type="submit" pending={save.isPending} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Sheet>
  );
}
