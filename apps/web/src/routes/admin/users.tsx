import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { UserPanel } from '#features/accounts/users/office/user-panel.tsx';
import { UsersList } from '#features/accounts/users/office/users-list.tsx';
import { usersTexts } from '../../lib/messages-admin.ts';

const panel = (id: string) => (
  <UserPanel
    userId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={usersTexts.noHistory} />}
  />
);

export const Screen = () => <UsersList panel={panel} />;
