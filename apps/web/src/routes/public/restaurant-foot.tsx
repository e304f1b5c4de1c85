import type { RestaurantDetails } from '@tawa/contract/restaurants';
import { AddressAndHours, Chefs } from '../../features/restaurants/restaurant-facts.tsx';
import { ReviewPanel } from '../../features/reviews/review-panel.tsx';

/** What stands under a restaurant's menu. */
export const RestaurantFoot = ({ restaurant }: { restaurant: RestaurantDetails }) => (
  <>
    <ReviewPanel restaurantId={restaurant.restaurant_id} />
    <Chefs restaurantId={restaurant.restaurant_id} />
    <AddressAndHours restaurant={restaurant} />
  </>
);
