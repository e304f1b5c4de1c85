import { copyOf } from '@tawa/domain/pictures';

/** A name as it stands in an address: 'Dum & Handi' becomes 'Dum-Handi'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || '-';

const withSearch = (path: string, search: Record<string, string | undefined>): string => {
  const given = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** Every address of the product; links are never written by hand. */
export const paths = {
  home: '/',
  about: '/about',
  menu: '/menu',
  ourDishes: (search: { search?: string; category?: string } = {}) => withSearch('/ourdishes', search),
  dish: (menuId: number) => `/dish/${menuId}`,
  restaurants: (search: { search?: string; cuisine?: string; table?: string } = {}) =>
    withSearch('/restaurants', search),
  restaurant: (restaurant: { restaurant_id: number; restaurant_name: string }) =>
    `/restaurantdetails/${slugOf(restaurant.restaurant_name)}/${restaurant.restaurant_id}`,
  blogs: '/blogs',
  blog: (blog: { blogid: number; title: string }) => `/blogdetails/${slugOf(blog.title)}/${blog.blogid}`,
  contact: '/contact-us',
  faq: '/faq',
  team: '/ourteam',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/term-of-use',
  refundPolicy: '/refund-policy',
  cookiePolicy: '/cookie-policy',
  foodSafety: '/food-safety-compliance',
  complaints: '/complaints',
  adminComplaints: '/admin/complaints',
  login: '/login',
  signup: '/signup',
  registerRestaurant: '/register-restaurant',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  changePassword: '/change-password',
  deleteAccount: '/delete-account',
  checkout: '/checkout',
  cart: '/cart',
  myOrders: '/myorders',
  order: (orderNumber: string) => `/myorders/${orderNumber}`,
  favourites: '/favourites',
  myAddress: '/myaddress',
  restaurantOrders: '/orders',
  userDashboard: '/dashboard',
  restaurantDashboard: '/restaurant-dashboard',
  adminDashboard: '/admindashboard',
} as const;

export const dashboardOf = (userType: string): string => {
  if (userType === 'admin') return paths.adminDashboard;
  return userType === 'restaurant' ? paths.restaurantDashboard : paths.userDashboard;
};

export const complaintsOf = (userType: string | undefined): string =>
  userType === 'admin' ? paths.adminComplaints : paths.complaints;

/** The address of a stored picture; `width` picks the smaller copy where its folder has one. */
export const pictureUrl = (stored: string, width?: number): string =>
  `/api/${width === undefined ? stored : copyOf(stored, width)}`;
