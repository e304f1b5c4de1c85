import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useVerifyEmail } from '#features/accounts/auth/shop/account.queries.ts';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { messageFrom, OfflineError } from '#lib/api/api-client.ts';
import { paths, settingsOf } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { accountScreenTexts } from './account.texts.ts';

export function Screen() {
  const accountScreen = useTexts(accountScreenTexts);
  const t = useTexts(wordsTexts);
  const auth = useTexts(authTexts);
  const token = useLocation().hash.slice(1);
  const session = useSession();
  const { mutate, data, error, isPending } = useVerifyEmail();
  // A link works once: a second run of the effect must not spend it again.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(token);
  }, [mutate, token]);
  const failure = error && messageFrom(error, error instanceof OfflineError ? t.network : auth.forgotPassword.wrong);
  return (
    <AuthPage title={accountScreen.yourEMailAddress} text={accountScreen.receiptsNewsAbout}>
      <title>{accountScreen.eMailAddress}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className="grid gap-5" aria-live="polite">
        {isPending && <p className="text-base text-ink-2">{accountScreen.lookingAtLink}</p>}
        {data && <Banner tone="success">{data.message}</Banner>}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {error && !(error instanceof OfflineError) && (
          <ButtonLink to={session ? settingsOf(session.userType) : paths.login} size={56} wide>
            {session ? accountScreen.askForNew : accountScreen.logInFor}
          </ButtonLink>
        )}
        {error instanceof OfflineError ? (
          <Button size={56} wide onClick={() => mutate(token)}>
            {accountScreen.tryAgain}
          </Button>
        ) : (
          <ButtonLink to={paths.home} size={56} wide variant={error ? 'secondary' : 'primary'}>
            {accountScreen.backFood}
          </ButtonLink>
        )}
      </div>
    </AuthPage>
  );
}
