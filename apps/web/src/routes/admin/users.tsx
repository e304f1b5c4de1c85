import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { UserPanel } from '../../features/admin-users/user-panel.tsx';
import { UsersList } from '../../features/admin-users/users-list.tsx';
import { usersTexts } from '../../lib/messages-admin.ts';

const panel = (id: string) => (
  <UserPanel
    userId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={usersTexts.noHistory} />}
  />
);

export const Screen = () => <UsersList panel={panel} />;
