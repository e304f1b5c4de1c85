import { Link } from 'react-router';
import { ForgotForm } from '#features/accounts/auth/shop/forgot-form.tsx';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { paths } from '#lib/paths.ts';

export function Screen() {
  return (
    <AuthPage title="Forgot password?" text="Tell us which account it is, and we will mail you a link.">
      <title>Forgot password · Tawa</title>
      <meta name="robots" content="noindex" />
      <ForgotForm />
      <p className="mt-5 text-center text-base text-ink-2">
        Remembered it?{' '}
        <Link to={paths.login} className={authLink}>
          Login
        </Link>
      </p>
    </AuthPage>
  );
}
