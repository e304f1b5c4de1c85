import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { findOwn } from '@tawa/domain/common/own';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLogout } from '#features/accounts/auth/shop/use-logout.ts';
import { paths } from '#lib/paths.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { type Role } from '#lib/session/session.ts';
import { isMounted } from '#app/panels/panel-screens.ts';
import { sidebarFootsIn, sidebarsIn } from '#app/panels/sidebars.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { cx } from '#ui/cx.ts';
import { Logo, LogoMark } from '#ui/logo.tsx';
import { Beside } from '../beside.tsx';
import { isPublicPage } from '../shop/main-links.ts';
import { panelTexts } from './panel.texts.ts';
import { usePanelAccess } from './panel-access.ts';
import { useBadges } from './use-badges.ts';

const row = 'flex w-full items-center gap-3 rounded-md px-3 text-[0.9375rem]';
const folded = 'justify-center px-0!';
const current = 'aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand-ink';

const kitchenParts = () => import('#features/ordering/orders/kitchen/panel-kitchen.tsx');
const KitchenChip = lazyPart(async () => (await kitchenParts()).KitchenChip);
const OpenOrders = lazyPart(async () => (await kitchenParts()).OpenOrders);
const MenuLock = lazyPart(async () => (await kitchenParts()).MenuLock);

/** What stands beside an entry of a kitchen. */
function KitchenMark({ path }: { path: string }) {
  const Mark = path === paths.restaurantOrders ? OpenOrders : path === paths.restaurantMenu() ? MenuLock : null;
  return (
    Mark && (
      <Beside>
        <Mark />
      </Beside>
    )
  );
}

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="num ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-[0.8125rem] font-bold text-on-accent">
    {children}
  </span>
);

/** Brings the entry of the page that is open into sight, where there are more entries than room. */
function showOpenEntry(entry: HTMLElement | null): void {
  const nav = entry?.closest('nav');
  if (!nav || entry?.getAttribute('aria-current') !== 'page') return;
  const hidden = entry.getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom;
  if (hidden > 0) nav.scrollTop += hidden;
}

interface SidebarProps {
  role: Role;
  /** Stands beside the logo. */
  corner?: ReactNode;
  /** Shows icons alone, for a screen that needs the room. */
  isFolded?: boolean;
}

/** A role's entries in their order, and Logout. */
export function Sidebar({ role, corner, isFolded = false }: SidebarProps) {
  const t = useTexts(panelTexts);
  const language = useLanguage();
  const { [role]: entries } = sidebarsIn(language);
  const { [role]: foot } = sidebarFootsIn(language);
  const logout = useLogout();
  const { isOpen, partText } = usePanelAccess(role);
  const badges = useBadges(role);
  const { pathname } = useLocation();
  // Of two entries whose paths begin alike, the page is the longer one's: printing lies below the orders.
  const hasLongerMatch = (path: string) =>
    [...entries, ...foot].some((other) => other.path.startsWith(`${path}/`) && pathname.startsWith(other.path));
  const height = role === 'admin' ? 'min-h-11 lg:min-h-10' : 'min-h-11';
  return (
    <div className="flex h-full flex-col bg-surface">
      <div
        className={
          isFolded
            ? 'flex shrink-0 flex-col items-center gap-3 pt-5 pb-3'
            : 'flex h-[4.5rem] shrink-0 items-center gap-1.5 pr-2 pl-6'
        }
      >
        <Link to={paths.home} aria-label={t.tawaHome}>
          {isFolded ? <LogoMark /> : <Logo size={role === 'admin' ? 'small' : undefined} />}
        </Link>
        {!isFolded && <span className="flex-1" />}
        {role === 'admin' && (
          <span className="rounded-xs bg-surface-3 px-1.5 py-1 text-xs font-semibold text-ink-2">{t.admin}</span>
        )}
        {corner}
      </div>
      {role === 'restaurant' && (
        <Beside>
          <KitchenChip isFolded={isFolded} />
        </Beside>
      )}
      <nav
        aria-label={t.panel}
        className={cx('min-h-0 flex-1 space-y-0.5 overflow-y-auto', isFolded ? 'px-3' : 'px-4')}
      >
        {entries
          .filter(({ path }) => (isMounted(role, path) || isPublicPage(path)) && isOpen(path))
          .map(({ path, label, icon: Icon }) => (
            <NavLink
              ref={showOpenEntry}
              key={path}
              to={path}
              end={hasLongerMatch(path)}
              title={isFolded ? label : undefined}
              className={cx(row, height, 'font-medium text-ink-2', current, isFolded && folded)}
            >
              {({ isActive }) => (
                <>
                  <Icon weight={isActive ? 'fill' : 'regular'} className="text-xl" aria-hidden="true" />
                  <span className={cx(isFolded && 'sr-only')}>{label}</span>
                  {(findOwn(badges, path) ?? 0) > 0 && <Badge>{findOwn(badges, path)}</Badge>}
                  {role === 'restaurant' && !isFolded && <KitchenMark path={path} />}
                </>
              )}
            </NavLink>
          ))}
        {partText && !isFolded && <p className="px-3 py-3 text-note text-ink-3">{partText}</p>}
      </nav>
      <div className={cx('shrink-0 border-t border-line py-2', isFolded ? 'px-3' : 'px-4')}>
        {foot
          .filter(({ path }) => isOpen(path))
          .map(({ path, label, icon: Icon }) => (
            <NavLink
              key={path}
              to={path}
              title={isFolded ? label : undefined}
              className={cx(row, height, 'font-medium text-ink-2', current, isFolded && folded)}
            >
              <Icon className="text-xl" aria-hidden="true" />
              <span className={cx(isFolded && 'sr-only')}>{label}</span>
            </NavLink>
          ))}
        <button
          type="button"
          onClick={() => void logout()}
          className={cx(row, height, 'font-medium text-ink-2', isFolded && folded)}
          title={isFolded ? t.logout : undefined}
        >
          <SignOutIcon className="text-xl" aria-hidden="true" />
          <span className={cx(isFolded && 'sr-only')}>{t.logout}</span>
        </button>
      </div>
    </div>
  );
}
