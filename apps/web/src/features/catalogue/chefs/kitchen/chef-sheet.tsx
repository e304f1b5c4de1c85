import { chefForm, type ChefForm, type EditedChef } from '@tawa/contract/catalogue/chefs.kitchen';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { chefMessages } from '#lib/messages-menu.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useDeleteChef, useSaveChef } from './chefs.queries.ts';

type Values = z.input<typeof chefForm>;

const empty: Values = { chef_name: '', designation: '', description: '', chef_image: null, visible: true };
const set = { shouldDirty: true } as const;

function DeleteChef({ chef, onDone }: { chef: EditedChef; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const remove = useDeleteChef();
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={`Delete ${chef.chef_name}?`}
        confirmLabel={`Delete ${chef.chef_name}`}
        pending={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          remove.mutate(chef.chef_id, {
            onSuccess: () => {
              toast.success(chefMessages.deleted(chef.chef_name));
              onDone();
            },
            onError: (error) => toast.error(messageFrom(error, chefMessages.notSaved)),
          })
        }
      >
        Customers no longer see them on your page.
      </ConfirmDialog>
    </>
  );
}

/** A new chef or a changed one. */
export function ChefSheet({ chef, onClose }: { chef: EditedChef | null; onClose: () => void }) {
  const save = useSaveChef();
  const [failure, setFailure] = useState<string | null>(null);
  const { chef_id, ...first } = chef ?? { chef_id: null, ...empty };
  const form = useForm<Values, ChefForm>(chefForm, { defaultValues: first });
  const [image, visible] = form.watch(['chef_image', 'visible']);
  const submit = async (values: ChefForm) => {
    try {
      const { chef_name } = await save.mutateAsync({ chefId: chef_id, form: values });
      toast.success(chefMessages.saved(chef_name));
      onClose();
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, chefMessages.notSaved));
    }
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={chef ? `Edit ${chef.chef_name}` : 'Add a chef'}
      phone="full"
    >
      <Form form={form} onSubmit={submit} failure={failure} aria-label="Chef">
        <PictureField
          use="chefs"
          label="Picture of the chef"
          alt="The chef"
          hint={chefMessages.picture}
          path={image}
          error={form.field('chef_image').error}
          onChange={(path) => form.setValue('chef_image', path, set)}
        />
        <TextField label="Name" maxLength={80} {...form.field('chef_name')} />
        <TextField label="Designation" placeholder="Head chef" maxLength={80} {...form.field('designation')} />
        <TextareaField label="About" optional counter maxLength={400} {...form.field('description')} />
        <Switch
          label="Show to customers"
          checked={visible ?? true}
          onChange={(on) => form.setValue('visible', on, set)}
        />
        <div className="flex gap-3">
          <Button type="submit" className="flex-1" pending={save.isPending} pendingText="Saving...">
            Save chef
          </Button>
          {chef && <DeleteChef chef={chef} onDone={onClose} />}
        </div>
      </Form>
    </Sheet>
  );
}
