import type { Booking } from '@tawa/contract/tables/bookings';
import type { Quote } from '@tawa/contract/ordering/checkout';
import { clockTime, dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AddressChoice } from '#features/accounts/addresses/shop/address-choice.tsx';
import { AddressDialog } from '#features/accounts/addresses/shop/address-form.tsx';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { addressesQuery, reachQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { useOrderTables } from '#features/tables/bookings/shop/bookings.queries.ts';
import { Block } from '#features/ordering/orders/shop/checkout/checkout-blocks.tsx';
import { checkoutParts } from '#features/ordering/orders/shop/checkout/remedies.ts';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
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

const titlesInIn = keepEach((language: Language) => {
  const checkoutScreen = textsIn(checkoutScreenTexts, language);
  return keepEach((language: Language) => {
    const t = textsIn(checkoutScreenTexts, language);
    return { delivery: checkoutScreen.deliveryAddress, pickup: checkoutScreen.pickup, table: t.atMyTable };
  });
});

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
  phoneError: string | undefined;
}

/** Where the order goes, and whom the rider calls. */
export function WhereBlock({ userid, checkout, quote, phoneError }: Parts) {
  const t = useTexts(addressesTexts);
  const checkoutScreen = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const { details, setDetails } = checkout;
  const { restaurant_id, restaurant_name } = quote.restaurant;
  const { addresses, tooFar } = useAddresses(userid, checkout, restaurant_id);
  const refusalOf = ({ address_id }: { address_id: number }) =>
    tooFar.has(address_id) ? t.tooFar({ restaurant: restaurant_name }) : null;
  const { data: cities = [] } = useQuery(citiesQuery);
  const city = useSelectedCity();
  const [adding, setAdding] = useState(false);
  const known = useQuery(meQuery(userid)).data?.mobile ?? undefined;
  const typed = useRef(false);
  useEffect(() => {
    if (known && details.contact_phone === '' && !typed.current) setDetails({ ...details, contact_phone: known });
  }, [known, details, setDetails]);
  const { fulfilment, address_id, booking_number } = checkout.wishes;
  const tables = useOrderTables(userid, quote.restaurant.restaurant_id);
  const way = booking_number === null ? fulfilment : 'table';
  const ways = waysOf(quote, tables, language);
  const go = (next: string) =>
    checkout.change(
      next === 'delivery' || next === 'pickup'
        ? { fulfilment: next, booking_number: null, scheduled_for: null }
        : { fulfilment: 'pickup', booking_number: next, scheduled_for: null },
    );
  const wrong = quote.blocking.find(({ code }) => code === 'OUT_OF_AREA' || code === 'ADDRESS_REQUIRED');
  const choose = (address: { address_id: number; phone: string }) => {
    checkout.change({ address_id: address.address_id });
    setDetails({ ...details, contact_phone: address.phone });
  };
  return (
    <Block number={1} title={titlesInIn(language)(language)[way]}>
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
          <p className="text-body text-ink-2">
            {checkoutScreen.servedAt({ restaurant: quote.restaurant.restaurant_name })}
          </p>
        )}
        {way === 'pickup' && (
          <p className="text-body text-ink-2">
            {checkoutScreen.collectAt({ fullAddress: quote.restaurant.full_address ?? '' })}
          </p>
        )}
        {way === 'delivery' && (
          <AddressChoice
            addresses={addresses}
            chosen={address_id}
            onChoose={choose}
            refusalOf={refusalOf}
            // That none is there yet is said at the button alone, not in red before the first press.
            error={wrong?.code === 'OUT_OF_AREA' ? wrong.message : undefined}
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
          onChange={({ target }) => {
            typed.current = true;
            setDetails({ ...details, contact_phone: target.value.replaceAll(/\D/g, '') });
          }}
        />
      </div>
      {adding && (
        <AddressDialog
          cities={cities}
          cityId={city?.id}
          phone={known}
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
