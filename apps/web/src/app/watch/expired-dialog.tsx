import { useLogout } from '#features/accounts/auth/shop/use-logout.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The session is over: button, backdrop and Escape all lead to the login page. */
export function ExpiredDialog() {
  const t = useTexts(authTexts);
  const logout = useLogout();
  const { expiredTitle, expiredText, loginAgain } = t.session;
  return (
    <Sheet open onOpenChange={(open) => !open && void logout()} title={expiredTitle} description={expiredText}>
      <Button wide onClick={() => void logout()}>
        {loginAgain}
      </Button>
    </Sheet>
  );
}
