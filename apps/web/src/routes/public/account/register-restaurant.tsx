import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AuthPage, authLink } from '#features/accounts/auth/shop/auth-page.tsx';
import { RegisterForm } from '#features/accounts/auth/shop/register-form.tsx';
import { paths } from '#lib/paths.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const RestaurantRegistered = lazyPart(
  async () => (await import('#features/accounts/auth/shop/restaurant-registered.tsx')).RestaurantRegistered,
);

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  return (
    <AuthPage title="Register your restaurant" text="Put your menu online and take your first orders.">
      <PageMeta
        title="Register your restaurant"
        description="Register your restaurant with Tawa, keep your own hours and start taking orders."
        path={paths.registerRestaurant}
      />
      <RegisterForm
        kind="restaurant"
        nameLabel="Name"
        failed={t.registration.restaurantFailed}
        onDone={() => setDone(true)}
      />
      <p className="mt-5 text-center text-base text-ink-2">
        Already registered?{' '}
        <Link to={paths.login} className={authLink}>
          Login
        </Link>
      </p>
      {isDone && (
        <Suspense>
          <RestaurantRegistered onClose={() => void navigate(paths.login)} />
        </Suspense>
      )}
    </AuthPage>
  );
}
