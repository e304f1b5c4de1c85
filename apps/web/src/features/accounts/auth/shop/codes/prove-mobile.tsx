import type { SentCode } from '@tawa/contract/accounts/auth.codes';
import { loginCodeDigits, showContact } from '@tawa/domain/accounts/login-codes';
import { useState, type ReactNode } from 'react';
import { ApiError } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useProveMobile, useSendMobileCode } from '../account.queries.ts';
import { authTexts } from '../auth.texts.ts';
import { SendAgain } from './code-step.tsx';

interface Props {
  /** The number of the account, or the first one that an account without a number gets. */
  mobile: string;
  /** Whether the account has the number already. */
  isOwn: boolean;
  /** Why it is asked for. */
  why: string;
}

/** Proves a number where it is needed: one press sends the code, its last digit proves. */
export function ProveMobile({ mobile, isOwn, why }: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const sending = useSendMobileCode();
  const proving = useProveMobile();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const given = isOwn ? {} : { mobile };
  const shown = { contact: showContact(mobile), b: (words: ReactNode) => <b className="whitespace-nowrap">{words}</b> };
  const fail = (error: unknown, otherwise: string) => {
    const fields = error instanceof ApiError ? error.fields : {};
    setFailure(fields.code ?? fields.contact ?? fields.mobile ?? failureText(error, otherwise, language));
  };
  const send = () => {
    setFailure('');
    sending.mutate(given, { onSuccess: setSent, onError: (error) => fail(error, t.code.notSent) });
  };
  const prove = (typed: string) => {
    setFailure('');
    proving.mutate(
      { ...given, code: typed },
      {
        onError: (error) => {
          setCode('');
          fail(error, t.code.notProved);
        },
      },
    );
  };
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl bg-surface-2 p-4">
      <p className="text-body font-semibold">{why}</p>
      {sent === null ? (
        <>
          <Button size={48} pending={sending.isPending && t.sending} onClick={send}>
            {t.sendCodeTo({ contact: shown.contact })}
          </Button>
          <div aria-live="assertive">{failure !== '' && <FieldError>{failure}</FieldError>}</div>
        </>
      ) : (
        <>
          <p className="text-body text-ink-2">{t.code.bySms(shown)}</p>
          <CodeBoxes
            label={t.code.label}
            length={loginCodeDigits}
            value={code}
            onChange={setCode}
            onComplete={prove}
            error={failure}
            disabled={proving.isPending}
          />
          <div className="flex min-h-11 items-center">
            <SendAgain sent={sent} isSending={sending.isPending} onAgain={send} />
          </div>
        </>
      )}
    </div>
  );
}
