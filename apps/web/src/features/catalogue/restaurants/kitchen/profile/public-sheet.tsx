import { publicForm, type PublicForm } from '@tawa/contract/catalogue/restaurants.kitchen';
import { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import type { z } from 'zod/mini';
import { profileMessages } from '#lib/messages-profile.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import type { SheetProps } from './place-sheet.tsx';
import { useKeepDraft, useSavePublic } from './profile.queries.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { Preview, shownRestaurant, type RestaurantPreview } from './shown-restaurant.tsx';
import { rightFields, useDraft } from './use-draft.ts';
import { useSheetForm } from './use-sheet-form.ts';

type Values = z.input<typeof publicForm>;
const set = { shouldDirty: true } as const;
const typeNames = { veg: 'Veg', 'non-veg': 'Non-veg', both: 'Both' } as const;

interface Props extends SheetProps {
  preview: RestaurantPreview;
}

/** What customers read, in one form, and how they will see it. */
export function PublicSheet({ profile, preview, way, onClose }: Props) {
  const save = useSavePublic();
  const keep = useKeepDraft();
  const { restaurant_name, description, logo, cover_img } = profile;
  const form = useForm<Values, PublicForm>(publicForm, {
    defaultValues: {
      restaurant_name,
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
    done: profileMessages.saved,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: rightFields, keep: keep.mutateAsync });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="What customers read" phone="full" width="large">
      <div className="mb-5">
        <Preview>{preview(shownRestaurant(profile, written))}</Preview>
      </div>
      <Form form={form} onSubmit={submit} failure={failure} aria-label="What customers read">
        <PictureField
          use="logos"
          label="Logo"
          alt="The logo"
          hint="Logo: square, 256 × 256 or more"
          path={written.logo}
          error={form.field('logo').error}
          onChange={(path) => form.setValue('logo', path, set)}
        />
        <PictureField
          use="covers"
          label="Cover picture"
          alt="The cover"
          hint="Cover: wide, 1280 × 512 or more"
          path={written.cover_img}
          error={form.field('cover_img').error}
          onChange={(path) => form.setValue('cover_img', path, set)}
        />
        <TextField label="Name" maxLength={80} {...form.field('restaurant_name')} />
        <TextareaField label="Description" counter maxLength={600} {...form.field('description')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Cuisine"
            placeholder="Choose the cuisine"
            options={cuisineTypes.map((value) => ({ value, label: value }))}
            {...form.field('cuisine_type')}
          />
          <SelectField
            label="You cook"
            placeholder="Choose what you cook"
            options={restaurantTypes.map((value) => ({ value, label: typeNames[value] }))}
            {...form.field('restaurant_type')}
          />
          <TextField label="Phone" type="tel" inputMode="numeric" before="+91" {...form.field('contact_number')} />
          <TextField label="Website" optional type="url" placeholder="https://" {...form.field('website')} />
        </div>
        <SheetFoot way={way} draft={draft} pending={save.isPending} />
      </Form>
    </Sheet>
  );
}
