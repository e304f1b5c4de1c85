/** A name as it stands in an address: 'Dum & Handi' becomes 'Dum-Handi'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || '-';

/** The page of a restaurant, below the origin. */
export const restaurantAddress = ({ restaurant_id, restaurant_name }: RestaurantName): string =>
  `/restaurantdetails/${slugOf(restaurant_name)}/${restaurant_id}`;

/** The page of a dish, below the origin. */
export const dishAddress = (menuId: number): string => `/dish/${menuId}`;

/** The page of a post, below the origin. */
export const blogAddress = ({ blogid, title }: BlogTitle): string => `/blogdetails/${slugOf(title)}/${blogid}`;

export interface RestaurantName {
  restaurant_id: number;
  restaurant_name: string;
}

export interface BlogTitle {
  blogid: number;
  title: string;
}

/** Where the feed of the blog lies. */
export const feedAddress = '/feed.xml';

/** The public pages that are there whatever is sold and written. */
export const standingPages = [
  '/',
  '/restaurants',
  '/ourdishes',
  '/menu',
  '/blogs',
  '/about',
  '/ourteam',
  '/faq',
  '/contact-us',
  '/register-restaurant',
  '/privacy-policy',
  '/term-of-use',
  '/refund-policy',
  '/cookie-policy',
  '/fair-play',
  '/food-safety-compliance',
] as const;

/** How the addresses of the three panels and of the checkout begin: nothing there is for search engines or to be kept. */
export const privateBeginnings = [
  '/admin',
  '/all-',
  '/audit-log',
  '/booking/',
  '/broadcasts',
  '/cart',
  '/category',
  '/change-password',
  '/checkout',
  '/complaints/',
  '/cities',
  '/contacts',
  '/coupons',
  '/dashboard',
  '/delete-account',
  '/favourites',
  '/font-settings',
  '/g/',
  '/group/',
  '/my',
  '/news',
  '/notifications',
  '/office-people',
  '/orders',
  '/own-restaurants',
  '/payouts',
  '/pay/',
  '/r/',
  '/restaurant-',
  '/dish-photos',
  '/price-reports',
  '/scheduled-reports',
  '/search-words',
  '/settings',
  '/stats',
  '/tax-reports',
  '/teams',
  '/testimonials',
  '/user-profile-settings',
  '/users',
  '/venues',
  '/FAQs',
] as const;

/** What is everybody's although it begins like what is not. */
export const publicBelow = ['/complaints/new'] as const;

/** Whether a path belongs to somebody who is logged in. */
export const isPrivateAddress = (path: string): boolean =>
  !publicBelow.some((start) => path.startsWith(start)) && privateBeginnings.some((start) => path.startsWith(start));
