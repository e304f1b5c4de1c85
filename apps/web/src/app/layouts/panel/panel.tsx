import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { SearchField } from '#features/catalogue/search/shop/search-field.tsx';
import { paths } from '#lib/paths.ts';
import { useSession, type Role } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Beside } from '../beside.tsx';
import { BellLink } from './bell-link.tsx';
import { BottomTabs } from '../shop/bottom-tabs.tsx';
import { Logo } from '#ui/logo.tsx';
import { CartLink } from '../shop/cart-link.tsx';
import { CityPill } from '../shop/city-pill.tsx';
import { Sidebar } from './sidebar.tsx';
import { StaffGate } from './staff-gate.tsx';
import { VisitBanner } from './visit-banner.tsx';
import { panelTexts } from './panel.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const ConsentNotice = lazyPart(
  async () => (await import('#features/accounts/consents/shop/consent-notice.tsx')).ConsentNotice,
);
const ClosedBanner = lazyPart(
  async () => (await import('#features/content/site/office/closed-banner.tsx')).ClosedBanner,
);
const PanelDrawer = lazyPart(async () => (await import('./panel-drawer.tsx')).PanelDrawer);

function PhoneBar({ role }: { role: Role }) {
  const t = useTexts(panelTexts);
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas px-4 lg:hidden">
      <Link to={paths.home} aria-label={t.tawaHome} className="flex h-11 items-center">
        <Logo size="small" />
      </Link>
      <span className="flex-1" />
      <BellLink />
      {role === 'user' && <CartLink />}
      <button
        type="button"
        aria-label={t.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mr-2 grid size-11 place-items-center text-2xl"
      >
        <ListIcon weight="bold" aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <PanelDrawer role={role} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

const CustomerBar = () => (
  <header className="flex h-[72px] items-center gap-5 border-b border-line bg-canvas px-8 max-lg:hidden">
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
  return (
    <div className="lg:flex">
      <meta name="robots" content="noindex" />
      <aside className="sticky top-0 h-dvh w-[236px] shrink-0 border-r border-line max-lg:hidden">
        <Sidebar role={role} corner={role !== 'user' && <BellLink />} />
      </aside>
      <div className={`min-w-0 flex-1 ${role === 'user' || session?.visiting !== undefined ? 'max-lg:pb-[60px]' : ''}`}>
        {session?.visiting !== undefined && <VisitBanner restaurant={session.visiting} />}
        <PhoneBar role={role} />
        {role === 'user' && <CustomerBar />}
        <main id="content" tabIndex={-1} className="outline-none">
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
          <StaffGate panel={role}>{children}</StaffGate>
        </main>
      </div>
      {role === 'user' && <BottomTabs />}
    </div>
  );
}
