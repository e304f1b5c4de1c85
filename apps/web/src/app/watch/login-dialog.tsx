import { LoginForm } from '#features/accounts/auth/shop/login-form.tsx';
import { closeLoginRequest, type LoginRequest, type Session } from '#lib/session/session.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';

/** Login for a guest in the middle of something; on success it closes and the interrupted action is done. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const { title, text, picture, onLogin } = request;
  const goOn = (session: Session) => {
    closeLoginRequest();
    onLogin(session);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && closeLoginRequest()} title={title}>
      {(text || picture) && (
        <div className="mb-5 flex items-center gap-3.5">
          {picture && <img src={picture} alt="" width={64} height={64} className="size-16 rounded-lg object-cover" />}
          {text && <p className="text-base text-ink-2">{text}</p>}
        </div>
      )}
      <LoginForm onDone={goOn} onLeave={closeLoginRequest} />
    </Sheet>
  );
}
