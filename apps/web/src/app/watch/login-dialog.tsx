import { showContact } from '@tawa/domain/accounts/login-codes';
import { useRef, useState } from 'react';
import { CodeStep, type AskedCode } from '#features/accounts/auth/shop/codes/code-step.tsx';
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
  <img
    src={src}
    alt=""
    width={60}
    height={60}
    loading="lazy"
    className="in-data-plain:hidden size-15 shrink-0 rounded-lg object-cover"
  />
);

interface Known {
  contact: string;
  /** Why the password is asked for: the contact has an account, or a code did not open it. */
  why: 'account' | 'password';
}

function KnownNote({ known: { contact: typed, why }, isAdding }: { known: Known; isAdding: boolean }) {
  const t = useTexts(authTexts);
  const contact = showContact(typed);
  const ofAccount = isAdding ? t.sheet.knownAdding : t.sheet.known;
  const words = why === 'password' ? t.code.passwordNeeded : ofAccount;
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
  asked: AskedCode | null;
}

function useHead({ request: { title, text, picture, adding }, tab, asked }: HeadProps) {
  const t = useTexts(authTexts);
  const knownTitle = adding ? t.sheet.welcomeBack : title;
  const tabTitle = tab === 'new' ? t.signUp.title : knownTitle;
  return {
    title: asked ? t.code.title : tabTitle,
    subtitle: adding?.what ?? text,
    lead: picture && <Thumb src={picture} />,
  };
}

function useLabels(adding: LoginRequest['adding']) {
  const t = useTexts(authTexts);
  if (!adding) return { signUp: t.signUp.create, logIn: undefined, code: t.goOn };
  const { quantity, amount } = adding;
  const add = t.signUp.add({ quantity });
  return { signUp: add, logIn: { label: t.sheet.logInAndAdd({ quantity }), amount }, code: add };
}

/** Asks a guest in the middle of something to sign up or log in; either goes on with it, and nothing else is opened. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const t = useTexts(authTexts);
  const { adding, onLogin } = request;
  const [tab, setTab] = useState<Tab>(adding ? 'new' : 'known');
  const [known, setKnown] = useState<Known | null>(null);
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const draft = useRef(emptyDraft);
  const labels = useLabels(adding);
  const goOn = (session: Session) => {
    closeLoginRequest();
    onLogin(session);
  };
  const showKnown = (contact: string, why: Known['why']) => {
    setKnown({ contact, why });
    setAsked(null);
    setTab('known');
  };
  const tabs = [
    { value: 'new', label: t.sheet.isNew },
    { value: 'known', label: t.sheet.hasAccount },
  ] as const;
  const head = useHead({ request, tab, asked });
  const close = (open: boolean) => !open && cancelLoginRequest();
  if (asked)
    return (
      <Sheet open onOpenChange={close} {...head}>
        <CodeStep
          asked={asked}
          label={labels.code}
          amount={adding?.amount}
          onDone={goOn}
          onChange={() => setAsked(null)}
          onPassword={(contact) => showKnown(contact, 'password')}
        />
      </Sheet>
    );
  return (
    <Sheet open onOpenChange={close} {...head}>
      <Segmented label={t.sheet.tabs} value={tab} onChange={setTab} options={tabs} className="mb-5 flex w-full" />
      {tab === 'new' ? (
        <SignUpForm
          draft={draft}
          label={labels.signUp}
          amount={adding?.amount}
          onDone={goOn}
          onKnown={(contact) => showKnown(contact, 'account')}
          onCode={setAsked}
        />
      ) : (
        <>
          {known !== null && <KnownNote known={known} isAdding={adding !== undefined} />}
          <LoginForm
            key={known?.contact}
            contact={known?.contact}
            submit={labels.logIn}
            onDone={goOn}
            onLeave={closeLoginRequest}
            onSignUp={() => setTab('new')}
            onCode={(next) => {
              setKnown({ contact: next.contact, why: 'account' });
              setAsked(next);
            }}
          />
        </>
      )}
    </Sheet>
  );
}
