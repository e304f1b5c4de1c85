import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { NavLink } from 'react-router';
import { paths } from '#lib/paths.ts';
import { isMounted } from '#app/panels/panel-screens.ts';
import { isPublicPage } from './main-links.ts';
import { shopTexts } from './shop.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const tabsIn = keepEach((language: Language) => {
  const t = textsIn(shopTexts, language);
  return [
    { to: paths.home, label: t.home, Icon: HouseIcon },
    { to: paths.search(), label: t.search, Icon: MagnifyingGlassIcon },
    { to: paths.myOrders, label: t.orders, Icon: ReceiptIcon },
    { to: paths.userDashboard, label: t.account, Icon: UserIcon },
  ].filter(({ to }) => isPublicPage(to) || isMounted('user', to));
});

/** The phone's fixed tabs of a signed-in customer. */
export function BottomTabs() {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  return (
    <nav
      aria-label={t.tabs}
      className="fixed inset-x-0 bottom-0 z-20 flex h-[3.75rem] border-t border-line bg-surface lg:hidden"
    >
      {tabsIn(language).map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className="group flex flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-3 aria-[current=page]:text-brand-ink"
        >
          {({ isActive }) => (
            <>
              <Icon weight={isActive ? 'fill' : 'bold'} className="text-[1.375rem]" aria-hidden="true" />
              {label}
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
