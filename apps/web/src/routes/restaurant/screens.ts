import type { ScreenRoute } from '../../lib/screen.ts';

/** What only the restaurant role may open; mounted when it is the stored one, never rendered on the server. */
export const restaurantScreens: ScreenRoute[] = [
  {
    path: '/restaurant-dashboard',
    id: 'restaurant/dashboard/dashboard',
    screen: () => import('./dashboard/dashboard.tsx'),
  },
  {
    path: '/own-restaurants',
    id: 'restaurant/own-restaurants',
    screen: () => import('./own-restaurants.tsx'),
  },
  {
    path: '/restaurant-statsandreport',
    id: 'restaurant/stats-and-report',
    screen: () => import('./stats-and-report.tsx'),
  },
  { path: '/restaurant-reviews', id: 'restaurant/reviews', screen: () => import('./reviews.tsx') },
  { path: '/restaurant-complaints', id: 'restaurant/complaints', screen: () => import('./complaints.tsx') },
  {
    path: '/restaurant-complaints/:complaint_id',
    id: 'restaurant/complaint',
    screen: () => import('./complaint.tsx'),
  },
  { path: '/restaurant-refunds/:refund_id', id: 'restaurant/refund', screen: () => import('./refund.tsx') },
  { path: '/restaurant-news', id: 'restaurant/news', screen: () => import('./news.tsx') },
  { path: '/restaurant-blogs', id: 'restaurant/blogs', screen: () => import('./blogs.tsx') },
  { path: '/restaurant-coupons', id: 'restaurant/coupons', screen: () => import('./coupons.tsx') },
  { path: '/restaurant-venue', id: 'restaurant/venue', screen: () => import('./venue.tsx') },
  { path: '/orders', id: 'restaurant/orders/orders', screen: () => import('./orders/orders.tsx') },
  {
    path: '/orders/history',
    id: 'restaurant/orders/order-history',
    screen: () => import('./orders/order-history.tsx'),
  },
  {
    path: '/orders/line',
    id: 'restaurant/orders/line',
    frame: 'bare',
    screen: () => import('./orders/line.tsx'),
  },
  {
    path: '/orders/printing',
    id: 'restaurant/orders/printing',
    screen: () => import('./orders/printing.tsx'),
  },
  {
    path: '/orders/stations',
    id: 'restaurant/orders/stations',
    screen: () => import('./orders/stations.tsx'),
  },
  { path: '/notifications', id: 'user/notifications', screen: () => import('../user/notifications.tsx') },
  { path: '/my-menu', id: 'restaurant/my-menu', screen: () => import('./my-menu.tsx') },
  { path: '/restaurant-profile', id: 'restaurant/profile/profile', screen: () => import('./profile/profile.tsx') },
  { path: '/restaurant-chefs', id: 'restaurant/chefs', screen: () => import('./chefs.tsx') },
  {
    path: '/restaurant-profile-settings',
    id: 'restaurant/settings/profile-settings',
    screen: () => import('./settings/profile-settings.tsx'),
  },
  {
    path: '/change-password',
    id: 'public/account/change-password',
    screen: () => import('../public/account/change-password.tsx'),
  },
  {
    path: '/delete-account',
    id: 'public/account/delete-account',
    screen: () => import('../public/account/delete-account.tsx'),
  },
];
