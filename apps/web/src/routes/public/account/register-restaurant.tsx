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
    <AuthPage title={t.registerRestaurant} text={t.putMenuOnline}>
      <PageMeta title={t.registerRestaurant} description={t.registerRestaurantWith} path={paths.registerRestaurant} />
      <RegisterForm
        kind="restaurant"
        nameLabel={t.name}
        failed={t.registration.restaurantFailed}
        onDone={() => setDone(true)}
      />
      <p className="mt-5 text-center text-base text-ink-2">
        {t.alreadyRegisteredLogin({
          link: (words) => (
            <Link to={paths.login} className={authLink}>
              {words}
            </Link>
          ),
        })}
      </p>
      {isDone && (
        <Suspense>
          <RestaurantRegistered onClose={() => void navigate(paths.login)} />
        </Suspense>
      )}
    </AuthPage>
  );
}
