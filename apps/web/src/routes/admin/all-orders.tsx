import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { OrderPanel } from '../../features/admin-orders/order-panel.tsx';
import { OrdersList } from '../../features/admin-orders/orders-list.tsx';
import { deskOrderTexts } from '../../lib/messages-office-orders.ts';

const panel = (id: string) => (
  <OrderPanel
    key={id}
    orderNumber={id}
    history={(entries) => <AuditTrail entries={entries} nothing={deskOrderTexts.noHistory} />}
  />
);

export const Screen = () => <OrdersList panel={panel} />;
