import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { DishPanel } from '#features/catalogue/menu/office/dish-panel.tsx';
import { DishesList } from '#features/catalogue/menu/office/dishes-list.tsx';
import { deskMenuTexts } from '../../lib/messages-office-menu.ts';

const panel = (id: string) => (
  <DishPanel
    key={id}
    menuId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={deskMenuTexts.noHistory} />}
  />
);

export const Screen = () => <DishesList panel={panel} />;
