import { data, isRouteErrorResponse, type LoaderFunctionArgs, Outlet, type RouteObject } from 'react-router';
import { ApiError, OfflineError } from '#lib/api/api-client.ts';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { languageOf, type Language } from '#lib/i18n/language.ts';
import type { ScreenModule, ScreenRoute } from '../lib/screen.ts';
import { publicScreens } from '../routes/public/screens.ts';
import { Frame, readyFrame, type FrameKind } from './layouts/frame.tsx';
import { panelsRouteId } from './panels/panels-route.ts';
import { RootFailure } from './pages/root-failure.tsx';
import { Root } from './root.tsx';
import { routeFailure } from './pages/route-failure.ts';

/** A failed load as the status of the page; the error boundary shows the text. */
function toPageFailure(error: unknown, screen: ScreenModule, language: Language): unknown {
  const failedText = screen.failedText?.(language) ?? '';
  if (error instanceof OfflineError) return data(failedText, { status: 503, statusText: '' });
  if (!(error instanceof ApiError) || isRouteErrorResponse(error)) return error;
  const { status, requestId: statusText = '' } = error;
  return data(status === 404 ? (screen.notFoundText?.(language) ?? '') : failedText, { status, statusText });
}

const loaderOf =
  (screen: ScreenModule) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    if (!screen.load) return null;
    const url = new URL(request.url);
    try {
      await screen.load({ client: queryClient(), params, url });
      return null;
    } catch (error) {
      throw toPageFailure(error, screen, languageOf(url));
    }
  };

/** The screen with its code. Without a line the page before it stays until the code is there: the router shows nothing for a screen whose code failed once, and never asks for it again. */
export const lazyScreen =
  ({ screen, role }: Pick<ScreenRoute, 'screen' | 'role'>) =>
  async () => {
    const module = await fetchCode(screen);
    const loader = loaderOf(module);
    if (role === undefined) return { Component: module.Screen, loader };
    const { requireRole } = await fetchCode(() => import('./guards.tsx'));
    return { Component: requireRole(role, module.Screen), loader };
  };

function framed(frame: FrameKind): RouteObject {
  const screens = publicScreens.filter((screen) => (screen.frame ?? 'public') === frame);
  return {
    id: `frame-${frame}`,
    handle: () => readyFrame(frame),
    element: (
      <Frame kind={frame}>
        <Outlet />
      </Frame>
    ),
    children: screens.map((screen) => ({
      path: screen.path,
      id: screen.id,
      lazy: lazyScreen(screen),
      ErrorBoundary: routeFailure.Part,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    })),
  };
}

/** Paths of the three panels are known to everybody; what is mounted on them depends on the stored role. */
const catchAll: RouteObject = {
  id: panelsRouteId,
  path: '*',
  lazy: async () => {
    const { PanelRoutes, loadPanel, readyPanel } = await fetchCode(() => import('./panels/panel-routes.tsx'));
    return { Component: PanelRoutes, loader: loadPanel, handle: readyPanel };
  },
  errorElement: (
    <Frame kind="public">
      <routeFailure.Part />
    </Frame>
  ),
};

export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    ErrorBoundary: RootFailure,
    children: [...(['public', 'bare', 'checkout', 'account'] as const).map(framed), catchAll],
  },
];
