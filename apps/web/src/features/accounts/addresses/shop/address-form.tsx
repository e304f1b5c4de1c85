import { addressForm } from '@tawa/contract/accounts/addresses';
import type { Address } from '@tawa/contract/accounts/addresses';
import type { Area, City } from '@tawa/contract/catalogue/cities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { type AddressFormState, type AddressValues, pointOf, valuesOf } from './address-values.ts';
import { areasQuery, useSaveAddress, type AddressBody } from './addresses.queries.ts';
import { MapPoint, type Point } from './map-point.tsx';
import { findArea, findCity } from './nearest-area.ts';
import { PhoneField } from './phone-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SaveAs } from './save-as.tsx';
import { type Kitchen, useReached } from './use-reached.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { addressesTexts } from './addresses.texts.ts';

interface Props {
  cities: readonly City[];
  /** The city that is chosen first. */
  cityId: number | undefined;
  /** The account's mobile, which a rider would call. */
  phone?: string | undefined;
  /** The address to change; without it a new one. */
  address?: Address;
  /** The restaurant that is to come there; without it any is enough. */
  kitchen?: Kitchen;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/** What the pin says of the city, the area and its pin code, filled in where nothing else was typed. */
function usePin(form: AddressFormState, cities: readonly City[], address: Address | undefined) {
  const [point, setPoint] = useState(() => pointOf(address));
  const filled = useRef({ line2: '', pincode: '' });
  const { getValues, setValue } = form;
  const { data: areas = [] } = useQuery(areasQuery(form.watch('city_id')));
  const fill = (name: 'line2' | 'pincode', text: string): void => {
    const now = getValues(name);
    if (now === '' || now === filled.current[name]) setValue(name, text, { shouldValidate: now !== '' });
  };
  const move = (next: Point | null): void => {
    setPoint(next);
    if (!next) return;
    const city = findCity(cities, next);
    if (city && city.city_id !== getValues('city_id')) setValue('city_id', city.city_id, { shouldValidate: true });
  };
  // The areas of another city come a moment after the pin was put there.
  const area = point && findArea(areas, point);
  const fillFrom = useEffectEvent((found: Area) => {
    fill('line2', found.name);
    fill('pincode', found.pincode);
    filled.current = { line2: found.name, pincode: found.pincode };
  });
  useEffect(() => {
    if (area) fillFrom(area);
  }, [area]);
  return { point, move, areas };
}

/** A new address or a changed one: where it is first, then what has to be typed, checked by the contract on both sides. */
export function AddressDialog({ cities, cityId, phone, address, kitchen, onSaved, onClose }: Props) {
  const addresses = useTexts(addressesTexts);
  const language = useLanguage();
  const t = useTexts(wordsTexts);
  const formId = useId();
  const save = useSaveAddress();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddressBody, AddressValues>(addressForm, {
    defaultValues: valuesOf({ address, cityId, phone }, language),
  });
  const { getValues, setValue } = form;
  // It may come after the form was opened, and is not to take the place of what was typed meanwhile.
  useEffect(() => {
    // Checked again, because the empty field may have been left and refused before.
    if (phone && !address && getValues('phone') === '') setValue('phone', phone, { shouldValidate: true });
  }, [phone, address, getValues, setValue]);
  const pin = usePin(form, cities, address);
  const [asksPlace, setAsksPlace] = useState(false);
  const [label, city_id, pincode] = form.watch(['label', 'city_id', 'pincode']);
  const reached = useReached({ city_id, pincode, point: pin.point }, kitchen);
  // What is kept already may keep its place.
  const isOutside = reached.delivers === false && !address;
  const submit = (body: AddressValues) =>
    save
      .mutateAsync({ address_id: address?.address_id, body: { ...body, ...(pin.point ?? { lat: null, lng: null }) } })
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
      footer={
        <>
          {isOutside && (
            <p id={`${formId}-outside`} role="status" className="mb-2.5 text-sm font-semibold text-warning">
              {reached.longText}
            </p>
          )}
          <Button
            type="submit"
            form={formId}
            size={56}
            wide
            disabled={isOutside}
            aria-describedby={isOutside ? `${formId}-outside` : undefined}
            pending={save.isPending}
            pendingText={addresses.saving}
          >
            {kitchen ? addresses.saveDeliver : addresses.saveAddress}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit} failure={failure} aria-label={addresses.address}>
        <MapPoint
          city={cities.find((each) => each.city_id === city_id)}
          point={pin.point}
          onChange={pin.move}
          onLost={() => setAsksPlace(true)}
        />
        <PlaceFields
          form={form}
          cities={cities}
          areas={pin.areas}
          asks={asksPlace}
          onAsk={setAsksPlace}
          reached={reached}
        />
        <TextField
          label={addresses.houseStreet}
          placeholder={addresses.houseExample}
          autoComplete="address-line1"
          maxLength={120}
          {...form.field('line1')}
        />
        <TextField
          label={addresses.findYou}
          optional
          placeholder={addresses.findYouExample}
          maxLength={80}
          {...form.field('landmark')}
        />
        <SaveAs
          value={label}
          onChoose={(next) => setValue('label', next, { shouldValidate: form.formState.isSubmitted })}
          own={form.field('label')}
        />
        <PhoneField form={form} />
      </Form>
    </Sheet>
  );
}
