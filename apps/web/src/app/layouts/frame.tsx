import { Suspense, type ReactNode } from 'react';
import { useBeganAsCustomer } from '#lib/session/began-as-customer.ts';
import { getSession, useSession } from '#lib/session/session.ts';
import { useHydrated } from '../../lib/store.ts';
import { later } from '#ui/page/later.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PanelSkeleton } from './panel/panel-skeleton.tsx';
import { MemberLinks, PublicHeader } from './shop/public-header.tsx';

// Guests and the server see neither of these, so they come when they are needed.
const BottomTabs = lazyPart(async () => (await import('./shop/bottom-tabs.tsx')).BottomTabs);
const PanelFrame = lazyPart(async () => (await import('./panel/panel.tsx')).PanelFrame);
const CheckoutHeader = lazyPart(async () => (await import('./shop/checkout-header.tsx')).CheckoutHeader);

const footer = later(async () => (await import('./shop/footer.tsx')).Footer);

const languageLine = later(async () => (await import('./shop/language-line.tsx')).LanguageLine);

const headerSpace = <div className="h-[4.5625rem] border-b border-line max-lg:hidden" />;

const customer = 'user';

/** Fetches what members alone have around a page, where one is signed in. */
export async function readyFrame(kind: FrameKind): Promise<void> {
  const session = getSession();
  if (!session) return;
  const around = kind === 'account' && session.userType === customer ? PanelFrame : MemberLinks;
  // Without a line it comes when it can.
  await around.ready().catch(() => undefined);
}

export type FrameKind = 'public' | 'bare' | 'checkout' | 'account';

const Content = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <main id="content" tabIndex={-1} className={`outline-none ${className}`}>
    {children}
  </main>
);

/** Header and footer around a screen that is not in a panel. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const session = useSession();
  const hydrated = useHydrated();
  const isCustomer = session?.userType === 'user';
  const inPanel = useBeganAsCustomer(isCustomer, hydrated);
  if (kind === 'account' && session && inPanel)
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <PanelFrame role={customer}>{children}</PanelFrame>
      </Suspense>
    );
  if (kind === 'bare') return <Content>{children}</Content>;
  if (kind === 'checkout')
    return (
      <>
        {hydrated ? (
          <Suspense fallback={headerSpace}>
            <CheckoutHeader />
          </Suspense>
        ) : (
          headerSpace
        )}
        <Content>{children}</Content>
      </>
    );
  return (
    <>
      <languageLine.Part />
      <PublicHeader />
      <Content className="min-h-dvh">{children}</Content>
      <footer.Part />
      {isCustomer && (
        <Suspense>
          <BottomTabs />
        </Suspense>
      )}
    </>
  );
}
