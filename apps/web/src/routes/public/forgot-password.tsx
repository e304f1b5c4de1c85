import { Link } from 'react-router';
import { ForgotForm } from '../../features/account/forgot-form.tsx';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { paths } from '../../lib/paths.ts';

export function Screen() {
  return (
    <AuthPage title="Forgot password?" text="Say which account it is, and a link comes to its e-mail.">
      <title>Forgot password · Tawa</title>
      <meta name="robots" content="noindex" />
      <ForgotForm />
      <p className="mt-5 text-center text-base text-ink-2">
        Remembered it?{' '}
        <Link to={paths.login} className="font-bold text-brand-ink underline decoration-2 underline-offset-4">
          Login
        </Link>
      </p>
    </AuthPage>
  );
}
