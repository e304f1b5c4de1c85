import type { Quote } from '@tawa/contract/ordering/checkout';
import { phone } from '@tawa/contract/common/common';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ChangedBanner } from '#features/ordering/orders/shop/checkout/changed-banner.tsx';
import { Block, TimeBlock } from '#features/ordering/orders/shop/checkout/checkout-blocks.tsx';
import { CheckoutSummary } from '#features/ordering/orders/shop/checkout/checkout-summary.tsx';
import { usedCredit } from '#features/ordering/orders/shop/checkout/credit-choice.tsx';
import { OrderGlance } from '#features/ordering/orders/shop/checkout/order-glance.tsx';
import { RequestFields } from '#features/ordering/orders/shop/checkout/request-fields.tsx';
import { leadTo } from '#features/ordering/orders/shop/checkout/remedies.ts';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import { DietWarning } from '#features/catalogue/menu/shop/diet-warning.tsx';
import { paths } from '#lib/paths.ts';
import { useRemoveGone } from './checkout-ordered.tsx';
import { PaymentBlock } from './checkout-payment.tsx';
import { WhereBlock } from './checkout-where.tsx';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function timeTitle({ wishes: { booking_number, fulfilment } }: Checkout, language: Language): string {
  const t = textsIn(checkoutScreenTexts, language);
  if (booking_number !== null) return t.timeAhead;
  return fulfilment === 'delivery' ? t.deliveryTime : t.pickupTime;
}

/** Everything that is asked before an order can be placed, with the bill beside it. */
export function CheckoutForm({ userid, checkout, quote }: { userid: number; checkout: Checkout; quote: Quote }) {
  const t = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { details } = checkout;
  const removeGone = useRemoveGone(userid);
  const [asked, setAsked] = useState(false);
  const checked = phone.safeParse(details.contact_phone);
  const phoneError = asked && !checked.success ? checked.error.issues[0]?.message : undefined;
  const place = async () => {
    setAsked(true);
    if (!checked.success) return leadTo('phone');
    const placed = await checkout.submit(quote);
    if (placed) await navigate(paths.order(placed), { replace: true });
  };
  return (
    <fieldset disabled={checkout.placing} className="min-w-0 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_400px]">
      <legend className="sr-only">{t.order}</legend>
      <div className="grid grid-cols-1 content-start lg:gap-6">
        <OrderGlance quote={quote} amount={quote.total - usedCredit(quote, checkout)} />
        {checkout.changed && (
          <ChangedBanner
            changed={checkout.changed}
            onRemove={checkout.request.source === 'cart' ? (keys) => void removeGone(keys) : undefined}
            onSlot={(at) => checkout.change({ scheduled_for: at })}
          />
        )}
        <DietWarning
          restaurantId={quote.restaurant.restaurant_id}
          menuIds={quote.lines.map(({ menu_id }) => menu_id)}
          className="mx-4 lg:mx-0"
        />
        <WhereBlock userid={userid} checkout={checkout} quote={quote} phoneError={phoneError} />
        <Block number={2} title={timeTitle(checkout, language)}>
          <TimeBlock quote={quote} checkout={checkout} />
          <RequestFields checkout={checkout} />
        </Block>
        <PaymentBlock quote={quote} checkout={checkout} />
      </div>
      <CheckoutSummary
        userid={userid}
        checkout={checkout}
        quote={quote}
        onPlace={() => void place()}
        onRemove={(keys) => void removeGone(keys)}
      />
    </fieldset>
  );
}
