/** A name as it stands in an address: 'Dum & Handi' becomes 'Dum-Handi'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || '-';

/** The page of a restaurant, below the origin. */
export const restaurantAddress = ({ restaurant_id, restaurant_name, english_name }: RestaurantName): string =>
  `/restaurantdetails/${slugOf(english_name ?? restaurant_name)}/${restaurant_id}`;

/** The page of a dish, below the origin. */
export const dishAddress = (menuId: number): string => `/dish/${menuId}`;

/** The page of a post, below the origin. */
export const blogAddress = ({ blogid, title }: BlogTitle): string => `/blogdetails/${slugOf(title)}/${blogid}`;

export interface RestaurantName {
  restaurant_id: number;
  restaurant_name: string;
  /** Where the name is read in another language: addresses are the same in all of them. */
  english_name?: string;
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
  '/plain',
  '/r/',
  '/restaurant-',
  '/dish-photos',
  '/price-reports',
  '/scheduled-reports',
  '/search-words',
  '/settings',
  '/stats',
  '/t/',
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

/** The languages that an address may begin with: '/hi/menu'. Without one it is English. */
export const prefixedLanguages = ['hi', 'kn'] as const;
export type PrefixedLanguage = (typeof prefixedLanguages)[number];
export type AddressLanguage = 'en' | PrefixedLanguage;

/** The language of an address below the origin, and the address as it is in English: '/hi/menu' is '/menu' in Hindi. */
export function readAddress(address: string): { language: AddressLanguage; plain: string } {
  const [begin = ''] = /^\/[^/?#]*/.exec(address) ?? [];
  const language = prefixedLanguages.find((each) => begin === `/${each}`);
  if (!language) return { language: 'en', plain: address };
  const rest = address.slice(begin.length);
  return { language, plain: rest.startsWith('/') ? rest : `/${rest}` };
}

/** An address below the origin in another language than English: '/menu' in Hindi is '/hi/menu', and '/' is '/hi'. */
export const addressIn = (language: string, plain: string): string =>
  prefixedLanguages.some((each) => each === language) ? `/${language}${plain.replace(/^\/(?=[?#]|$)/, '')}` : plain;

/** Whether a path, in any language, belongs to somebody who is logged in. */
export function isPrivateAddress(path: string): boolean {
  const { plain } = readAddress(path);
  return (
    !publicBelow.some((start) => plain.startsWith(start)) && privateBeginnings.some((start) => plain.startsWith(start))
  );
}
