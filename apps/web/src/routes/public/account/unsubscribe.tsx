import { leaveOffers } from '@tawa/contract/accounts/consents';
import { useLocation } from 'react-router';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { paths } from '#lib/paths.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { accountScreenTexts } from './account.texts.ts';

/** The way out that a letter with an offer carries. It asks for one press, for programs open links to look at them. */
export function Screen() {
  const t = useTexts(accountScreenTexts);
  const { network } = useTexts(wordsTexts);
  const token = useLocation().hash.slice(1);
  const leave = useMutation({ mutationFn: async () => (await call(leaveOffers, { params: { token } })).body });
  return (
    <AuthPage title={t.leaveTitle} text={t.leaveText}>
      <title>{t.leaveTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className="grid gap-5" aria-live="polite">
        {leave.data && <Banner tone="success">{leave.data.message}</Banner>}
        {leave.error && (
          <Banner tone="danger" alert>
            {messageFrom(leave.error, network)}
          </Banner>
        )}
        {leave.data ? (
          <ButtonLink to={paths.home} size={56} wide>
            {t.backFood}
          </ButtonLink>
        ) : (
          <Button size={56} wide pending={leave.isPending} onClick={() => leave.mutate()}>
            {t.leaveOffers}
          </Button>
        )}
      </div>
    </AuthPage>
  );
}
