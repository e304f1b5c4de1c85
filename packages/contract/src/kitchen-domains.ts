import * as blogEditor from './blog-editor.ts';
import * as chefEditor from './chef-editor.ts';
import * as couponOffers from './coupon-offers.ts';
import * as funnel from './funnel.ts';
import * as kitchenHistory from './kitchen-history.ts';
import * as kitchenSettings from './kitchen-settings.ts';
import * as menuEditor from './menu-editor.ts';
import * as ownCoupons from './own-coupons.ts';
import * as pictures from './pictures.ts';
import * as restaurantProfile from './restaurant-profile.ts';
import * as restaurantReview from './restaurant-review.ts';
import * as statistics from './statistics.ts';
import * as riders from './riders.ts';
import * as staff from './staff.ts';

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
