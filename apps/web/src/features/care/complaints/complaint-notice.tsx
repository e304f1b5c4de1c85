import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { requireLogin, useSession } from '#lib/session/session.ts';
import { useHydrated } from '#lib/store.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { complaintsTexts } from './complaints.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const logIn = (language: Language) => {
  const t = textsIn(complaintsTexts, language);
  return requireLogin({ title: t.loginTitle, text: t.guest, onLogin: () => undefined });
};

/** Tells whoever cannot complain from here why, and what to do instead. */
export function ComplaintNotice() {
  const language = useLanguage();
  const t = useTexts(complaintsTexts);
  const session = useSession();
  const hydrated = useHydrated();
  if (!hydrated || session?.userType === 'user') return null;
  if (session === null)
    return (
      <Banner
        tone="info"
        action={
          <Button size={40} onClick={() => logIn(language)}>
            {t.login}
          </Button>
        }
      >
        {t.guest}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      action={
        session.userType === 'admin' && (
          <ButtonLink size={40} variant="secondary" to={paths.adminComplaints}>
            {t.office}
          </ButtonLink>
        )
      }
    >
      {t.panel}
    </Banner>
  );
}
