import { placeForm, type PlaceForm, type RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { useKeepDraft, useSavePlace } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { SheetFoot, type Way } from './sheet-foot.tsx';
import { rightFields, useDraft } from './use-draft.ts';
import { useSheetForm } from './use-sheet-form.ts';

type Values = z.input<typeof placeForm>;
const number = { valueAsNumber: true } as const;

export interface SheetProps {
  profile: RestaurantProfile;
  way: Way;
  onClose: () => void;
}

/** Where the restaurant is; choosing a city puts the point into its middle, from where it is set exactly. */
export function PlaceSheet({ profile, way, onClose }: SheetProps) {
  const t = useTexts(kitchenProfileTexts);
  const save = useSavePlace();
  const keep = useKeepDraft();
  const { data: cities = [] } = useQuery(citiesQuery);
  const form = useForm<Values, PlaceForm>(placeForm, {
    defaultValues: {
      full_address: profile.full_address ?? '',
      venue_name: profile.venue_name ?? '',
      pincode: profile.pincode ?? '',
      city_id: profile.city_id ?? undefined,
      statename: profile.statename ?? '',
      lat: profile.lat ?? undefined,
      lng: profile.lng ?? undefined,
    },
  });
  const centre = (cityId: number) => {
    const city = cities.find(({ city_id }) => city_id === cityId);
    if (!city || cityId === profile.city_id) return;
    form.setValue('lat', city.lat, { shouldDirty: true });
    form.setValue('lng', city.lng, { shouldDirty: true });
  };
  const city = form.field('city_id', { setValueAs: Number, onChange: () => centre(form.getValues('city_id')) });
  const { submit, failure } = useSheetForm<PlaceForm>({
    save: save.mutateAsync,
    showErrors: form.setServerErrors,
    done: t.saved,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: rightFields, keep: keep.mutateAsync });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.where} phone="full">
      <Form form={form} onSubmit={submit} failure={failure} aria-label={t.where}>
        <TextField label={t.address} maxLength={300} autoComplete="street-address" {...form.field('full_address')} />
        <TextField label={t.area} optional maxLength={80} placeholder={t.churchStreet} {...form.field('venue_name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            key={cities.length}
            label={t.city}
            placeholder={t.chooseCity}
            options={cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname }))}
            {...city}
          />
          <TextField label={t.pinCode} inputMode="numeric" maxLength={6} {...form.field('pincode')} />
          <TextField label={t.state} optional maxLength={60} {...form.field('statename')} />
        </div>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-semibold">{t.pointMap}</legend>
          <TextField label={t.latitude} type="number" step="any" {...form.field('lat', number)} />
          <TextField label={t.longitude} type="number" step="any" {...form.field('lng', number)} />
          <p className="text-note text-ink-3 sm:col-span-2">{t.mapAppShowsBoth}</p>
        </fieldset>
        <SheetFoot way={way} draft={draft} pending={save.isPending} />
      </Form>
    </Sheet>
  );
}
