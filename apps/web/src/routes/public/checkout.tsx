import type { Quote } from '@tawa/contract/checkout';
import { phone } from '@tawa/contract/common';
import { formatRupees } from '@tawa/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { AddressChoice } from '../../features/addresses/address-choice.tsx';
import { AddressDialog } from '../../features/addresses/address-form.tsx';
import { addressesQuery } from '../../features/addresses/addresses.queries.ts';
import { Bill } from '../../features/checkout/bill.tsx';
import { ChangedBanner } from '../../features/checkout/changed-banner.tsx';
import {
  Block,
  CouponField,
  PaymentBlock,
  TimeBlock,
  TipChoice,
  UnavailableChoice,
} from '../../features/checkout/checkout-blocks.tsx';
import { OrderLines } from '../../features/checkout/order-lines.tsx';
import { useCheckout, type Checkout, type Details } from '../../features/checkout/use-checkout.ts';
import { citiesQuery } from '../../features/cities/cities.queries.ts';
import { readBuyNow, type BuyNow } from '../../lib/buy-now.ts';
import { paths, pictureUrl } from '../../lib/paths.ts';
import { useSelectedCity } from '../../lib/selected-city.ts';
import { useSession } from '../../lib/session.ts';
import { useHydrated } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { TextField, TextareaField } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const ways = [
  { value: 'delivery' as const, label: 'Delivery' },
  { value: 'pickup' as const, label: 'Pickup' },
];

const firstDetails: Details = { contact_phone: '', instructions: '', item_unavailable_pref: 'refund' };

/** The default address and its phone are taken as soon as they are known. */
function useAddresses(userid: number, checkout: Checkout, details: Details, setDetails: (details: Details) => void) {
  const { data: addresses } = useQuery(addressesQuery(userid));
  const taken = useRef(false);
  useEffect(() => {
    const [first] = addresses ?? [];
    if (!first || taken.current) return;
    taken.current = true;
    checkout.change({ address_id: first.address_id });
    if (details.contact_phone === '') setDetails({ ...details, contact_phone: first.phone });
  }, [addresses, checkout, details, setDetails]);
  return addresses ?? [];
}

interface Parts {
  userid: number;
  checkout: Checkout;
  quote: Quote;
  details: Details;
  setDetails: (details: Details) => void;
  phoneError: string | undefined;
}

function WhereBlock({ userid, checkout, quote, details, setDetails, phoneError }: Parts) {
  const addresses = useAddresses(userid, checkout, details, setDetails);
  const { data: cities = [] } = useQuery(citiesQuery);
  const city = useSelectedCity();
  const [adding, setAdding] = useState(false);
  const { fulfilment, address_id } = checkout.wishes;
  const wrong = quote.blocking.find(({ code }) => code === 'OUT_OF_AREA' || code === 'ADDRESS_REQUIRED');
  const choose = (address: { address_id: number; phone: string }) => {
    checkout.change({ address_id: address.address_id });
    setDetails({ ...details, contact_phone: address.phone });
  };
  return (
    <Block number={1} title={fulfilment === 'delivery' ? 'Delivery address' : 'Pickup'}>
      <div className="grid gap-5">
        {quote.restaurant.offers_pickup && quote.restaurant.offers_delivery && (
          <Segmented
            label="How it gets to you"
            value={fulfilment}
            onChange={(next) => checkout.change({ fulfilment: next })}
            options={ways}
            className="justify-self-start"
          />
        )}
        {fulfilment === 'pickup' ? (
          <p className="text-body text-ink-2">Collect it at {quote.restaurant.full_address}.</p>
        ) : (
          <>
            <AddressChoice addresses={addresses} chosen={address_id} onChoose={choose} error={wrong?.message} />
            <Button variant="quiet" size={40} className="justify-self-start" onClick={() => setAdding(true)}>
              Add a new address
            </Button>
          </>
        )}
        <TextField
          label="Phone for this order"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={10}
          value={details.contact_phone}
          error={phoneError}
          hint="The rider calls this number if the door is hard to find."
          onChange={(event) => setDetails({ ...details, contact_phone: event.target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {adding && (
        <AddressDialog
          cities={cities}
          cityId={city?.id}
          onClose={() => setAdding(false)}
          onSaved={(address) => {
            setAdding(false);
            choose(address);
          }}
        />
      )}
    </Block>
  );
}

// These are said at their own fields.
const saidElsewhere = new Set(['COUPON_INVALID', 'OUT_OF_AREA', 'ADDRESS_REQUIRED']);

function Summary({ checkout, quote, onPlace }: { checkout: Checkout; quote: Quote; onPlace: () => void }) {
  const { restaurant, charges, total, savings, blocking, lines, coupon } = quote;
  const refreshing = checkout.quote.isFetching;
  return (
    <aside
      aria-label="Your order"
      className="bg-surface p-5 max-lg:pb-32 lg:sticky lg:top-6 lg:self-start lg:rounded-2xl lg:border lg:border-line lg:shadow-2"
    >
      <div className="flex items-center gap-3">
        {restaurant.logo && (
          <img src={pictureUrl(restaurant.logo)} alt="" width={44} height={44} className="size-11 rounded-md" />
        )}
        <h2 className="text-lg font-bold">{restaurant.restaurant_name}</h2>
      </div>
      <OrderLines lines={lines} />
      <div className="grid gap-5 border-t border-line py-5">
        <CouponField key={coupon?.code ?? 'none'} quote={quote} checkout={checkout} />
        {checkout.wishes.fulfilment === 'delivery' && <TipChoice checkout={checkout} />}
      </div>
      <div aria-busy={refreshing} className="border-t border-line pt-5">
        <Bill charges={charges} total={total} savings={savings} />
      </div>
      <div className="mt-4 grid gap-3">
        {blocking
          .filter(({ code }) => !saidElsewhere.has(code))
          .map(({ code, message }) => (
            <Banner key={code + message} tone="warning">
              {message}
            </Banner>
          ))}
        {checkout.failure && (
          <Banner tone="danger" alert>
            {checkout.failure}
          </Banner>
        )}
        <div className="max-lg:safe-bottom max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3">
          <Button
            size={56}
            wide
            amount={formatRupees(total)}
            disabled={blocking.length > 0 || refreshing}
            pending={checkout.placing}
            pendingText="Placing order..."
            onClick={onPlace}
          >
            {checkout.changed ? 'Accept changes and place order' : 'Place order'}
          </Button>
        </div>
        <p className="text-note text-ink-3">You can cancel free of charge until the kitchen accepts.</p>
      </div>
    </aside>
  );
}

function Ready({ userid, checkout, quote }: { userid: number; checkout: Checkout; quote: Quote }) {
  const navigate = useNavigate();
  const [details, setDetails] = useState(firstDetails);
  const [asked, setAsked] = useState(false);
  const checked = phone.safeParse(details.contact_phone);
  const phoneError = asked && !checked.success ? checked.error.issues[0]?.message : undefined;
  const place = async () => {
    setAsked(true);
    if (!checked.success) return;
    const placed = await checkout.submit(details, quote);
    if (placed) await navigate(paths.order(placed), { replace: true });
  };
  return (
    <fieldset disabled={checkout.placing} className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_400px]">
      <legend className="sr-only">Your order</legend>
      <div className="grid content-start lg:gap-6">
        {checkout.changed && <ChangedBanner changed={checkout.changed} />}
        <WhereBlock
          userid={userid}
          checkout={checkout}
          quote={quote}
          details={details}
          setDetails={setDetails}
          phoneError={phoneError}
        />
        <Block number={2} title={checkout.wishes.fulfilment === 'delivery' ? 'Delivery time' : 'Pickup time'}>
          <TimeBlock quote={quote} checkout={checkout} />
          <div className="mt-6 grid gap-5">
            <UnavailableChoice
              value={details.item_unavailable_pref}
              onChange={(item_unavailable_pref) => setDetails({ ...details, item_unavailable_pref })}
            />
            <TextareaField
              label="Note for the rider"
              optional
              maxLength={200}
              value={details.instructions}
              onChange={(event) => setDetails({ ...details, instructions: event.target.value })}
            />
          </div>
        </Block>
        <Block number={3} title="Payment">
          <PaymentBlock quote={quote} />
        </Block>
      </div>
      <Summary checkout={checkout} quote={quote} onPlace={() => void place()} />
    </fieldset>
  );
}

function CheckoutFor({ userid, buyNow }: { userid: number; buyNow: BuyNow | null }) {
  const checkout = useCheckout(userid, buyNow);
  const { data: quote, isError, refetch } = checkout.quote;
  if (isError) return <FailedPart text="The bill could not be read." onRetry={() => void refetch()} />;
  if (quote === undefined) return <Waiting />;
  if (quote === null)
    return (
      <EmptyState title="Your cart is empty" action={<ButtonLink to={paths.myOrders}>My orders</ButtonLink>}>
        If you have just ordered, your order is under My orders.
      </EmptyState>
    );
  return <Ready userid={userid} checkout={checkout} quote={quote} />;
}

const Waiting = () => (
  <Loading label="Loading the checkout" className="grid gap-6 px-4 lg:grid-cols-[1fr_400px] lg:px-0">
    <Skeleton className="h-80 w-full rounded-2xl" />
    <Skeleton className="h-80 w-full rounded-2xl" />
  </Loading>
);

export function Screen() {
  const hydrated = useHydrated();
  const session = useSession();
  const { state } = useLocation();
  const isBuyNow = typeof state === 'object' && state !== null && 'buyNow' in state;
  const buyNow = hydrated && isBuyNow ? readBuyNow() : null;
  if (hydrated && session?.userType !== 'user')
    return <Navigate to={paths.login} replace state={{ from: paths.checkout }} />;
  return (
    <div className="mx-auto max-w-[1184px] pb-16 lg:pt-6">
      <title>Checkout · Tawa</title>
      <meta name="robots" content="noindex" />
      <h1 className="px-4 py-4 text-3xl font-extrabold tracking-[-.03em] lg:px-0 lg:text-4xl">Checkout</h1>
      {session ? <CheckoutFor key={session.userId} userid={session.userId} buyNow={buyNow} /> : <Waiting />}
    </div>
  );
}
