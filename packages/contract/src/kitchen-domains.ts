import * as blogEditor from './content/blogs.kitchen.ts';
import * as chefEditor from './catalogue/chefs.kitchen.ts';
import * as couponOffers from './money/coupons.ts';
import * as funnel from './insight/funnel.ts';
import * as kitchenHistory from './ordering/orders.history.ts';
import * as kitchenSettings from './catalogue/restaurants.settings.ts';
import * as menuEditor from './catalogue/menu.kitchen.ts';
import * as ownCoupons from './money/coupons.kitchen.ts';
import * as pictures from './catalogue/pictures.ts';
import * as restaurantProfile from './catalogue/restaurants.kitchen.ts';
import * as restaurantReview from './catalogue/restaurants.office.ts';
import * as statistics from './insight/statistics.ts';
import * as riders from './ordering/riders.ts';
import * as staff from './accounts/staff.ts';

/** What restaurants write and read of themselves. */
export const kitchenDomains = {
  blogEditor,
  chefEditor,
  couponOffers,
  funnel,
  kitchenHistory,
  kitchenSettings,
  menuEditor,
  ownCoupons,
  pictures,
  restaurantProfile,
  restaurantReview,
  staff,
  riders,
  statistics,
};
