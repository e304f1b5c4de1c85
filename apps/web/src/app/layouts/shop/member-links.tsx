import { Link } from 'react-router';
import { useLogout } from '#features/accounts/auth/shop/use-logout.ts';
import { dashboardOf } from '#lib/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { BellLink } from '../panel/bell-link.tsx';
import { CartLink } from './cart-link.tsx';
import { shopTexts } from './shop.texts.ts';

const link = 'flex h-11 items-center text-[0.9375rem] font-semibold whitespace-nowrap text-ink-2';

/** The ways of somebody who is signed in, in the header of wide screens. */
export function MemberLinks({ session }: { session: Session }) {
  const t = useTexts(shopTexts);
  const logout = useLogout();
  return (
    <>
      <Link to={dashboardOf(session.userType)} className={link}>
        {t.dashboard}
      </Link>
      <button type="button" onClick={() => void logout()} className={link}>
        {t.logout}
      </button>
      <BellLink />
      {session.userType === 'user' && <CartLink />}
    </>
  );
}
