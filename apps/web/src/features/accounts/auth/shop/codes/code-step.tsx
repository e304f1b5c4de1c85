import type { SentCode } from '@tawa/contract/accounts/auth.codes';
import { contactOf, loginCodeDigits, showContact } from '@tawa/domain/accounts/login-codes';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import type { Session } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useLoginByCode, useSendLoginCode } from '../auth.queries.ts';
import { authTexts } from '../auth.texts.ts';

/** A code that is on its way, and what was typed for it. */
export interface AskedCode {
  contact: string;
  name?: string | undefined;
  sent: SentCode;
}

/** Whole seconds until a moment, counted down while it is ahead. */
function useSecondsUntil(moment: string): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((new Date(moment).getTime() - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

interface AgainProps {
  sent: SentCode;
  isSending: boolean;
  onAgain: () => void;
}

/** Says when another code may be asked for, and asks for it then. */
export function SendAgain({ sent, isSending, onAgain }: AgainProps) {
  const t = useTexts(authTexts);
  const left = useSecondsUntil(sent.again_at);
  if (left > 0) {
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return <span className="num text-body text-ink-2">{t.code.newIn({ clock })}</span>;
  }
  return (
    <Button variant="quiet" size={48} pending={isSending && t.sending} onClick={onAgain}>
      {t.code.sendAgain}
    </Button>
  );
}

interface Props {
  asked: AskedCode;
  label: string;
  amount?: string | undefined;
  onDone: (session: Session) => void;
  /** Goes back to what was typed before. */
  onChange: () => void;
  /** Hears of a contact that only a password opens. */
  onPassword: (contact: string) => void;
}

function useCode({ asked: { contact, name }, onDone, onPassword }: Pick<Props, 'asked' | 'onDone' | 'onPassword'>) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const { mutate, isPending } = useLoginByCode();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const [needsName, setNeedsName] = useState(false);
  const [typedName, setName] = useState(name ?? '');
  const fail = (error: unknown) => {
    const told = error instanceof ApiError ? error.fields.code : undefined;
    setFailure(told ?? failureText(error, t.login.failed, language));
    // A code that was judged is not typed on; one that never arrived is.
    if (told !== undefined) setCode('');
  };
  const enter = (typed: string) => {
    if (isPending) return;
    if (typed.length < loginCodeDigits) return setFailure(t.code.incomplete({ digits: loginCodeDigits }));
    if (needsName && typedName.trim() === '') return setFailure(t.code.nameMissing);
    setFailure('');
    mutate(
      { contact, code: typed, name: typedName.trim() || undefined, rememberMe: false },
      {
        onSuccess: (session) => {
          if (session === 'needs-name') return setNeedsName(true);
          return session === 'password-needed' ? onPassword(contact) : onDone(session);
        },
        onError: fail,
      },
    );
  };
  return { code, setCode, failure, needsName, typedName, setName, enter, isPending };
}

/** Asks for the code that was sent; the last digit sends it, and whoever is new says their name once. */
export function CodeStep({ asked, label, amount, onDone, onChange, onPassword }: Props) {
  const t = useTexts(authTexts);
  const [sent, setSent] = useState(asked.sent);
  const { code, setCode, failure, needsName, typedName, setName, enter, isPending } = useCode({
    asked,
    onDone,
    onPassword,
  });
  const part = useRef<HTMLFormElement>(null);
  useEffect(() => {
    part.current?.querySelector<HTMLInputElement>(needsName ? 'input[name="name"]' : 'input')?.focus();
  }, [needsName]);
  const language = useLanguage();
  const sending = useSendLoginCode();
  const sendAgain = () =>
    sending.mutate(asked.contact, {
      onSuccess: (next) => {
        setSent(next);
        toast.success(t.code.sentAgain);
      },
      onError: (error) => toast.error(failureText(error, t.code.notSent, language)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };
  const shown = {
    contact: showContact(asked.contact),
    b: (words: ReactNode) => <b className="wrap-anywhere">{words}</b>,
  };
  const isMobile = contactOf(asked.contact)?.kind === 'mobile';
  return (
    <form ref={part} onSubmit={submit} className="space-y-4" aria-label={t.code.title}>
      <p className="text-body text-ink-2">{sent.sent_by === 'sms' ? t.code.bySms(shown) : t.code.byEmail(shown)}</p>
      <CodeBoxes
        label={t.code.label}
        length={loginCodeDigits}
        value={code}
        onChange={setCode}
        onComplete={enter}
        error={failure}
        disabled={isPending}
      />
      {needsName && (
        <TextField
          label={t.code.yourName}
          name="name"
          autoComplete="name"
          maxLength={80}
          value={typedName}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" size={48} onClick={onChange} className="-ml-4">
          {isMobile ? t.code.changeNumber : t.code.changeEmail}
        </Button>
        <SendAgain sent={sent} isSending={sending.isPending} onAgain={sendAgain} />
      </div>
      <Button type="submit" size={56} wide amount={amount} pending={isPending && t.checking}>
        {label}
      </Button>
    </form>
  );
}
