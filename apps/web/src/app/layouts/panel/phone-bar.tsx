import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import type { Role } from '#lib/session/session.ts';
import { Logo } from '#ui/logo.tsx';
import { PanelFindGlass } from '#ui/panel/panel-find.tsx';
import { CartLink } from '../shop/cart-link.tsx';
import { BellLink } from './bell-link.tsx';
import { panelTexts } from './panel.texts.ts';
import { useBadges } from './use-badges.ts';

/** How much waits behind the menu of a phone, where the side bar says it beside its entries. */
function MenuCount({ role }: { role: Role }) {
  const count = useBadges(role)[paths.adminComplaints] ?? 0;
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="num absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The head of a panel on a phone; its menu is the side bar. */
export function PhoneBar({ role, onMenu }: { role: Role; onMenu: () => void }) {
  const t = useTexts(panelTexts);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas px-4 lg:hidden">
      <Link to={paths.home} aria-label={t.tawaHome} className="flex h-11 items-center">
        <Logo size="small" />
      </Link>
      <span className="flex-1" />
      <PanelFindGlass />
      <BellLink />
      {role === 'user' && <CartLink />}
      <button
        type="button"
        aria-label={t.menu}
        aria-haspopup="dialog"
        onClick={onMenu}
        className="relative -mr-2 grid size-11 place-items-center text-2xl"
      >
        <ListIcon weight="bold" aria-hidden="true" />
        {role === 'admin' && <MenuCount role={role} />}
      </button>
    </header>
  );
}
