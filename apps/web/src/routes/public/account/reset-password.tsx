import { Link } from 'react-router';
import { ResetForm } from '#features/accounts/auth/shop/reset-form.tsx';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SecretLink } from '#ui/dialog/secret-link.tsx';

const notWhole = (
  <div className="grid gap-5">
    <Banner tone="warning">This link is not whole. Ask for a new one.</Banner>
    <ButtonLink to={paths.forgotPassword} size={56} wide>
      Send a new link
    </ButtonLink>
  </div>
);

export function Screen() {
  return (
    <AuthPage title="Choose a new password" text="The link of your mail works once and for 15 minutes.">
      <title>New password · Tawa</title>
      <SecretLink notWhole={notWhole}>
        {(token, onDone) => (
          <>
            <ResetForm token={token} onDone={onDone} />
            <p className="mt-5 text-center text-base text-ink-2">
              Is it too old?{' '}
              <Link to={paths.forgotPassword} className={authLink}>
                Send a new link
              </Link>
            </p>
          </>
        )}
      </SecretLink>
    </AuthPage>
  );
}
