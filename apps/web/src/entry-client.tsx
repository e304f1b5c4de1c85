import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
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
import { isAlive, noteAsleep, onceAlive } from './lib/early/alive.ts';
import { doAgain, noteActs } from './lib/early/early-acts.ts';
import { fetchCode } from './lib/api/fetch-code.ts';
import { queryClient } from './lib/api/query-client.ts';
import { watchOtherTabs } from './lib/session/session.ts';
import { provideSite } from './lib/site/site-facts.ts';
import { provideDrawing } from './lib/site/drawing.ts';
import { whenQuiet } from './lib/early/when-quiet.ts';
import { languageOfPage } from './lib/i18n/language.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';
import './styles/global.css';

const errorsOf = (failure: PageFailure | null) =>
  failure && { [failure.routeId]: new ErrorResponse(failure.status, '', failure.text) };

/** Loads the matched screens first, with what this device will show around or instead of them: a route that is still lazy while hydrating would render nothing. */
async function loadMatchedScreens(basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      await route.handle?.(window.location.pathname);
    }),
  );
}

/** In the entry's state of the history: the page was left empty when it came alive, and is shown as it was sent. */
const asSent = 'sent';

function Started({ children }: { children: ReactNode }) {
  // Before the page turns to what this device knows, its city say, and other parts stand where something was pressed.
  useLayoutEffect(() => {
    noteAsleep(0);
    void doAgain();
  }, []);
  return children;
}

async function start(): Promise<void> {
  if (window.history.state === asSent) return window.history.replaceState(null, '');
  const text = document.querySelector('#state')?.textContent ?? '';
  const state = readPageState(text);
  provideSite(() => state.site);
  provideDrawing(state.drawing);
  hydrate(queryClient(), state.queries);
  const language = languageOfPage();
  const basename = addressIn(language, '/');
  await Promise.all([loadMatchedScreens(basename), state.failure && routeFailure.ready()]);
  watchReturns();
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: state.loaderData, errors: errorsOf(state.failure) },
  });
  watchOtherTabs();
  noteActs();
  // A kept page may be old; what is newer is shown once all of it is alive.
  onceAlive(() => void queryClient().refetchQueries({ type: 'active', stale: true }));
  // In slices, so that a touch or a scroll is answered in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document language={language} assets={state.assets} state={text}>
          <QueryClientProvider client={queryClient()}>
            <Started>
              <RouterProvider router={router} />
            </Started>
          </QueryClientProvider>
        </Document>
      </StrictMode>,
      {
        // A page that is drawn anew from its root is lost: its scripts may not be made by scripts.
        onUncaughtError(error) {
          reportError(error);
          if (isAlive()) return;
          window.history.replaceState(asSent, '');
          window.location.reload();
        },
      },
    );
  });
  await whenQuiet();
  const { startAfter } = await fetchCode(() => import('./app/watch/start-after.ts'));
  startAfter(router, state.assets.entry, language);
}

// Not awaited at the top: a screen's chunk may import from this one, and would wait for it for ever.
start().catch(reportError);
