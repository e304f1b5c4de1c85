import { ownCouponForm, type OwnCoupon, type OwnCouponForm } from '@tawa/contract/money/coupons.kitchen';
import { useTexts } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/form/input.tsx';
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
import { CouponFrame } from './coupon-frame.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { ruleWords } from './coupon-words.ts';
import { couponsTexts } from './coupons.texts.ts';
import { useSaveCoupon } from './kitchen/own-coupons.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  coupon: OwnCoupon | null;
  /** Today and a month later, for a new one. */
  days: { from: string; to: string };
  categories: readonly Category[];
  onClose: () => void;
}

const told = new Set(['coupon_id', 'status', 'state', 'used', 'spent', 'orders', 'sales']);

/** Words in other languages as two fields have them. */
const bothOf = (words: OwnCoupon['names']) => ({ hi: words?.hi ?? '', kn: words?.kn ?? '' });

/** The fields of a coupon without what is told of it beside them. */
function firstValues(coupon: OwnCoupon | null, days: Props['days']): CouponValues {
  if (!coupon) return { ...emptyCoupon, starts_on: days.from, ends_on: days.to };
  const fields = Object.fromEntries(Object.entries(coupon).filter(([name]) => !told.has(name)));
  return { ...fields, names: bothOf(coupon.names), terms_in: bothOf(coupon.terms_in) };
}

function Preview({ form }: { form: CouponFormOf }) {
  const language = useLanguage();
  const t = useTexts(couponsTexts);
  const parsed = ownCouponForm.safeParse({ ...form.watch(), budget: 100 });
  const [code, title, terms, names, terms_in] = form.watch(['code', 'title', 'terms', 'names', 'terms_in']);
  return (
    <Card title={t.preview} level={3}>
      <CouponPreview
        code={code?.trim().toUpperCase() || 'CODE'}
        title={title || '…'}
        names={names}
        terms={terms ?? ''}
        terms_in={terms_in}
        rules={parsed.success ? ruleWords(parsed.data, language) : []}
      />
    </Card>
  );
}

/** A new coupon or a changed one. */
export function CouponSheet({ coupon, days, categories, onClose }: Props) {
  const t = useTexts(couponsTexts);
  const save = useSaveCoupon();
  return (
    <CouponFrame<OwnCouponForm>
      coupon={coupon}
      schema={ownCouponForm}
      first={firstValues(coupon, days)}
      fixed={t.fixed}
      save={(form) => save.mutateAsync({ couponId: coupon?.coupon_id ?? null, form }).then(onClose)}
      onClose={onClose}
    >
      {(form, isFixed) => (
        <>
          <GivesFields form={form} isFixed={isFixed} />
          <WhenFields form={form} />
          <OrderFields form={form} categories={categories} />
          <TextField
            label={t.fields.budget}
            hint={t.fields.budgetHint}
            type="number"
            inputMode="decimal"
            step={0.01}
            before="₹"
            {...form.field('budget', { valueAsNumber: true })}
          />
          <LimitFields form={form} />
          <Preview form={form} />
        </>
      )}
    </CouponFrame>
  );
}
