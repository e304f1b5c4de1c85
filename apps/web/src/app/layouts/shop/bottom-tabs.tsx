import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { NavLink } from 'react-router';
import { paths } from '#lib/paths.ts';
import { isMounted } from '#app/panels/panel-screens.ts';
import { isPublicPage } from './main-links.ts';

const tabs = [
  { to: paths.home, label: 'Home', Icon: HouseIcon },
  { to: paths.search(), label: 'Search', Icon: MagnifyingGlassIcon },
  { to: paths.myOrders, label: 'Orders', Icon: ReceiptIcon },
  { to: paths.userDashboard, label: 'Account', Icon: UserIcon },
].filter(({ to }) => isPublicPage(to) || isMounted('user', to));

/** The phone's fixed tabs of a signed-in customer. */
export function BottomTabs() {
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-20 flex h-[60px] border-t border-line bg-surface lg:hidden"
    >
      {tabs.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className="group flex flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-3 aria-[current=page]:text-brand-ink"
        >
          {({ isActive }) => (
            <>
              <Icon weight={isActive ? 'fill' : 'bold'} className="text-[22px]" aria-hidden="true" />
              {label}
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
