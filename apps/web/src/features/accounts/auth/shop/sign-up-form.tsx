import { signUpForm } from '@tawa/contract/accounts/auth.codes';
import { passwordLengthMin } from '@tawa/domain/common/limits';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import type { z } from 'zod/mini';
import { ApiError } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { NewPasswordField } from '#ui/form/new-password-field.tsx';
import { useSendLoginCode, useSignUp } from './auth.queries.ts';
import { authTexts } from './auth.texts.ts';
import type { AskedCode } from './codes/code-step.tsx';
import { showFailure } from './show-failure.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';

export type SignUpDraft = z.infer<typeof signUpForm>;
export const emptyDraft: SignUpDraft = { name: '', contact: '', password: '' };

/** What one agrees to by going on, in a quiet line under the button. */
export function TermsLine() {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const linkTo = (href: string) => (words: ReactNode) => (
    <a href={addressIn(language, href)} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      {words}
    </a>
  );
  return (
    <p className="text-center text-note text-ink-2">
      {t.signUp.terms({ terms: linkTo(paths.termsOfUse), privacy: linkTo(paths.privacyPolicy) })}
    </p>
  );
}

interface Props {
  /** What was typed, kept for as long as the sheet is open. */
  draft: RefObject<SignUpDraft>;
  label: string;
  amount?: string | undefined;
  onDone: (session: Session) => void;
  /** Hears of an e-mail or number that has an account. */
  onKnown: (contact: string) => void;
  /** Hears of a code that was sent in place of a password. */
  onCode: (asked: AskedCode) => void;
}

/** Makes the account and signs in at once, so that what was interrupted goes on. */
export function SignUpForm({ draft, label, amount, onDone, onKnown, onCode }: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const signUp = useSignUp();
  const sending = useSendLoginCode();
  const form = useForm<SignUpDraft, SignUpDraft>(signUpForm, { defaultValues: draft.current });
  const { getValues } = form;
  useEffect(
    () => () => {
      draft.current = getValues();
    },
    [draft, getValues],
  );
  const fail = (error: unknown, contact: string) => {
    if (error instanceof ApiError && error.code === 'conflict' && error.fields.contact !== undefined)
      return onKnown(contact);
    return showFailure(form, error, t.signUp.failed, language);
  };
  const send = async (typed: SignUpDraft) => {
    await signUp.mutateAsync(typed).then(onDone, (error: unknown) => fail(error, typed.contact));
  };
  const sendCode = async () => {
    if (sending.isPending || !(await form.trigger(['name', 'contact'], { shouldFocus: true }))) return;
    const { name, contact } = getValues();
    await sending.mutateAsync(contact).then(
      (sent) => onCode({ contact, name, sent }),
      (error: unknown) => showFailure(form, error, t.code.notSent, language),
    );
  };
  return (
    <Form
      form={form}
      onSubmit={send}
      failure={form.formState.errors.root?.message}
      aria-label={t.signUp.title}
      className="space-y-4"
    >
      <TextField label={t.name} autoComplete="name" maxLength={80} {...form.field('name')} />
      <TextField
        label={t.emailOrMobile}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('contact')}
      />
      <NewPasswordField label={t.password} lengthMin={passwordLengthMin} maxLength={128} {...form.field('password')} />
      <Button
        variant="quiet"
        size={48}
        icon={ChatTextIcon}
        pending={sending.isPending && t.sending}
        onClick={() => void sendCode()}
        className="-my-1"
      >
        {t.code.noPassword}
      </Button>
      <Button type="submit" size={56} wide amount={amount} pending={form.formState.isSubmitting && t.signUp.pending}>
        {label}
      </Button>
      <TermsLine />
    </Form>
  );
}
