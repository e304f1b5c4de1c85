import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router';
import { readPageState, type PageFailure } from './app/pages/page-state.ts';
import { routeFailure } from './app/pages/route-failure.ts';
import { routes } from './app/router.tsx';
import { Document } from './document.tsx';
import { watchReturns } from './lib/api/came-back.ts';
import { doAgain, noteActs } from './lib/early/early-acts.ts';
import { fetchCode } from './lib/api/fetch-code.ts';
import { queryClient } from './lib/api/query-client.ts';
import { watchOtherTabs } from './lib/session/session.ts';
import { provideSite } from './lib/site/site-facts.ts';
import { whenQuiet } from './lib/early/when-quiet.ts';
import { languageOfPage } from './lib/i18n/language.ts';
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

function Started({ children }: { children: ReactNode }) {
  // Before the page turns to what this device knows, its city say, and other parts stand where something was pressed.
  useLayoutEffect(() => void doAgain(), []);
  return children;
}

async function start(): Promise<void> {
  const text = document.querySelector('#state')?.textContent ?? '';
  const state = readPageState(text);
  provideSite(() => state.site);
  hydrate(queryClient(), state.queries);
  await Promise.all([loadMatchedScreens(), state.failure && routeFailure.ready()]);
  watchReturns();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: errorsOf(state.failure) },
  });
  watchOtherTabs();
  noteActs();
  hydrateRoot(
    document,
    <StrictMode>
      <Document language={languageOfPage()} assets={state.assets} state={text}>
        <QueryClientProvider client={queryClient()}>
          <Started>
            <RouterProvider router={router} />
          </Started>
        </QueryClientProvider>
      </Document>
    </StrictMode>,
  );
  await whenQuiet();
  const { startAfter } = await fetchCode(() => import('./app/watch/start-after.ts'));
  startAfter(router, state.assets.entry, languageOfPage());
}

// Not awaited at the top: a screen's chunk may import from this one, and would wait for it for ever.
start().catch(reportError);
