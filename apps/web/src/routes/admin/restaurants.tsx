import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { RestaurantPanel } from '#features/catalogue/restaurants/office/restaurant-panel.tsx';
import { RestaurantsList } from '#features/catalogue/restaurants/office/restaurants-list.tsx';
import { deskRestaurantTexts } from '../../lib/messages-office-restaurants.ts';

const panel = (id: string) => (
  <RestaurantPanel
    key={id}
    restaurantId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={deskRestaurantTexts.noHistory} />}
  />
);

export const Screen = () => <RestaurantsList panel={panel} />;
