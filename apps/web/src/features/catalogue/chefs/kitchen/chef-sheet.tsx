import { chefForm, type ChefForm, type EditedChef } from '@tawa/contract/catalogue/chefs.kitchen';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useDeleteChef, useSaveChef } from './chefs.queries.ts';
import { kitchenChefsTexts } from './chefs.texts.ts';

type Values = z.input<typeof chefForm>;

const empty: Values = { chef_name: '', designation: '', description: '', chef_image: null, visible: true };
const set = { shouldDirty: true } as const;

function DeleteChef({ chef, onDone }: { chef: EditedChef; onDone: () => void }) {
  const t = useTexts(kitchenChefsTexts);
  const [asks, setAsks] = useState(false);
  const remove = useDeleteChef();
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.deleteQuestion({ chefName: chef.chef_name })}
        confirmLabel={t.deleteOne({ chefName: chef.chef_name })}
        pending={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          remove.mutate(chef.chef_id, {
            onSuccess: () => {
              toast.success(t.deleted({ name: chef.chef_name }));
              onDone();
            },
            onError: (error) => toast.error(messageFrom(error, t.notSaved)),
          })
        }
      >
        {t.customersNoLonger}
      </ConfirmDialog>
    </>
  );
}

/** A new chef or a changed one. */
export function ChefSheet({ chef, onClose }: { chef: EditedChef | null; onClose: () => void }) {
  const t = useTexts(kitchenChefsTexts);
  const save = useSaveChef();
  const [failure, setFailure] = useState<string | null>(null);
  const { chef_id, ...first } = chef ?? { chef_id: null, ...empty };
  const form = useForm<Values, ChefForm>(chefForm, { defaultValues: first });
  const [image, visible] = form.watch(['chef_image', 'visible']);
  const submit = async (values: ChefForm) => {
    try {
      const { chef_name } = await save.mutateAsync({ chefId: chef_id, form: values });
      toast.success(t.saved({ name: chef_name }));
      onClose();
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
    }
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={chef ? t.edit({ chefName: chef.chef_name }) : t.addChef}
      phone="full"
    >
      <Form form={form} onSubmit={submit} failure={failure} aria-label={t.chef}>
        <PictureField
          use="chefs"
          label={t.pictureChef}
          alt={t.theChef}
          hint={t.picture}
          path={image}
          error={form.field('chef_image').error}
          onChange={(path) => form.setValue('chef_image', path, set)}
        />
        <TextField label={t.name} maxLength={80} {...form.field('chef_name')} />
        <TextField label={t.designation} placeholder={t.headChef} maxLength={80} {...form.field('designation')} />
        <TextareaField label={t.about} optional counter maxLength={400} {...form.field('description')} />
        <Switch
          label={t.showCustomers}
          checked={visible ?? true}
          onChange={(on) => form.setValue('visible', on, set)}
        />
        <div className="flex gap-3">
          <Button type="submit" className="flex-1" pending={save.isPending} pendingText={t.saving}>
            {t.saveChef}
          </Button>
          {chef && <DeleteChef chef={chef} onDone={onClose} />}
        </div>
      </Form>
    </Sheet>
  );
}
