import type { Address, addressForm } from '@tawa/contract/accounts/addresses';
import type { z } from 'zod/mini';
import type { SchemaForm } from '#ui/form/form.tsx';
import { keepEach, textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';
import type { AddressBody } from './addresses.queries.ts';
import type { Point } from './map-point.tsx';
import { addressesTexts } from './addresses.texts.ts';

export type AddressValues = z.output<typeof addressForm>;
export type AddressFormState = SchemaForm<AddressBody, AddressValues>;

const emptyAddressIn = keepEach((language: Language) => {
  const t = textsIn(addressesTexts, language);
  return { label: t.home, line1: '', line2: '', landmark: '', pincode: '', phone: '' };
});

interface Known {
  address: Address | undefined;
  cityId: number | undefined;
  phone: string | undefined;
}

/** The form's first values; what it does not ask for stays as it is. */
export function valuesOf({ address, cityId, phone }: Known, language: Language): AddressBody {
  if (!address) return { ...emptyAddressIn(language), ...(phone && { phone }), city_id: cityId ?? 0 };
  const { address_id: _id, cityname: _name, ...values } = address;
  return values;
}

export function pointOf(address: Address | undefined): Point | null {
  if (!address || address.lat === null || address.lng === null) return null;
  return { lat: address.lat, lng: address.lng };
}
