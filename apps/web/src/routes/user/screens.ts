import type { ScreenRoute } from '../../lib/screen.ts';

/** What only a customer may open; mounted when that is the stored role, never rendered on the server. */
export const userScreens: ScreenRoute[] = [
  { path: '/dashboard', id: 'user/dashboard/dashboard', screen: () => import('./dashboard/dashboard.tsx') },
  { path: '/myorders', id: 'user/order/my-orders', screen: () => import('./order/my-orders.tsx') },
  { path: '/myorders/:order_number', id: 'user/order/order', screen: () => import('./order/order.tsx') },
  { path: '/myorders/:order_number/pay', id: 'user/order/payment', screen: () => import('./order/payment.tsx') },
  {
    path: '/myorders/:order_number/refunds/:refund_id',
    id: 'user/order/refund',
    screen: () => import('./order/refund.tsx'),
  },
  {
    path: '/pay/demo/:session',
    id: 'user/order/pay-demo',
    screen: () => import('./order/pay-demo.tsx'),
    frame: 'bare',
  },
  { path: '/mybookings', id: 'user/my-bookings', screen: () => import('./my-bookings.tsx') },
  { path: '/group/:group_id', id: 'user/group', screen: () => import('./group.tsx'), frame: 'checkout' },
  { path: '/cart', id: 'user/cart', screen: () => import('./cart.tsx') },
  { path: '/favourites', id: 'user/favourites', screen: () => import('./favourites.tsx') },
  { path: '/myaddress', id: 'user/my-address', screen: () => import('./my-address.tsx') },
  { path: '/complaints/:complaint_id', id: 'user/complaint', screen: () => import('./complaint.tsx') },
  { path: '/news', id: 'user/news', screen: () => import('./news.tsx') },
  { path: '/notifications', id: 'user/notifications', screen: () => import('./notifications.tsx') },
  {
    path: '/user-profile-settings',
    id: 'user/profile-settings',
    screen: () => import('./profile-settings.tsx'),
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
