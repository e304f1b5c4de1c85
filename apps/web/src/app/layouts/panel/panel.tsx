import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SearchField } from '#features/catalogue/search/shop/search-field.tsx';
import { paths } from '#lib/paths.ts';
import { useSession, type Role } from '#lib/session/session.ts';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PanelMenu } from '#ui/panel/panel-menu.tsx';
import { Beside } from '../beside.tsx';
import { BellLink } from './bell-link.tsx';
import { FindAnywhere } from './find-anywhere.tsx';
import { BottomTabs } from '../shop/bottom-tabs.tsx';
import { CartLink } from '../shop/cart-link.tsx';
import { CityPill } from '../shop/city-pill.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { StaffGate } from './staff-gate.tsx';
import { VisitBanner } from './visit-banner.tsx';

const ConsentNotice = lazyPart(
  async () => (await import('#features/accounts/consents/shop/consent-notice.tsx')).ConsentNotice,
);
const ClosedBanner = lazyPart(
  async () => (await import('#features/content/site/office/closed-banner.tsx')).ClosedBanner,
);
const MuteBand = lazyPart(async () => (await import('#features/ordering/orders/kitchen/sound/mute-band.tsx')).MuteBand);
const PanelDrawer = lazyPart(async () => (await import('./panel-drawer.tsx')).PanelDrawer);

const CustomerBar = () => (
  <header className="flex h-[4.5rem] items-center gap-5 border-b border-line bg-canvas px-8 max-lg:hidden">
    <SearchField panel="below" className="w-[360px] min-w-0" />
    <CityPill />
    <div className="ml-auto flex items-center gap-5">
      <BellLink />
      <CartLink />
    </div>
  </header>
);

/** Side bar and screen; under 1024 the side bar is a drawer. */
export function PanelFrame({ role, children }: { role: Role; children: ReactNode }) {
  const session = useSession();
  const isBoard = useLocation().pathname === paths.restaurantOrders;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  if (session?.tablet !== undefined)
    return (
      <main id="content" tabIndex={-1} className="outline-none">
        <meta name="robots" content="noindex" />
        <StaffGate panel={role}>{children}</StaffGate>
      </main>
    );
  const hasTabs = role === 'user' || session?.visiting !== undefined;
  const frame = (
    <div className="lg:flex">
      <meta name="robots" content="noindex" />
      <aside
        className={cx(
          'sticky top-0 h-dvh shrink-0 border-r border-line max-lg:hidden',
          isBoard ? 'w-[72px]' : 'w-[236px]',
        )}
      >
        <Sidebar role={role} isFolded={isBoard} corner={role !== 'user' && <BellLink />} />
      </aside>
      <div
        className={cx('min-w-0 flex-1', hasTabs && 'max-lg:pb-[60px]', isBoard && 'flex h-dvh flex-col print:h-auto')}
      >
        {session?.visiting !== undefined && <VisitBanner restaurant={session.visiting} />}
        {role === 'restaurant' && (
          <Beside>
            <MuteBand />
          </Beside>
        )}
        {!isBoard && <PhoneBar role={role} onMenu={openMenu} />}
        {role === 'user' && <CustomerBar />}
        <main
          id="content"
          tabIndex={-1}
          className={cx(
            'outline-none',
            isBoard && 'flex min-h-0 flex-1 flex-col overflow-y-auto print:overflow-visible',
          )}
        >
          {session?.visiting === undefined && session && (
            <Beside>
              <ConsentNotice userid={session.userId} />
            </Beside>
          )}
          {role !== 'user' && (
            <Beside>
              <ClosedBanner role={role} />
            </Beside>
          )}
          <PanelMenu value={openMenu}>
            <StaffGate panel={role}>{children}</StaffGate>
          </PanelMenu>
        </main>
      </div>
      {isMenuOpen && (
        <Suspense>
          <PanelDrawer role={role} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      {role === 'user' && <BottomTabs />}
    </div>
  );
  return role === 'user' ? frame : <FindAnywhere panel={role}>{frame}</FindAnywhere>;
}
