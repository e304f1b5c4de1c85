import { publicForm, type PublicForm } from '@tawa/contract/catalogue/restaurants.kitchen';
import { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import type { z } from 'zod/mini';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { NameFields } from '#ui/names/name-fields.tsx';
import type { SheetProps } from './place-sheet.tsx';
import { useKeepDraft, useSavePublic } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { Preview, shownRestaurant, type RestaurantPreview } from './shown-restaurant.tsx';
import { rightFields, useDraft } from './use-draft.ts';
import { useSheetForm } from './use-sheet-form.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

type Values = z.input<typeof publicForm>;
const set = { shouldDirty: true } as const;
const typeNamesIn = keepEach((language: Language) => {
  const t = textsIn(kitchenProfileTexts, language);
  return { veg: t.veg, 'non-veg': t.nonVeg, both: t.both } as const;
});

interface Props extends SheetProps {
  preview: RestaurantPreview;
}

/** What customers read, in one form, and how they will see it. */
export function PublicSheet({ profile, preview, way, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenProfileTexts);
  const save = useSavePublic();
  const keep = useKeepDraft();
  const { restaurant_name, description, logo, cover_img } = profile;
  const form = useForm<Values, PublicForm>(publicForm, {
    defaultValues: {
      restaurant_name,
      names: { hi: profile.names?.hi ?? '', kn: profile.names?.kn ?? '' },
      description,
      logo,
      cover_img,
      cuisine_type: profile.cuisine_type ?? undefined,
      restaurant_type: profile.restaurant_type ?? undefined,
      contact_number: profile.contact_number?.replaceAll(/\D/g, '').slice(-10) ?? '',
      website: profile.website ?? '',
    },
  });
  const written = form.watch();
  const { submit, failure } = useSheetForm<PublicForm>({
    save: save.mutateAsync,
    showErrors: form.setServerErrors,
    done: t.saved,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: rightFields, keep: keep.mutateAsync });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.whatCustomersRead} phone="full" width="large">
      <div className="mb-5">
        <Preview>{preview(shownRestaurant(language, profile, written))}</Preview>
      </div>
      <Form form={form} onSubmit={submit} failure={failure} aria-label={t.whatCustomersRead}>
        <PictureField
          use="logos"
          label={t.logo}
          alt={t.theLogo}
          hint={t.logoSize}
          path={written.logo}
          error={form.field('logo').error}
          onChange={(path) => form.setValue('logo', path, set)}
        />
        <PictureField
          use="covers"
          label={t.coverPicture}
          alt={t.cover}
          hint={t.coverSize}
          path={written.cover_img}
          error={form.field('cover_img').error}
          onChange={(path) => form.setValue('cover_img', path, set)}
        />
        <TextField label={t.name} maxLength={80} {...form.field('restaurant_name')} />
        <NameFields
          english={written.restaurant_name}
          names={written.names ?? {}}
          lengthMax={80}
          fieldOf={(language) => form.field(`names.${language}`)}
          onSuggest={(language, name) => form.setValue(`names.${language}`, name, set)}
        />
        <TextareaField label={t.description} counter maxLength={600} {...form.field('description')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t.cuisine}
            placeholder={t.chooseCuisine}
            options={cuisineTypes.map((value) => ({ value, label: cuisineIn(value, language) }))}
            {...form.field('cuisine_type')}
          />
          <SelectField
            label={t.cook}
            placeholder={t.chooseWhatCook}
            options={restaurantTypes.map((value) => ({ value, label: typeNamesIn(language)[value] }))}
            {...form.field('restaurant_type')}
          />
          <TextField label={t.phone} type="tel" inputMode="numeric" before="+91" {...form.field('contact_number')} />
          <TextField label={t.website} optional type="url" placeholder={t.https} {...form.field('website')} />
        </div>
        <SheetFoot way={way} draft={draft} pending={save.isPending} />
      </Form>
    </Sheet>
  );
}
