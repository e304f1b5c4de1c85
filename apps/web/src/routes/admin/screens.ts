import type { ScreenRoute } from '../../lib/screen.ts';

/** What only the admin role may open; mounted when it is the stored one, never rendered on the server. */
export const adminScreens: ScreenRoute[] = [
  { path: '/admindashboard', id: 'admin/dashboard', screen: () => import('./dashboard.tsx') },
  { path: '/notifications', id: 'user/notifications', screen: () => import('../user/notifications.tsx') },
  {
    path: '/admin-profile-settings',
    id: 'admin/profile-settings',
    screen: () => import('./profile-settings.tsx'),
  },
  { path: '/change-password', id: 'public/change-password', screen: () => import('../public/change-password.tsx') },
  { path: '/delete-account', id: 'public/delete-account', screen: () => import('../public/delete-account.tsx') },
];
