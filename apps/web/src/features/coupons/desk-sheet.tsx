import { couponFunders, deskCouponForm, type DeskCouponForm } from '@tawa/contract/coupons-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageFrom } from '../../lib/api-client.ts';
import { deskCouponTexts as texts } from '../../lib/messages-office-coupons.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SelectField, TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { ChoiceChips } from './choice-chips.tsx';
import {
  type CouponFormOf,
  type CouponValues,
  emptyCoupon,
  GivesFields,
  LimitFields,
  numberOrNull,
  OrderFields,
  WhenFields,
} from './coupon-fields.tsx';
import { categoriesQuery, citiesQuery, type CouponDetail, useSaveDeskCoupon } from './desk.queries.ts';
import { RestaurantPicker } from './restaurant-picker.tsx';

const set = { shouldDirty: true, shouldValidate: true } as const;
const funders = couponFunders.map((value) => ({ value, label: texts.funders[value] }));

const fresh = (today: string): CouponValues => ({
  ...emptyCoupon,
  starts_on: today,
  ends_on: null,
  city_ids: [],
  restaurant_ids: [],
  funded_by: 'platform',
  restaurant_percent: null,
});

function PlaceFields({ form, coupon }: { form: CouponFormOf; coupon: CouponDetail | null }) {
  const cities = useQuery(citiesQuery());
  const [inCities, at] = form.watch(['city_ids', 'restaurant_ids']);
  return (
    <>
      <ChoiceChips
        label={texts.fields.cities}
        hint={texts.fields.citiesHint}
        options={(cities.data ?? []).map(({ city_id, cityname }) => ({ value: city_id, label: cityname }))}
        value={inCities ?? []}
        onChange={(next) => form.setValue('city_ids', next, set)}
      />
      <RestaurantPicker
        known={coupon?.restaurants ?? []}
        value={at ?? []}
        error={form.field('restaurant_ids').error}
        onChange={(next) => form.setValue('restaurant_ids', next, set)}
      />
    </>
  );
}

function FunderFields({ form, isFixed }: { form: CouponFormOf; isFixed: boolean }) {
  const funder = form.watch('funded_by');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={texts.fields.funder}
        hint={funder === 'platform' ? undefined : texts.fields.funderHint}
        options={funders}
        {...form.field('funded_by', {
          onChange: ({ target }: { target: { value: string } }) =>
            form.setValue('restaurant_percent', target.value === 'split' ? 50 : null, set),
        })}
      />
      {funder === 'split' && (
        <TextField
          label={texts.fields.percent}
          type="number"
          inputMode="numeric"
          step={1}
          after="%"
          readOnly={isFixed}
          {...form.field('restaurant_percent', numberOrNull)}
        />
      )}
    </div>
  );
}

interface Props {
  coupon: CouponDetail | null;
  today: string;
  onClose: () => void;
  /** Hears of the coupon once it is saved. */
  onSaved: (couponId: number) => void;
}

/** A new coupon of the office or a changed one. */
export function DeskCouponSheet({ coupon, today, onClose, onSaved }: Props) {
  const save = useSaveDeskCoupon();
  const categories = useQuery(categoriesQuery());
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<CouponValues, DeskCouponForm>(deskCouponForm, { defaultValues: coupon?.form ?? fresh(today) });
  const isFixed = (coupon?.used ?? 0) > 0;
  const submit = async (values: DeskCouponForm) => {
    try {
      const couponId = await save.mutateAsync({ couponId: coupon?.coupon_id ?? null, form: values });
      toast.success(texts.saved(values.code));
      onSaved(couponId);
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
        <FunderFields form={form} isFixed={isFixed} />
        <WhenFields form={form} isOpenEnded />
        <PlaceFields form={form} coupon={coupon} />
        <OrderFields form={form} categories={categories.data ?? []} />
        <LimitFields form={form} />
        <Button type="submit" pending={save.isPending} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Sheet>
  );
}
