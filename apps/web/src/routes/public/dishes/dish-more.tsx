import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { DishPhotoRail } from '#features/catalogue/dish-photos/shop/dish-photo-rail.tsx';
import { OftenWith } from './often-with.tsx';

/** What stands below a dish and of few dishes: customers' photos, and what is often ordered with it. */
export const DishMore = ({ dish }: { dish: DishDetails }) => (
  <>
    <DishPhotoRail dish={dish} className="mt-10 px-4 lg:px-0" />
    <OftenWith
      key={dish.menu_id}
      restaurantId={dish.restaurant_id}
      menuIds={[dish.menu_id]}
      className="mt-10 px-4 lg:px-0"
    />
  </>
);
