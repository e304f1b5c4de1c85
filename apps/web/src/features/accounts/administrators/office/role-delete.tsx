import { deleteOfficeRole, type OfficeRoleRow } from '@tawa/contract/accounts/administrators.roles';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { useAction } from '#ui/use-action.ts';
import { officeAdministratorsTexts } from './administrators.texts.ts';
import { heldPeople } from './roles.queries.ts';

interface Props {
  row: OfficeRoleRow;
  /** The roles of the office; owners are made one by one. */
  rows: readonly OfficeRoleRow[];
  onClose: () => void;
}

/** Asks once more, and what those get instead who have the role. */
export function RoleDelete({ row, rows, onClose }: Props) {
  const t = useTexts(officeAdministratorsTexts).roles;
  const [instead, setInstead] = useState('');
  const [isMissing, setMissing] = useState(false);
  const deed = useAction(heldPeople);
  const isHeld = row.holders.length > 0;
  const options = rows
    .filter(({ role }) => role !== row.role && role !== 'owner')
    .map(({ role, name }) => ({ value: role, label: name }));
  const remove = () => {
    if (isHeld && instead === '') {
      setMissing(true);
      return;
    }
    const params = { office_role_id: Number(row.role) };
    const body = isHeld ? { instead } : {};
    deed.mutate({ run: () => call(deleteOfficeRole, { params, body }), isTold: true }, { onSuccess: onClose });
  };
  const names = row.holders.map(({ name }) => name).join(', ');
  return (
    <ConfirmDialog
      open
      title={t.deleteTitle({ name: row.name })}
      confirmLabel={t.deleteOf({ name: row.name })}
      danger
      pending={deed.isPending}
      pendingText={t.deleting}
      onCancel={onClose}
      onConfirm={remove}
    >
      {isHeld ? (
        <span className="grid gap-3 text-left">
          <span>{t.deleteHeld({ names, count: row.holders.length })}</span>
          <SelectField
            label={t.instead}
            placeholder={t.chooseRole}
            options={options}
            value={instead}
            error={isMissing ? t.chooseRole : undefined}
            onChange={(event) => {
              setInstead(event.currentTarget.value);
              setMissing(false);
            }}
          />
        </span>
      ) : (
        t.deleteFree
      )}
    </ConfirmDialog>
  );
}
