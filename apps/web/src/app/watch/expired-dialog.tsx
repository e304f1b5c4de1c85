import { useLogout } from '#features/accounts/auth/shop/use-logout.ts';
import { messages } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';

/** The session is over: button, backdrop and Escape all lead to the login page. */
export function ExpiredDialog() {
  const logout = useLogout();
  const { expiredTitle, expiredText, loginAgain } = messages.session;
  return (
    <Sheet open onOpenChange={(open) => !open && void logout()} title={expiredTitle} description={expiredText}>
      <Button wide onClick={() => void logout()}>
        {loginAgain}
      </Button>
    </Sheet>
  );
}
