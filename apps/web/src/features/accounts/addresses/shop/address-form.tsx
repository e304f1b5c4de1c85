import { addressForm } from '@tawa/contract/accounts/addresses';
import type { Address } from '@tawa/contract/accounts/addresses';
import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { useSaveAddress, type AddressBody } from './addresses.queries.ts';
import { MapPoint, type Point } from './map-point.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { addressesTexts } from './addresses.texts.ts';

type AddressValues = z.output<typeof addressForm>;

interface Props {
  cities: readonly ({ city_id: number; cityname: string } & Point)[];
  /** The city that is chosen first. */
  cityId: number | undefined;
  /** The account's mobile, which a rider would call. */
  phone?: string | undefined;
  /** The address to change; without it a new one. */
  address?: Address;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

const emptyAddressIn = keepEach((language: Language) => {
  const t = textsIn(addressesTexts, language);
  return { label: t.home, line1: '', line2: '', landmark: '', pincode: '', phone: '' };
});

type Known = Pick<Props, 'address' | 'cityId' | 'phone'>;

/** The form's first values; what it does not ask for stays as it is. */
function valuesOf({ address, cityId, phone }: Known, language: Language): AddressBody {
  if (!address) return { ...emptyAddressIn(language), ...(phone && { phone }), city_id: cityId ?? 0 };
  const { address_id: _id, cityname: _name, ...values } = address;
  return values;
}

function pointOf(address: Address | undefined): Point | null {
  if (!address || address.lat === null || address.lng === null) return null;
  return { lat: address.lat, lng: address.lng };
}

/** A new address or a changed one, checked by the contract on both sides. */
export function AddressDialog({ cities, cityId, phone, address, onSaved, onClose }: Props) {
  const addresses = useTexts(addressesTexts);
  const language = useLanguage();
  const t = useTexts(wordsTexts);
  const save = useSaveAddress();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddressBody, AddressValues>(addressForm, {
    defaultValues: valuesOf({ address, cityId, phone }, language),
  });
  const { getValues, setValue } = form;
  // It may come after the form was opened, and is not to take the place of what was typed meanwhile.
  useEffect(() => {
    if (phone && !address && getValues('phone') === '') setValue('phone', phone);
  }, [phone, address, getValues, setValue]);
  const [point, setPoint] = useState(() => pointOf(address));
  const [chosenCity, setChosenCity] = useState(address?.city_id ?? cityId);
  const place = point ?? { lat: null, lng: null };
  const submit = (body: AddressValues) =>
    save
      .mutateAsync({ address_id: address?.address_id, body: { ...body, ...place } })
      .then(onSaved, (error: unknown) => {
        const shown = error instanceof ApiError && form.setServerErrors(error.fields);
        setFailure(shown ? null : messageFrom(error, t.network));
      });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? addresses.changeOne({ label: address.label }) : addresses.addNewAddress}
      phone="tall"
      width="large"
    >
      <Form form={form} onSubmit={submit} failure={failure} aria-label={addresses.address}>
        <TextField
          label={addresses.nameAddress}
          placeholder={addresses.homeWork}
          maxLength={30}
          {...form.field('label')}
        />
        <TextField
          label={addresses.houseStreet}
          autoComplete="address-line1"
          maxLength={120}
          {...form.field('line1')}
        />
        <TextField
          label={addresses.area}
          optional
          autoComplete="address-line2"
          maxLength={120}
          {...form.field('line2')}
        />
        <TextField label={addresses.landmark} optional maxLength={80} {...form.field('landmark')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={addresses.city}
            placeholder={addresses.chooseCity}
            options={cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname }))}
            {...form.field('city_id', {
              valueAsNumber: true,
              onChange: ({ target }: { target: { value: string } }) => setChosenCity(Number(target.value)),
            })}
          />
          <TextField
            label={addresses.pinCode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            {...form.field('pincode')}
          />
        </div>
        <TextField
          label={addresses.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
          {...form.field('phone')}
        />
        <MapPoint city={cities.find(({ city_id }) => city_id === chosenCity)} point={point} onChange={setPoint} />
        <Button type="submit" size={56} wide pending={save.isPending} pendingText={addresses.saving}>
          {addresses.saveAddress}
        </Button>
      </Form>
    </Sheet>
  );
}
