import { couponFunders, officeCouponForm, type OfficeCouponForm } from '@tawa/contract/money/coupons.office';
import { useQuery } from '@tanstack/react-query';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import {
  type CouponFormOf,
  type CouponValues,
  emptyCoupon,
  GivesFields,
  LimitFields,
  numberOrNull,
  OrderFields,
  WhenFields,
} from '../coupon-fields.tsx';
import { CouponFrame } from '../coupon-frame.tsx';
import { officeCouponsTexts } from './coupons.texts.ts';
import { categoriesQuery } from '#lib/categories.queries.ts';
import { type CouponDetail, useSaveOfficeCoupon } from './coupons.queries.ts';
import { RestaurantPicker } from './restaurant-picker.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const set = { shouldDirty: true, shouldValidate: true } as const;
const fundersIn = keepEach((language: Language) => {
  const t = textsIn(officeCouponsTexts, language);
  return couponFunders.map((value) => ({ value, label: t.funders[value] }));
});

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
  const t = useTexts(officeCouponsTexts);
  const cities = useQuery(citiesQuery);
  const [inCities, at] = form.watch(['city_ids', 'restaurant_ids']);
  return (
    <>
      <ChoiceChips
        label={t.fields.cities}
        hint={t.fields.citiesHint}
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
  const language = useLanguage();
  const t = useTexts(officeCouponsTexts);
  const funder = form.watch('funded_by');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t.fields.funder}
        hint={funder === 'platform' ? undefined : t.fields.funderHint}
        options={fundersIn(language)}
        {...form.field('funded_by', {
          onChange: ({ target }: { target: { value: string } }) =>
            form.setValue('restaurant_percent', target.value === 'split' ? 50 : null, set),
        })}
      />
      {funder === 'split' && (
        <TextField
          label={t.fields.percent}
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
export function OfficeCouponSheet({ coupon, today, onClose, onSaved }: Props) {
  const t = useTexts(officeCouponsTexts);
  const save = useSaveOfficeCoupon();
  const categories = useQuery(categoriesQuery());
  return (
    <CouponFrame<OfficeCouponForm>
      coupon={coupon}
      schema={officeCouponForm}
      first={coupon?.form ?? fresh(today)}
      fixed={t.fixed}
      save={(form) => save.mutateAsync({ couponId: coupon?.coupon_id ?? null, form }).then(onSaved)}
      onClose={onClose}
    >
      {(form, isFixed) => (
        <>
          <GivesFields form={form} isFixed={isFixed} />
          <FunderFields form={form} isFixed={isFixed} />
          <WhenFields form={form} isOpenEnded />
          <PlaceFields form={form} coupon={coupon} />
          <OrderFields form={form} categories={categories.data ?? []} />
          <LimitFields form={form} />
        </>
      )}
    </CouponFrame>
  );
}
