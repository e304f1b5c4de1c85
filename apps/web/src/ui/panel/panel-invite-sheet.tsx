import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog/dialog.tsx';
import { Form, useForm } from '../form/form.tsx';
import { SelectField, TextField } from '../form/input.tsx';
import { roleOptions, type Roles } from './panel-people.tsx';
import { toast } from '../toast/toast.ts';
import { panelPartTexts } from './panel.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Filled {
  name: string;
  email: string;
  role: string;
}

interface Props<Invited extends Filled> {
  title: string;
  roles: Roles<Invited['role']>;
  /** The role that is chosen at first. */
  first: Invited['role'];
  schema: Parameters<typeof useForm<Filled, Invited>>[0];
  /** What holds the people, read again once somebody is invited. */
  held: QueryKey;
  send: (invited: Invited) => Promise<{ body: { message: string } }>;
  onClose: () => void;
}

/** Asks who is invited and as what. */
export function InviteSheet<Invited extends Filled>(props: Props<Invited>) {
  const t = useTexts(panelPartTexts);
  const { title, roles, first, schema, held, send, onClose } = props;
  const client = useQueryClient();
  const form = useForm<Filled, Invited>(schema, { defaultValues: { name: '', email: '', role: first } });
  const chosen = form.watch('role');
  const role = roles.all.find((one) => one === chosen);
  const invite = async (invited: Invited) => {
    try {
      toast.success((await send(invited)).body.message);
      await client.invalidateQueries({ queryKey: held });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, t.notSaved) });
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <Form form={form} onSubmit={invite} failure={form.formState.errors.root?.message}>
        <TextField label={t.name} {...form.field('name')} />
        <TextField label={t.email} type="email" {...form.field('email')} />
        <SelectField
          label={t.role}
          options={roleOptions(roles)}
          hint={role && roles.texts[role]}
          {...form.field('role')}
        />
        <Button type="submit" wide pending={form.formState.isSubmitting} pendingText={t.sending}>
          {t.send}
        </Button>
      </Form>
    </Sheet>
  );
}
