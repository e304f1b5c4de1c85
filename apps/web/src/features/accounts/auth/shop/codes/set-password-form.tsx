import { passwordByCodeForm } from '@tawa/contract/accounts/auth.codes';
import { loginCodeDigits, showContact } from '@tawa/domain/accounts/login-codes';
import { passwordLengthMin } from '@tawa/domain/common/limits';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod/mini';
import { failureText } from '#lib/api/failure-text.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { NewPasswordField } from '#ui/form/new-password-field.tsx';
import { useSetPassword } from '../account.queries.ts';
import { useSendLoginCode } from '../auth.queries.ts';
import { authTexts } from '../auth.texts.ts';
import { showFailure } from '../show-failure.ts';

type Filled = z.infer<typeof passwordByCodeForm>;

interface Props {
  contact: string;
  onDone: (message: string) => void;
}

function CodeAndPassword({ contact, onDone }: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const set = useSetPassword();
  const fields = useForm<Filled, Filled>(passwordByCodeForm, { defaultValues: { code: '', newPassword: '' } });
  const send = async (typed: Filled) => {
    await set.mutateAsync({ contact, ...typed }).then(
      ({ message }) => onDone(message),
      (error: unknown) => showFailure(fields, error, t.passwordNotSet, language),
    );
  };
  return (
    <Form form={fields} onSubmit={send} failure={fields.formState.errors.root?.message} aria-label={t.setPassword}>
      <TextField
        label={t.code.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={loginCodeDigits + 4}
        {...fields.field('code')}
      />
      <NewPasswordField
        label={t.password}
        lengthMin={passwordLengthMin}
        maxLength={128}
        {...fields.field('newPassword')}
      />
      <Button type="submit" size={56} wide pending={fields.formState.isSubmitting && t.saving}>
        {t.setPassword}
      </Button>
    </Form>
  );
}

/** Gives an account that codes open its first password; a code to its own e-mail or number proves whose it is. */
export function SetPasswordForm({ contact, onDone }: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const sending = useSendLoginCode();
  const [failure, setFailure] = useState('');
  const shown = showContact(contact);
  const parts = { contact: shown, b: (words: ReactNode) => <b className="wrap-anywhere">{words}</b> };
  const sent = sending.data?.sent_by === 'sms' ? t.code.bySms(parts) : t.code.byEmail(parts);
  const press = () =>
    sending.mutate(contact, {
      onError: (error) => setFailure(failureText(error, t.code.notSent, language)),
    });
  if (sending.data)
    return (
      <>
        <p role="status" className="mb-4 text-body text-ink-2">
          {sent}
        </p>
        <CodeAndPassword contact={contact} onDone={onDone} />
      </>
    );
  return (
    <>
      <p className="mb-4 text-body text-ink-2">{t.noPasswordYet}</p>
      {failure !== '' && (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      )}
      <Button size={56} wide pending={sending.isPending && t.sending} onClick={press}>
        {t.sendCodeTo({ contact: shown })}
      </Button>
    </>
  );
}
