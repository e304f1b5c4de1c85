import type { Address } from '@tawa/contract/accounts/addresses';
import type { Booking } from '@tawa/contract/tables/bookings';
import type { Quote } from '@tawa/contract/ordering/checkout';
import { clockTime } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AddressChoice, addressText } from '#features/accounts/addresses/shop/address-choice.tsx';
import type { Kitchen } from '#features/accounts/addresses/shop/use-reached.ts';
import { AddressDialog } from '#features/accounts/addresses/shop/address-form.tsx';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { addressesQuery, reachQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { useOrderTables } from '#features/tables/bookings/shop/bookings.queries.ts';
import { Fold } from '#features/ordering/orders/shop/checkout/fold.tsx';
import { checkoutParts } from '#features/ordering/orders/shop/checkout/remedies.ts';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import type { Folds } from '#features/ordering/orders/shop/checkout/use-folds.ts';
import { formatMobile } from '#lib/format.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { addressesTexts } from '#features/accounts/addresses/shop/addresses.texts.ts';

/** How it can get to the customer: as the restaurant offers it, or to a table that is booked there, by its number. */
function waysOf({ restaurant }: Quote, tables: readonly Booking[], language: Language) {
  const t = textsIn(checkoutScreenTexts, language);
  const ways: { value: string; label: string }[] = [];
  if (restaurant.offers_delivery) ways.push({ value: 'delivery', label: t.delivery });
  if (restaurant.offers_pickup) ways.push({ value: 'pickup', label: t.pickup });
  for (const { booking_number, starts_at, time_zone } of tables) {
    const at = new Date(starts_at);
    const label = t.atTable({ day: dateText(zonedParts(at, time_zone).date), time: clockTime(at, time_zone) });
    ways.push({ value: booking_number, label: tables.length === 1 ? t.atMyTable : label });
  }
  return ways;
}

/** The addresses, and which of them are too far; a nearer one is taken when the kitchen does not come to the first. */
function useAddresses(userid: number, checkout: Checkout, restaurantId: number) {
  const { data: addresses = [] } = useQuery(addressesQuery(userid));
  const { data: reach } = useQuery(reachQuery(userid, restaurantId));
  const checked = useRef(false);
  const { address_id: chosen } = checkout.wishes;
  const tooFar = new Set(reach?.addresses.flatMap(({ address_id, delivers }) => (delivers ? [] : address_id)));
  const near = reach?.addresses.find(({ delivers }) => delivers)?.address_id;
  const isTooFar = chosen !== null && tooFar.has(chosen);
  useEffect(() => {
    if (!reach || chosen === null || checked.current) return;
    checked.current = true;
    if (isTooFar && near !== undefined) checkout.change({ address_id: near });
  }, [reach, chosen, isTooFar, near, checkout]);
  return { addresses, tooFar };
}

interface Parts {
  userid: number;
  checkout: Checkout;
  quote: Quote;
  folds: Folds;
  isMissing: boolean;
  phoneError: string | undefined;
}

type Way = 'delivery' | 'pickup' | 'table';

/** Where it goes in a line, and whom is called in another. */
function useLines({ checkout, quote, isMissing }: Parts, way: Way, addresses: readonly Address[]) {
  const t = useTexts(checkoutScreenTexts);
  const { contact_phone } = checkout.details;
  const { restaurant_name, full_address } = quote.restaurant;
  const called =
    contact_phone && t[way === 'delivery' ? 'riderCalls' : 'kitchenCalls']({ phone: formatMobile(contact_phone) });
  const chosen = addresses.find(({ address_id }) => address_id === checkout.wishes.address_id);
  if (way === 'pickup') return { title: t.pickUpAt, what: restaurant_name, where: full_address ?? '', called };
  if (way === 'table') return { title: t.atMyTable, what: restaurant_name, where: '', called };
  const what = chosen?.label ?? (addresses.length === 0 ? t.addAddress : t.chooseAddress);
  const where = chosen ? addressText(chosen) : '';
  return { title: t.deliverTo, what, where, called: isMissing ? '' : called };
}

/** The account's number, where none was kept and none is typed. */
function useOwnPhone(userid: number, { details, setDetails }: Checkout) {
  const known = useQuery(meQuery(userid)).data?.mobile ?? undefined;
  const typed = useRef(false);
  useEffect(() => {
    if (known && details.contact_phone === '' && !typed.current) setDetails({ ...details, contact_phone: known });
  }, [known, details, setDetails]);
  return (contact_phone: string) => {
    typed.current = true;
    setDetails({ ...details, contact_phone });
  };
}

/** Where the order goes, and whom the rider calls. */
export function WhereBlock(props: Parts) {
  const { userid, checkout, quote, folds, isMissing, phoneError } = props;
  const t = useTexts(addressesTexts);
  const checkoutScreen = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const { details, setDetails } = checkout;
  const { restaurant_id, restaurant_name, full_address } = quote.restaurant;
  const { addresses, tooFar } = useAddresses(userid, checkout, restaurant_id);
  const refusalOf = ({ address_id }: { address_id: number }) =>
    tooFar.has(address_id) ? t.tooFar({ restaurant: restaurant_name }) : null;
  const [adding, setAdding] = useState(false);
  const typePhone = useOwnPhone(userid, checkout);
  const { fulfilment, address_id, booking_number } = checkout.wishes;
  const tables = useOrderTables(userid, restaurant_id);
  const way = booking_number === null ? fulfilment : 'table';
  const ways = waysOf(quote, tables, language);
  const { title, what, where, called } = useLines(props, way, addresses);
  const go = (next: string) =>
    checkout.change(
      next === 'delivery' || next === 'pickup'
        ? { fulfilment: next, booking_number: null, scheduled_for: null }
        : { fulfilment: 'pickup', booking_number: next, scheduled_for: null },
    );
  // That none is there yet is said at the button alone, not in red before the first press.
  const tooFarText = quote.blocking.find(({ code }) => code === 'OUT_OF_AREA')?.message;
  const choose = (address: { address_id: number; phone: string }) => {
    checkout.change({ address_id: address.address_id });
    setDetails({ ...details, contact_phone: address.phone });
  };
  const detail = [where, called].filter(Boolean).map((line) => <p key={line}>{line}</p>);
  return (
    <>
      <Fold part="place" folds={folds} title={title} what={what} detail={detail} isMissing={isMissing}>
        <div className="grid gap-5">
          {ways.length > 1 && (
            <Segmented
              label={checkoutScreen.howGets}
              value={booking_number ?? fulfilment}
              onChange={go}
              options={ways}
              className="justify-self-start"
            />
          )}
          {way === 'table' && (
            <p className="text-body text-ink-2">{checkoutScreen.servedAt({ restaurant: restaurant_name })}</p>
          )}
          {way === 'pickup' && (
            <p className="text-body text-ink-2">{checkoutScreen.collectAt({ fullAddress: full_address ?? '' })}</p>
          )}
          {way === 'delivery' && (
            <AddressChoice
              addresses={addresses}
              chosen={address_id}
              onChoose={choose}
              refusalOf={refusalOf}
              error={tooFarText}
              action={
                <Button variant="quiet" size={40} onClick={() => setAdding(true)}>
                  {checkoutScreen.addNewAddress}
                </Button>
              }
            />
          )}
          <TextField
            id={checkoutParts.phone}
            label={checkoutScreen.phoneForOrder}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={20}
            value={details.contact_phone}
            error={phoneError}
            hint={way === 'delivery' ? checkoutScreen.riderCallsNumber : undefined}
            onChange={({ target }) => typePhone(target.value.replaceAll(/\D/g, ''))}
          />
        </div>
      </Fold>
      {adding && (
        <NewAddress
          userid={userid}
          kitchen={{ restaurant_id, restaurant_name }}
          onClose={() => setAdding(false)}
          onSaved={(address) => {
            setAdding(false);
            choose(address);
            folds.done('place');
          }}
        />
      )}
    </>
  );
}

function NewAddress({
  userid,
  ...rest
}: {
  userid: number;
  kitchen: Kitchen;
  onClose: () => void;
  onSaved: (address: Address) => void;
}) {
  const { data: cities = [] } = useQuery(citiesQuery);
  const { data: me } = useQuery(meQuery(userid));
  const city = useSelectedCity();
  return <AddressDialog cities={cities} cityId={city?.id} phone={me?.mobile ?? undefined} {...rest} />;
}
