import * as contract from '@tawa/contract/accounts/administrators.roles';
import type { OfficeRoleForm, OfficeRoleRow } from '@tawa/contract/accounts/administrators.roles';
import { roleNameLengthMax, roleTextLengthMax } from '@tawa/domain/accounts/administrators';
import { officeLevelsOf, officeParts, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { officeAccessKey } from '#lib/session/office-access.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { officeAdministratorsTexts } from './administrators.texts.ts';
import { RoleGrid } from './role-grid.tsx';
import { heldPeople } from './roles.queries.ts';

/** What the sheet is opened for: a new role, a change of one, a copy of one, or a look at one. */
export type Opened = { kind: 'new' } | { kind: 'edit' | 'copy' | 'look'; row: OfficeRoleRow };
type Written = Exclude<Opened, { kind: 'look' }> | { kind: 'edit' | 'copy'; row: OfficeRoleRow };

/** The rights of any role as far as a role made by the office may have them. */
const givable = (rights: OfficeRights): OfficeRoleForm['rights'] =>
  Object.fromEntries(
    officeParts.flatMap((part) => {
      const own = rights[part];
      const most = officeLevelsOf(part).at(-1);
      return own === undefined ? [] : [[part, officeLevelsOf(part).includes(own) ? own : most]];
    }),
  );

async function send(opened: Written, form: OfficeRoleForm): Promise<string> {
  if (opened.kind === 'new') return (await call(contract.addOfficeRole, { body: form })).body.message;
  const { role, version } = opened.row;
  if (opened.kind === 'copy')
    return (await call(contract.addOfficeRole, { body: { ...form, copy_of: role } })).body.message;
  const params = { office_role_id: Number(role) };
  return (await call(contract.updateOfficeRole, { params, body: { ...form, version: version ?? 1 } })).body.message;
}

function RoleForm({ opened, onClose }: { opened: Written; onClose: () => void }) {
  const t = useTexts(officeAdministratorsTexts).roles;
  const client = useQueryClient();
  const row = opened.kind === 'new' ? null : opened.row;
  const name = row === null ? '' : opened.kind === 'copy' ? t.copyName({ name: row.name }) : row.name;
  const form = useForm<OfficeRoleForm, OfficeRoleForm>(contract.officeRoleForm, {
    defaultValues: {
      name: name.slice(0, roleNameLengthMax),
      text: row?.text ?? '',
      rights: givable(row?.rights ?? {}),
    },
  });
  const rights = form.watch('rights');
  const save = async (written: OfficeRoleForm) => {
    try {
      toast.success(await send(opened, written));
      await Promise.all([heldPeople, officeAccessKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, t.notSaved) });
    }
  };
  const { errors, isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={save} failure={errors.root?.message}>
      <TextField label={t.name} maxLength={roleNameLengthMax} {...form.field('name')} />
      <TextareaField label={t.text} hint={t.textHint} rows={2} maxLength={roleTextLengthMax} {...form.field('text')} />
      <RoleGrid
        rights={rights}
        onChange={(next) => {
          form.setValue('rights', givable(next), { shouldDirty: true });
          form.clearErrors('rights');
        }}
      />
      {errors.rights?.message && <FieldError id="role-rights">{errors.rights.message}</FieldError>}
      <Button type="submit" wide pending={isSubmitting} pendingText={t.saving}>
        {t.save}
      </Button>
    </Form>
  );
}

/** A role with its grid, to look at or to write. */
export function RoleSheet({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const t = useTexts(officeAdministratorsTexts).roles;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={opened.kind === 'new' ? t.newTitle : opened.row.name}
      phone="full"
      desktop="drawer"
      width="large"
    >
      {opened.kind === 'look' ? (
        <div className="space-y-4">
          <p className="text-body text-ink-2">{opened.row.text}</p>
          {opened.row.version === null && <p className="text-sm text-ink-2">{t.readyHint}</p>}
          <RoleGrid rights={opened.row.rights} />
        </div>
      ) : (
        <RoleForm opened={opened} onClose={onClose} />
      )}
    </Sheet>
  );
}
