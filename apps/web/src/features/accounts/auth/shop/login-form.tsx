import { contactOf } from '@tawa/domain/accounts/login-codes';
import { sessionToastMs } from '@tawa/domain/common/limits';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type RefObject } from 'react';
import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { Link, useLocation } from 'react-router';
import { failureText } from '#lib/api/failure-text.ts';
import { paths } from '#lib/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { PasswordField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useLogin, useSendLoginCode } from './auth.queries.ts';
import type { AskedCode } from './codes/code-step.tsx';
import { RegisterRestaurantLink } from './register-restaurant-link.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const textLink =
  'inline-flex min-h-11 min-w-11 items-center font-bold text-brand-ink underline decoration-2 underline-offset-4';

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  const textOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    usernameOrEmail: textOf('usernameOrEmail').trim(),
    password: textOf('password'),
    rememberMe: fields.has('rememberMe'),
    code: textOf('code') || undefined,
  };
}

const FailureBox = ({ text }: { text: string }) => (
  <p role="alert" className="flex gap-3 rounded-md bg-danger-soft px-4 py-3.5 text-body font-semibold text-danger">
    <Icon of={WarningCircleIcon} weight="fill" className="mt-0.5 text-[1.25rem]" />
    {text}
  </p>
);

interface Props {
  /** Hears of a login that succeeded. */
  onDone: (session: Session) => void;
  /** Hears that a link leads away from the form. */
  onLeave?: () => void;
  /** Signs up in the same place, instead of on the page for it. */
  onSignUp?: () => void;
  /** Hears of a code that was sent in place of a password. */
  onCode: (asked: AskedCode) => void;
  /** An e-mail or number that has an account: the password is what is missing. */
  contact?: string | undefined;
  /** What the button says where something goes on after it. */
  submit?: { label: string; amount: string } | undefined;
}

function SignUpLine({ onLeave, onSignUp }: Pick<Props, 'onLeave' | 'onSignUp'>) {
  const t = useTexts(authTexts);
  const { state } = useLocation();
  const press = (event: MouseEvent) => {
    if (!onSignUp) return onLeave?.();
    event.preventDefault();
    return onSignUp();
  };
  return (
    <p className="mt-5 text-center text-base text-ink-2">
      {t.newTawaSign({
        link: (words) => (
          <Link to={paths.signup} state={state} onClick={press} className={textLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

interface CodeParts {
  fields: RefObject<HTMLFormElement | null>;
  setFailure: (text: string | null) => void;
  onCode: (asked: AskedCode) => void;
}

/** Sends a code to the e-mail or number in the form. */
function useCodeInstead({ fields, setFailure, onCode }: CodeParts) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const { mutate, isPending } = useSendLoginCode();
  const sendCode = () => {
    if (isPending || !fields.current) return undefined;
    const contact = readForm(fields.current).usernameOrEmail;
    const isContact = contactOf(contact) !== null;
    setFailure(isContact ? null : t.code.contactMissing);
    if (!isContact) return fields.current.querySelector<HTMLInputElement>('input[name="usernameOrEmail"]')?.focus();
    return mutate(contact, {
      onSuccess: (sent) => onCode({ contact, sent }),
      onError: (error) => setFailure(failureText(error, t.code.notSent, language)),
    });
  };
  return { sendCode, isSending: isPending };
}

/** Login by e-mail or username; after a failure the reason stands above the fields and what was typed stays. */
export function LoginForm({ onDone, onLeave, onSignUp, onCode, contact, submit }: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const { mutate, isPending } = useLogin();
  const [failure, setFailure] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (needsCode) fields.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [needsCode]);
  useEffect(() => {
    if (contact !== undefined) fields.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, [contact]);

  const { sendCode, isSending } = useCodeInstead({ fields, setFailure, onCode });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setFailure(null);
    mutate(readForm(event.currentTarget), {
      onSuccess: (session) => {
        if (session === 'needs-code') return setNeedsCode(true);
        toast.success(t.login.done, { duration: sessionToastMs });
        return onDone(session);
      },
      onError: (error) => {
        setFailure(failureText(error, t.login.failed, language));
        toast.error(t.login.failedToast, { duration: sessionToastMs });
      },
    });
  };

  return (
    <>
      <form
        ref={fields}
        // Sent before this code came, it would reload the page with the password in the address; so it stays.
        method="dialog"
        onSubmit={handleSubmit}
        className="grid gap-4"
        aria-label={t.loginTitle}
      >
        {failure !== null && <FailureBox text={failure} />}
        <TextField
          label={t.eMailOr}
          name="usernameOrEmail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={contact}
          maxLength={254}
          required
        />
        <PasswordField label={t.password} name="password" maxLength={128} required />
        {needsCode && (
          <TextField
            label={t.codeAuthenticatorApp}
            hint={t.orOneRecovery}
            name="code"
            autoComplete="one-time-code"
            maxLength={40}
            required
          />
        )}
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="rememberMe" label={t.rememberMe} />
          <Link
            to={paths.forgotPassword}
            onClick={onLeave}
            className="flex min-h-11 items-center font-bold text-brand-ink"
          >
            {t.forgotPasswordLink}
          </Link>
        </div>
        <Button type="submit" size={56} wide amount={submit?.amount} pending={isPending && t.loggingIn}>
          {submit?.label ?? t.loginTitle}
        </Button>
        <Button
          size={56}
          wide
          variant="secondary"
          icon={ChatTextIcon}
          pending={isSending && t.sending}
          onClick={sendCode}
        >
          {t.code.sendMe}
        </Button>
      </form>
      <SignUpLine onLeave={onLeave} onSignUp={onSignUp} />
      <RegisterRestaurantLink onLeave={onLeave} />
    </>
  );
}
