import { useRef, useState } from 'react';
import { LoginForm } from '#features/accounts/auth/shop/login-form.tsx';
import { emptyDraft, SignUpForm } from '#features/accounts/auth/shop/sign-up-form.tsx';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cancelLoginRequest, closeLoginRequest, type LoginRequest, type Session } from '#lib/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Segmented } from '#ui/form/segmented.tsx';

type Tab = 'new' | 'known';

const Thumb = ({ src }: { src: string }) => (
  <img src={src} alt="" width={60} height={60} className="size-15 shrink-0 rounded-lg object-cover" />
);

function KnownNote({ contact, isAdding }: { contact: string; isAdding: boolean }) {
  const t = useTexts(authTexts);
  const words = isAdding ? t.sheet.knownAdding : t.sheet.known;
  return (
    <div role="status">
      <Banner tone="info" className="mb-4">
        {words({ contact, b: (shown) => <b className="wrap-anywhere">{shown}</b> })}
      </Banner>
    </div>
  );
}

interface HeadProps {
  request: LoginRequest;
  tab: Tab;
}

function useHead({ request: { title, text, picture, adding }, tab }: HeadProps) {
  const t = useTexts(authTexts);
  const knownTitle = adding ? t.sheet.welcomeBack : title;
  return {
    title: tab === 'new' ? t.signUp.title : knownTitle,
    subtitle: adding?.what ?? text,
    lead: picture && <Thumb src={picture} />,
  };
}

function useLabels(adding: LoginRequest['adding']) {
  const t = useTexts(authTexts);
  if (!adding) return { signUp: t.signUp.create, logIn: undefined };
  const { quantity, amount } = adding;
  return { signUp: t.signUp.add({ quantity }), logIn: { label: t.sheet.logInAndAdd({ quantity }), amount } };
}

/** Asks a guest in the middle of something to sign up or log in; either goes on with it, and nothing else is opened. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const t = useTexts(authTexts);
  const { adding, onLogin } = request;
  const [tab, setTab] = useState<Tab>(adding ? 'new' : 'known');
  const [known, setKnown] = useState<string | null>(null);
  const draft = useRef(emptyDraft);
  const labels = useLabels(adding);
  const goOn = (session: Session) => {
    closeLoginRequest();
    onLogin(session);
  };
  const showKnown = (contact: string) => {
    setKnown(contact);
    setTab('known');
  };
  const tabs = [
    { value: 'new', label: t.sheet.isNew },
    { value: 'known', label: t.sheet.hasAccount },
  ] as const;
  return (
    <Sheet open onOpenChange={(open) => !open && cancelLoginRequest()} {...useHead({ request, tab })}>
      <Segmented label={t.sheet.tabs} value={tab} onChange={setTab} options={tabs} className="mb-5 flex w-full" />
      {tab === 'new' ? (
        <SignUpForm draft={draft} label={labels.signUp} amount={adding?.amount} onDone={goOn} onKnown={showKnown} />
      ) : (
        <>
          {known !== null && <KnownNote contact={known} isAdding={adding !== undefined} />}
          <LoginForm
            key={known}
            contact={known ?? undefined}
            submit={labels.logIn}
            onDone={goOn}
            onLeave={closeLoginRequest}
            onSignUp={() => setTab('new')}
          />
        </>
      )}
    </Sheet>
  );
}
