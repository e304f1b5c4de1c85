import type { officeCouponForm } from '@tawa/contract/money/coupons.office';
import type { ownCouponForm } from '@tawa/contract/money/coupons.kitchen';
import type { z } from 'zod/mini';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { SchemaForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { nameLanguages } from '@tawa/domain/catalogue/names/names';
import { OtherLanguages } from '#ui/names/name-fields.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { couponsTexts } from './coupons.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Own = z.input<typeof ownCouponForm>;
type Office = z.input<typeof officeCouponForm>;

/** The fields of both forms; a form holds those of its own schema. */
export type CouponValues = Partial<Omit<Own, 'ends_on'> & Office>;
export type CouponFormOf = Pick<SchemaForm<CouponValues, unknown>, 'field' | 'watch' | 'setValue'>;
export type Category = { category_id: number; category_name: string };

/** A coupon before anything is known of it. */
export const emptyCoupon = {
  code: '',
  title: '',
  names: { hi: '', kn: '' },
  terms: '',
  terms_in: { hi: '', kn: '' },
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
} satisfies CouponValues;

const set = { shouldDirty: true, shouldValidate: true } as const;
export const numberOrNull = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || Number.isNaN(Number(value)) ? null : Number(value),
} as const;
export const textOrNull = { setValueAs: (value: unknown) => (value === '' ? null : value) } as const;
const number = { valueAsNumber: true } as const;
const weekdaysIn = keepEach((language: Language) => {
  const t = textsIn(couponsTexts, language);
  return [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: Object.values(t.days)[value] ?? '' }));
});
const methodsIn = keepEach((language: Language) => {
  const t = textsIn(couponsTexts, language);
  return (['upi', 'card', 'netbanking', 'wallet', 'cod'] as const).map((value) => ({
    value,
    label: t.methods[value],
  }));
});
const typesIn = keepEach((language: Language) => {
  const t = textsIn(couponsTexts, language);
  return (['percent', 'flat', 'free_delivery'] as const).map((value) => ({ value, label: t.types[value] }));
});
const waysIn = keepEach((language: Language) => {
  const t = textsIn(couponsTexts, language);
  return (['delivery', 'pickup'] as const).map((value) => ({ value, label: t.coupon.fields[value] }));
});

/** What it gives and its terms in Hindi and Kannada, as whoever runs it writes them; the English ones stand where none are. */
function CouponNames({ form }: { form: CouponFormOf }) {
  const t = useTexts(couponsTexts).names;
  const names = form.watch('names');
  const written = nameLanguages.flatMap((language) => names?.[language] || []);
  const fields = nameLanguages.map((language) => ({
    language,
    title: form.field(`names.${language}`),
    terms: form.field(`terms_in.${language}`),
  }));
  return (
    <OtherLanguages
      title={t.title}
      note={written.length > 0 ? written.join(' · ') : t.none}
      isWrong={fields.some(({ title, terms }) => Boolean(title.error ?? terms.error))}
    >
      {fields.map(({ language, title, terms }) => (
        <div key={language} className="grid gap-4">
          <TextField label={t.gives[language]} optional lang={language} maxLength={60} {...title} />
          <TextareaField label={t.terms[language]} optional lang={language} maxLength={300} rows={2} {...terms} />
        </div>
      ))}
    </OtherLanguages>
  );
}

/** What it gives, and how it is called. */
export function GivesFields({ form, isFixed }: { form: CouponFormOf; isFixed: boolean }) {
  const language = useLanguage();
  const t = useTexts(couponsTexts);
  const type = form.watch('type');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.fields.code}
          hint={t.fields.codeHint}
          autoCapitalize="characters"
          maxLength={16}
          readOnly={isFixed}
          {...form.field('code')}
        />
        <SelectField label={t.fields.type} options={typesIn(language)} {...form.field('type')} />
        {type !== 'free_delivery' && (
          <TextField
            label={type === 'percent' ? t.fields.percent : t.fields.value}
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
            label={t.fields.max_discount}
            type="number"
            inputMode="decimal"
            step={0.01}
            before="₹"
            readOnly={isFixed}
            {...form.field('max_discount', numberOrNull)}
          />
        )}
        <TextField
          label={t.fields.min_item_total}
          type="number"
          inputMode="decimal"
          step={0.01}
          before="₹"
          readOnly={isFixed}
          {...form.field('min_item_total', number)}
        />
      </div>
      <TextField label={t.fields.title} placeholder={t.n20OffUp} maxLength={60} {...form.field('title')} />
      <TextareaField label={t.fields.terms} optional counter maxLength={300} rows={2} {...form.field('terms')} />
      <CouponNames form={form} />
    </>
  );
}

/** On which days and at which hours it works. */
export function WhenFields({ form, isOpenEnded = false }: { form: CouponFormOf; isOpenEnded?: boolean }) {
  const language = useLanguage();
  const t = useTexts(couponsTexts);
  const days = form.watch('weekdays');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.fields.starts_on} type="date" {...form.field('starts_on')} />
        <TextField
          label={t.fields.ends_on}
          type="date"
          optional={isOpenEnded}
          {...form.field('ends_on', isOpenEnded ? textOrNull : undefined)}
        />
        <TextField
          label={t.fields.from_time}
          type="time"
          optional
          hint={t.fields.timesHint}
          {...form.field('from_time', textOrNull)}
        />
        <TextField label={t.fields.to_time} type="time" optional {...form.field('to_time', textOrNull)} />
      </div>
      <ChoiceChips
        label={t.fields.weekdays}
        hint={t.fields.weekdaysHint}
        options={weekdaysIn(language)}
        value={days ?? []}
        onChange={(next) => form.setValue('weekdays', next, set)}
      />
    </>
  );
}

/** For which dishes, payments and ways of getting the food. */
export function OrderFields({ form, categories }: { form: CouponFormOf; categories: readonly Category[] }) {
  const language = useLanguage();
  const t = useTexts(couponsTexts);
  const [chosen, paid] = form.watch(['category_ids', 'payment_methods']);
  return (
    <>
      {categories.length > 0 && (
        <ChoiceChips
          label={t.fields.category_ids}
          hint={t.fields.categoriesHint}
          error={form.field('category_ids').error}
          options={categories.map(({ category_id, category_name }) => ({ value: category_id, label: category_name }))}
          value={chosen ?? []}
          onChange={(next) => form.setValue('category_ids', next, set)}
        />
      )}
      <ChoiceChips
        label={t.fields.payment_methods}
        hint={t.fields.methodsHint}
        options={methodsIn(language)}
        value={paid ?? []}
        onChange={(next) => form.setValue('payment_methods', next, set)}
      />
      <SelectField
        label={t.fields.fulfilment}
        placeholder={t.fields.both}
        options={waysIn(language)}
        {...form.field('fulfilment', textOrNull)}
      />
    </>
  );
}

/** How often, and to whom it is shown. */
export function LimitFields({ form }: { form: CouponFormOf }) {
  const t = useTexts(couponsTexts);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.fields.total_limit}
          placeholder={t.fields.noLimit}
          type="number"
          inputMode="numeric"
          optional
          {...form.field('total_limit', numberOrNull)}
        />
        <TextField
          label={t.fields.per_user_limit}
          placeholder={t.fields.noLimit}
          type="number"
          inputMode="numeric"
          optional
          {...form.field('per_user_limit', numberOrNull)}
        />
      </div>
      <div>
        <Checkbox label={t.fields.new_customers_only} {...form.field('new_customers_only')} />
        <Checkbox label={t.fields.visible} {...form.field('visible')} />
        <Checkbox label={t.fields.auto_apply} {...form.field('auto_apply')} />
      </div>
    </>
  );
}
