import type { ScreenRoute } from '../../lib/screen.ts';

/** What everybody may open; rendered on the server. */
export const publicScreens: ScreenRoute[] = [
  { path: '/login', id: 'public/login', screen: () => import('./login.tsx'), frame: 'bare' },
  { path: '/signup', id: 'public/signup', screen: () => import('./signup.tsx'), frame: 'bare' },
  {
    path: '/register-restaurant',
    id: 'public/register-restaurant',
    screen: () => import('./register-restaurant.tsx'),
    frame: 'bare',
  },
];
