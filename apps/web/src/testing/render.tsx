import { QueryClientProvider } from '@tanstack/react-query';
import { render as mount } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { watchClient } from './query-clients.ts';

/** Mounts routes at an address with a cache of their own. */
export function renderRoutes(
  routes: RouteObject[],
  address: string | { pathname: string; state: unknown } = '/',
  client = watchClient(),
) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const mounted = mount(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...mounted, client, router, user: userEvent.setup() };
}

/** Mounts something at '/'; every other address shows its own path as text, so that tests see where a person was sent. */
export const render = (children: ReactNode) =>
  renderRoutes([
    { path: '/', element: children },
    { path: '*', Component: () => <p>elsewhere</p> },
  ]);
