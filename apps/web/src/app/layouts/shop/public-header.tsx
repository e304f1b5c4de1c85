import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { SearchButton } from '#features/catalogue/search/shop/search-button.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { later } from '#ui/page/later.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Logo, LogoMark } from '#ui/logo.tsx';
import { CartLink } from './cart-link.tsx';
import { CityPill } from './city-pill.tsx';
import { mainLinksIn } from './main-links.ts';
import { useCompact } from '../use-compact.ts';
import { shopTexts } from './shop.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const searchField = later(async () => (await import('#features/catalogue/search/shop/search-field.tsx')).SearchField);
const contactStrip = later(async () => (await import('./contact-strip.tsx')).ContactStrip);
const CategoryRail = lazyPart(
  async () => (await import('#features/catalogue/categories/shop/category-rail.tsx')).CategoryRail,
);
const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet);

const link = 'flex h-11 items-center whitespace-nowrap';
const current = 'text-brand-ink underline decoration-2 underline-offset-[6px]';

const kindsOf = (close: () => void) => (
  <Suspense>
    <CategoryRail onChoose={close} />
  </Suspense>
);

/** What members have in the place of login and sign-up; the server shows it to nobody. */
export const MemberLinks = lazyPart(async () => (await import('./member-links.tsx')).MemberLinks);

function AccountLinks() {
  const t = useTexts(shopTexts);
  const session = useSession();
  if (session)
    return (
      <Suspense>
        <MemberLinks session={session} />
      </Suspense>
    );
  // `data-member` stands on <html> before the first paint, so that members never see these two flash by.
  return (
    <>
      <Link to={paths.login} className={`${link} px-1 text-[0.9375rem] font-bold in-data-member:invisible`}>
        {t.login}
      </Link>
      <Link
        to={paths.signup}
        className={`${link} rounded-full bg-brand px-5 text-[0.9375rem] font-bold text-on-brand in-data-member:invisible`}
      >
        {t.signUp}
      </Link>
    </>
  );
}

function PhoneMenu() {
  const t = useTexts(shopTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
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
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Contact strip, logo, city, search and links; after some scrolling the strip goes and the bar gets lower. */
export function PublicHeader() {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const searched = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const compact = useCompact();
  const isHome = pathname === paths.home;
  return (
    <>
      <div className="hidden min-h-9 bg-bar lg:block">
        <contactStrip.Part />
      </div>
      {/* What the bar loses in height it keeps as a margin: a page that moved by it could scroll back and forth for ever. */}
      <header className={`sticky top-0 z-30 border-b border-line bg-canvas ${compact ? 'lg:mb-3' : ''}`}>
        <div
          className={`mx-auto flex h-14 max-w-[1376px] items-center gap-2 px-4 lg:gap-5 lg:px-8 ${compact ? 'lg:h-[3.75rem]' : 'lg:h-[4.5rem]'}`}
        >
          <Link to={paths.home} aria-label={t.tawaHome} className="flex h-11 items-center">
            {isHome ? (
              <Logo />
            ) : (
              <>
                <LogoMark className="size-8 sm:hidden" />
                <span className="max-sm:hidden">
                  <Logo />
                </span>
              </>
            )}
          </Link>
          <CityPill />
          {!isHome && (
            <searchField.Part
              key={searched}
              initial={searched}
              panel="below"
              className="w-[248px] min-w-0 max-xl:hidden"
            />
          )}
          {!isHome && <SearchButton below={kindsOf} className="ml-auto xl:hidden" />}
          <nav
            aria-label={t.main}
            className="flex items-center gap-5 text-[0.9375rem] font-semibold text-ink-2 max-lg:hidden xl:ml-auto xl:gap-6"
          >
            {mainLinksIn(language).map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                end={to === '/'}
                className={({ isActive }) => `${link} ${isActive ? current : ''}`}
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="flex items-center gap-5 max-lg:hidden">
            <AccountLinks />
          </div>
          <div className={`flex items-center gap-2 lg:hidden ${isHome ? 'ml-auto' : ''}`}>
            <CartLink />
            <PhoneMenu />
          </div>
        </div>
      </header>
    </>
  );
}
