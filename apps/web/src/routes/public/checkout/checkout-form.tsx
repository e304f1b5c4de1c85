import type { Quote } from '@tawa/contract/ordering/checkout';
import { phone } from '@tawa/contract/common/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ChangedBanner } from '#features/ordering/orders/shop/checkout/changed-banner.tsx';
import { listMissing } from '#features/ordering/orders/shop/checkout/missing.ts';
import { blockOf, type FoldPart, useFolds } from '#features/ordering/orders/shop/checkout/use-folds.ts';
import { TipChoice } from '#features/ordering/orders/shop/checkout/payment-blocks.tsx';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { CheckoutSummary } from '#features/ordering/orders/shop/checkout/checkout-summary.tsx';
import { toPayOf } from '#features/ordering/orders/shop/checkout/credit-choice.tsx';
import { OrderGlance } from '#features/ordering/orders/shop/checkout/order-glance.tsx';
import { RequestBlocks } from '#features/ordering/orders/shop/checkout/request-fields.tsx';
import type { CheckoutPart } from '#features/ordering/orders/shop/checkout/remedies.ts';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import { DietWarning } from '#features/catalogue/menu/shop/food/diet-warning.tsx';
import { groupPaths } from '#features/ordering/groups/shop/group-paths.ts';
import { paths } from '#lib/paths.ts';
import { useRemoveGone } from './checkout-ordered.tsx';
import { PaymentBlock } from './checkout-payment.tsx';
import { TimeBlock } from './checkout-time.tsx';
import { WhereBlock } from './checkout-where.tsx';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Whether somebody has never said how to pay, and there is something to choose. */
const isNewPayer = ({ wishes }: Checkout, { last_payment_method, payment_methods }: Quote): boolean =>
  last_payment_method === null &&
  wishes.payment_method === null &&
  payment_methods.filter(({ available }) => available).length > 1;

/** What is missing on the page, and which block is open for it. */
function useBlocks(userid: number, checkout: Checkout, quote: Quote) {
  const language = useLanguage();
  const { isPending } = useQuery(meQuery(userid));
  const missing = listMissing({ checkout, quote, isAccountRead: !isPending }, language);
  const [first] = missing;
  const blockOfFirst = first && blockOf(first.part);
  const folds = useFolds(blockOfFirst ?? null, isNewPayer(checkout, quote) ? 'payment' : null);
  const isMissing = (block: FoldPart) => missing.some(({ part }) => blockOf(part) === block);
  return { missing, folds, isMissing };
}

/** Everything that is asked before an order can be placed, folded as far as it is known, with the bill beside it. */
export function CheckoutForm({ userid, checkout, quote }: { userid: number; checkout: Checkout; quote: Quote }) {
  const t = useTexts(checkoutScreenTexts);
  const navigate = useNavigate();
  const { details, wishes } = checkout;
  const { group_id: groupId } = checkout.request;
  const removeGone = useRemoveGone(userid);
  const { missing, folds, isMissing } = useBlocks(userid, checkout, quote);
  const [asked, setAsked] = useState(false);
  const checked = phone.safeParse(details.contact_phone);
  const phoneError = asked && !checked.success ? checked.error.issues[0]?.message : undefined;
  const lead = (part: CheckoutPart) => {
    if (part === 'phone') setAsked(true);
    folds.lead(part);
  };
  const place = async () => {
    if (!checked.success) return lead('phone');
    const placed = await checkout.submit(quote);
    if (placed) await navigate(paths.order(placed), { replace: true });
  };
  const isKnown = missing.length === 0 && quote.last_payment_method !== null;
  const parts = { quote, checkout, folds };
  return (
    <fieldset disabled={checkout.placing} className="min-w-0 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_400px]">
      <legend className="sr-only">{t.order}</legend>
      <div className="grid grid-cols-1 content-start lg:gap-4">
        {isKnown && <p className="-mt-3 mb-2 text-body text-ink-2 max-lg:hidden">{t.allFilled}</p>}
        <OrderGlance quote={quote} amount={toPayOf(quote, checkout)} />
        {checkout.changed && (
          <ChangedBanner
            changed={checkout.changed}
            onRemove={checkout.request.source === 'cart' ? (keys) => void removeGone(keys) : undefined}
            onSlot={(at) => checkout.change({ scheduled_for: at })}
          />
        )}
        <DietWarning lines={quote.lines} className="mx-4 lg:mx-0" />
        <WhereBlock {...parts} userid={userid} isMissing={isMissing('place')} phoneError={phoneError} />
        <TimeBlock {...parts} isMissing={isMissing('time')} />
        <PaymentBlock {...parts} isMissing={isMissing('payment')} />
        <div aria-hidden="true" className="h-2 bg-surface-2 lg:hidden" />
        <RequestBlocks checkout={checkout} folds={folds} />
        {wishes.fulfilment === 'delivery' && (
          <div className="border-line bg-surface px-4 py-4 max-lg:border-b-8 lg:rounded-2xl lg:border lg:px-6 lg:py-5">
            <TipChoice checkout={checkout} />
          </div>
        )}
      </div>
      <CheckoutSummary
        userid={userid}
        checkout={checkout}
        quote={quote}
        missing={missing}
        onLead={lead}
        onPlace={() => void place()}
        onRemove={(keys) => void removeGone(keys)}
        toGroup={groupId ? groupPaths.host(groupId) : null}
      />
    </fieldset>
  );
}
