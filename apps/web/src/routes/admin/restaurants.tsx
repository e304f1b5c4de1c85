import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { RestaurantPanel } from '../../features/admin-restaurants/restaurant-panel.tsx';
import { RestaurantsList } from '../../features/admin-restaurants/restaurants-list.tsx';
import { deskRestaurantTexts } from '../../lib/messages-office-restaurants.ts';

const panel = (id: string) => (
  <RestaurantPanel
    key={id}
    restaurantId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={deskRestaurantTexts.noHistory} />}
  />
);

export const Screen = () => <RestaurantsList panel={panel} />;
