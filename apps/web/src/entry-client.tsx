import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router';
import { readPageState, type PageFailure } from './app/page-state.ts';
import { routes } from './app/router.tsx';
import { Document } from './document.tsx';
import { messages } from './lib/messages.ts';
import { queryClient } from './lib/query-client.ts';
import { startServiceWorker } from './lib/service-worker.ts';
import { watchOtherTabs } from './lib/session.ts';
import { watchTheme } from './lib/theme.ts';
import { toast } from './ui/toast.ts';
import './styles/global.css';

const errorsOf = (failure: PageFailure | null) =>
  failure && { [failure.routeId]: new ErrorResponse(failure.status, '', failure.text) };

/** Loads the matched screens first: a route that is still lazy while hydrating would render nothing. */
async function loadMatchedScreens(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const keptToastMs = 15_000;
const sayKept = () => toast.error(messages.online.kept, { id: 'kept', duration: keptToastMs });

type Router = ReturnType<typeof createBrowserRouter>;

const whenShown = (router: Router) => (told: () => void) => {
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    told();
  });
};

async function start(): Promise<void> {
  const text = document.querySelector('#state')?.textContent ?? '';
  const state = readPageState(text);
  hydrate(queryClient(), state.queries);
  await loadMatchedScreens();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: errorsOf(state.failure) },
  });
  watchTheme();
  watchOtherTabs();
  hydrateRoot(
    document,
    <StrictMode>
      <Document assets={state.assets} state={text}>
        <QueryClientProvider client={queryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Document>
    </StrictMode>,
  );
  if (import.meta.env.PROD)
    startServiceWorker({ entry: state.assets.entry, onPage: whenShown(router), onKept: sayKept });
}

// Not awaited at the top: a screen's chunk may import from this one, and would wait for it for ever.
start().catch(reportError);
