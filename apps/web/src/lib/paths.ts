import { copyOf } from '@tawa/domain/catalogue/pictures';
import { blogAddress, dishAddress, restaurantAddress } from '@tawa/domain/common/public-addresses';

export const withSearch = (path: string, search: Record<string, string | undefined>): string => {
  const given = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** Every address of the product; links are never written by hand. */
export const paths = {
  home: '/',
  about: '/about',
  menu: '/menu',
  ourDishes: (search: { search?: string; category?: string } = {}) => withSearch('/ourdishes', search),
  dish: dishAddress,
  search: (search: { q?: string; kind?: string; without?: string | undefined } = {}) => withSearch('/search', search),
  restaurants: (search: { search?: string; cuisine?: string; table?: string } = {}) =>
    withSearch('/restaurants', search),
  restaurant: restaurantAddress,
  blogs: '/blogs',
  blog: blogAddress,
  contact: '/contact-us',
  faq: '/faq',
  team: '/ourteam',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/term-of-use',
  refundPolicy: '/refund-policy',
  cookiePolicy: '/cookie-policy',
  fairPlay: '/fair-play',
  foodSafety: '/food-safety-compliance',
  complaints: '/complaints',
  newComplaint: (search: { order?: string } = {}) => withSearch('/complaints/new', search),
  complaint: (complaintId: number) => `/complaints/${complaintId}`,
  restaurantComplaints: '/restaurant-complaints',
  restaurantReviews: '/restaurant-reviews',
  restaurantComplaint: (complaintId: number) => `/restaurant-complaints/${complaintId}`,
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
  payment: (orderNumber: string) => `/myorders/${orderNumber}/pay`,
  myBookings: '/mybookings',
  booking: (bookingNumber: string) => `/booking/${bookingNumber}`,
  restaurantVenue: '/restaurant-venue',
  favourites: '/favourites',
  myAddress: '/myaddress',
  notifications: '/notifications',
  news: '/news',
  restaurantOrders: '/orders',
  restaurantOrderHistory: '/orders/history',
  restaurantLine: '/orders/line',
  restaurantPrinting: '/orders/printing',
  restaurantStations: '/orders/stations',
  restaurantMenu: (search: { dish?: string } = {}) => withSearch('/my-menu', search),
  restaurantReport: '/restaurant-statsandreport',
  restaurantProfile: '/restaurant-profile',
  restaurantSettings: '/restaurant-profile-settings',
  restaurantCoupons: '/restaurant-coupons',
  restaurantBlogs: '/restaurant-blogs',
  userDashboard: '/dashboard',
  restaurantDashboard: '/restaurant-dashboard',
  ownRestaurants: '/own-restaurants',
  adminDashboard: '/admindashboard',
  adminRestaurants: '/adminrestaurants',
  allOrders: (search: Record<string, string | undefined> = {}) => withSearch('/all-orders', search),
} as const;

export const dashboardOf = (userType: string): string => {
  if (userType === 'admin') return paths.adminDashboard;
  return userType === 'restaurant' ? paths.restaurantDashboard : paths.userDashboard;
};

/** Where a role chooses what it hears of. */
export const settingsOf = (userType: string): string => {
  if (userType === 'admin') return '/admin-profile-settings';
  return userType === 'restaurant' ? '/restaurant-profile-settings' : '/user-profile-settings';
};

export const complaintsOf = (userType: string | undefined): string =>
  userType === 'admin' ? paths.adminComplaints : paths.complaints;

/** The address of a stored picture; `width` picks the smaller copy where its folder has one. */
export const pictureUrl = (stored: string, width?: number): string =>
  `/api/${width === undefined ? stored : copyOf(stored, width)}`;
