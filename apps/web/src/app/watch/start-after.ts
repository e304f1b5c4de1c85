import { addressIn } from '@tawa/domain/common/public-addresses';
import { matchRoutes, type createBrowserRouter } from 'react-router';
import { watchCartOfOtherTabs } from '#features/ordering/cart/shop/watch-cart.ts';
import { queryClient } from '#lib/api/query-client.ts';
import type { KeptWhy } from '#lib/live/kept-offline.ts';
import { startServiceWorker } from '#lib/live/service-worker.ts';
import { keepGivenFont } from '#lib/site/font.ts';
import { watchTheme } from '#lib/site/theme.ts';
import { toast } from '#ui/toast/toast.ts';
import { createClosedWatch } from './closed-watch.ts';
import { goOnWithTheLine } from './go-on.ts';
import { routes } from '../router.tsx';
import { watchTexts } from './watch.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';
import { tellChoice } from '#lib/i18n/tell-choice.ts';
import { giveBackTyped } from '#lib/i18n/typed.ts';

const keptToastMs = 15_000;
const keptTextsIn = keepEach((language: Language) => {
  const t = textsIn(watchTexts, language);
  return { line: t.online.kept, crowd: t.crowd.kept } as const;
});
const sayKept = (why: KeptWhy, language: Language) =>
  toast.error(keptTextsIn(language)[why], { id: 'kept', duration: keptToastMs });

type Router = ReturnType<typeof createBrowserRouter>;

const whenShown = (router: Router) => (told: () => void) => {
  let shown = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    told();
  });
};

// They are of the page that was sent; nobody who reads them walks on in it.
function dropAlternates(router: Router): void {
  whenShown(router)(() => {
    for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  });
}

const warmed = new Set<string>();

/** Fetches the code of the page that a link leads to while somebody is still about to follow it. */
const warmBelow =
  (basename: string) =>
  ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || warmed.has(link.pathname)) return;
    warmed.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => warmed.delete(link.pathname));
  };

/** What a page begins with once it is there and quiet. */
export function startAfter(router: Router, entry: string, language: Language): void {
  watchTheme();
  giveBackTyped();
  void tellChoice();
  dropAlternates(router);
  watchCartOfOtherTabs(queryClient());
  keepGivenFont();
  goOnWithTheLine(router, (address) => window.location.assign(address));
  whenShown(router)(createClosedWatch(() => window.location.reload()));
  const warm = warmBelow(addressIn(language, '/'));
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, warm, { capture: true, passive: true });
  if (import.meta.env.PROD)
    startServiceWorker({ entry, language, onPage: whenShown(router), onKept: (why) => sayKept(why, language) });
}
