import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { DishPhotoRail } from '#features/catalogue/dish-photos/shop/dish-photo-rail.tsx';
import { OwnPriceReport } from '#features/catalogue/menu/shop/counter/own-price-report.tsx';
import { OftenWith } from './often-with.tsx';

/** What stands under a dish and is read in the browser alone: of few dishes, or of one person. */
export const DishBelow = ({ dish }: { dish: DishDetails }) => (
  <>
    <OwnPriceReport key={dish.menu_id} dish={dish} className="mt-6 px-4 lg:px-0" />
    <DishPhotoRail dish={dish} className="mt-10 px-4 lg:px-0" />
    <OftenWith
      key={`often ${dish.menu_id}`}
      restaurantId={dish.restaurant_id}
      menuIds={[dish.menu_id]}
      className="mt-10 px-4 lg:px-0"
    />
  </>
);
