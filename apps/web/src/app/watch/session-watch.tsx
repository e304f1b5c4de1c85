import { expiryPollMs } from '@tawa/domain/common/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetSession } from '#features/accounts/auth/shop/use-logout.ts';
import { paths } from '#lib/paths.ts';
import { tokenState, useSession } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';

const ExpiredDialog = lazyPart(async () => (await import('./expired-dialog.tsx')).ExpiredDialog);

/** Looks at the token's expiry every few seconds: past it the person is asked to log in again, a broken token just goes. */
export function SessionWatch() {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [expiredToken, setExpiredToken] = useState<string | null>(null);
  const token = session?.token;

  useEffect(() => {
    if (token === undefined) return undefined;
    const look = () => {
      const state = tokenState(token);
      if (state === 'expired') setExpiredToken(token);
      if (state !== 'garbage') return;
      forgetSession(client);
      void navigate(paths.login);
    };
    const timer = setInterval(look, expiryPollMs);
    return () => clearInterval(timer);
  }, [token, client, navigate]);

  if (token === undefined || expiredToken !== token) return null;
  return (
    <Suspense>
      <ExpiredDialog />
    </Suspense>
  );
}
