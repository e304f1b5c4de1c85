import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCityPicker } from '#lib/place/city-picker.ts';
import { hasKeptLine } from '#features/ordering/cart/shop/kept-line.ts';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { useLoginRequest, useSession } from '#lib/session/session.ts';
import { useHydrated } from '../lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useEver } from '#ui/use-ever.ts';
import { Toasts } from '#ui/toast/toasts.tsx';
import { Beside } from './layouts/beside.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { routeFailure } from './pages/route-failure.ts';
import { SessionWatch } from './watch/session-watch.tsx';
import { asksForCity } from './city-question.ts';

// Dialogs and toasts come after the page: nothing of them is in the first page's code.
const LoginDialog = lazyPart(async () => (await import('./watch/login-dialog.tsx')).LoginDialog);
const InterruptedLine = lazyPart(
  async () => (await import('#features/ordering/cart/shop/interrupted-line.tsx')).InterruptedLine,
);
const CityDialog = lazyPart(async () => (await import('./watch/city-dialog.tsx')).CityDialog);
const CityOfCustomer = lazyPart(async () => (await import('./watch/city-of-customer.tsx')).CityOfCustomer);
const DietWatch = lazyPart(async () => (await import('./watch/diet-watch.tsx')).DietWatch);
const BusyToast = lazyPart(async () => (await import('./watch/busy-toast.tsx')).BusyToast);
const OnlineToast = lazyPart(async () => (await import('./watch/online-toast.tsx')).OnlineToast);

// Longer after a page was opened nobody expects a question over what they read: the city stands in the header.
const questionMaxMs = 12_000;

/** Whether somebody began to use the page, or had long to read it, before the question could stand over it. */
function useBegun(isWaiting: boolean): boolean {
  const [hasBegun, setBegun] = useState(() => performance.now() > questionMaxMs);
  const isFirstPage = useRef(true);
  useEffect(() => {
    const spentMs = isFirstPage.current ? performance.now() : 0;
    isFirstPage.current = false;
    if (!isWaiting) return undefined;
    const begin = () => {
      if (!document.querySelector('[role="dialog"]')) setBegun(true);
    };
    const timer = window.setTimeout(begin, Math.max(0, questionMaxMs - spentMs));
    document.addEventListener('pointerdown', begin, { capture: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerdown', begin, { capture: true });
    };
  }, [isWaiting]);
  return hasBegun;
}

function CityHost() {
  const { pathname } = useLocation();
  const picker = useCityPicker();
  const isWaiting = picker === 'waiting' && asksForCity(pathname);
  const hasBegun = useBegun(isWaiting);
  const session = useSession();
  if (picker === 'asked') return <CityDialog />;
  if (!isWaiting || hasBegun) return null;
  return session?.userType === 'user' ? <CityOfCustomer userid={session.userId} /> : <CityDialog />;
}

function InterruptedHost() {
  const session = useSession();
  const isAsked = useLoginRequest() !== null;
  const isNeeded = useEver(session?.userType === 'user' && !isAsked && hasKeptLine());
  return isNeeded ? <InterruptedLine /> : null;
}

// Fetched while nothing else is: a question must also come when the line is gone by then.
function useDialogsReady() {
  useEffect(() => {
    const fetchBoxes = () =>
      void fetchCode(() =>
        Promise.all([import('#ui/dialog/sheet-box.tsx'), import('#ui/dialog/confirm-box.tsx'), routeFailure.ready()]),
      );
    if (!('requestIdleCallback' in window)) return undefined;
    const idle = window.requestIdleCallback(fetchBoxes, { timeout: 5000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
}

/** Nobody who works by keys is put back to the top of the page: begins with the first Tab. */
function usePlaceKept() {
  useEffect(() => {
    const over = new AbortController();
    const begin = async () => {
      const { keepPlace } = await import('#lib/place/keep-place.ts');
      if (!over.signal.aborted) over.signal.addEventListener('abort', keepPlace());
    };
    const hear = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      document.removeEventListener('keydown', hear);
      begin().catch(() => undefined);
    };
    document.addEventListener('keydown', hear, { signal: over.signal });
    return () => over.abort();
  }, []);
}

/** What the whole app shows at most once: dialogs, toasts, the watch over the session. */
export function Hosts() {
  const hydrated = useHydrated();
  const request = useLoginRequest();
  useDialogsReady();
  usePlaceKept();
  if (!hydrated) return null;
  return (
    <>
      <Beside>
        <NavigationBar />
      </Beside>
      <Beside>
        <Toasts />
      </Beside>
      <Beside>
        <OnlineToast />
      </Beside>
      <Beside>
        <BusyToast />
      </Beside>
      <Beside>
        <SessionWatch />
      </Beside>
      <Beside>
        <DietWatch />
      </Beside>
      {request && (
        <Beside>
          <LoginDialog request={request} />
        </Beside>
      )}
      <Beside>
        <InterruptedHost />
      </Beside>
      <Beside>
        <CityHost />
      </Beside>
    </>
  );
}
