import { useLogout } from '#features/accounts/auth/shop/use-logout.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { dashboardOf, paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { shopTexts } from './shop.texts.ts';

/** The ways into an account, or the way out of the one that is open. */
export function AccountButtons({ onClose }: { onClose: () => void }) {
  const t = useTexts(shopTexts);
  const session = useSession();
  const logout = useLogout();
  if (session)
    return (
      <div className="grid gap-3">
        <ButtonLink to={dashboardOf(session.userType)} size={56} wide onClick={onClose}>
          {t.dashboard}
        </ButtonLink>
        <Button
          variant="secondary"
          size={56}
          wide
          onClick={() => {
            onClose();
            void logout();
          }}
        >
          {t.logout}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <ButtonLink to={paths.login} size={56} wide onClick={onClose}>
        {t.login}
      </ButtonLink>
      <ButtonLink to={paths.signup} variant="secondary" size={56} wide onClick={onClose}>
        {t.signUp}
      </ButtonLink>
    </div>
  );
}
