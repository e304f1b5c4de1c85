import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { DishPanel } from '../../features/admin-menu/dish-panel.tsx';
import { DishesList } from '../../features/admin-menu/dishes-list.tsx';
import { deskMenuTexts } from '../../lib/messages-office-menu.ts';

const panel = (id: string) => (
  <DishPanel
    key={id}
    menuId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={deskMenuTexts.noHistory} />}
  />
);

export const Screen = () => <DishesList panel={panel} />;
