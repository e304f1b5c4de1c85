import { loginAgainForm } from '@tawa/contract/accounts/auth.account';
import type { z } from 'zod/mini';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { PasswordField, TextField } from '#ui/form/input.tsx';
import { showFailure } from './show-failure.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Filled = z.infer<typeof loginAgainForm>;

interface Props {
  /** Names the form and its button: 'Turn off'. */
  label: string;
  pendingText: string;
  danger?: boolean;
  /** What to say when the server gives no reason. */
  failureText: string;
  /** A second step is set, so that a code is asked for as well. */
  withCode?: boolean;
  onSend: (password: string, code: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Asks once more for what a login asks, before something that a stranger at the keyboard must not do. */
export function PasswordAgain({
  label,
  pendingText,
  danger = false,
  failureText,
  withCode = false,
  onSend,
  onCancel,
}: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const form = useForm<Filled, Filled>(loginAgainForm, { defaultValues: { password: '', code: '' } });
  const send = async ({ password, code }: Filled) => {
    await onSend(password, code).catch((error: unknown) => showFailure(form, error, failureText, language));
  };
  return (
    <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={label}>
      <PasswordField label={t.yourPassword} autoComplete="current-password" {...form.field('password')} />
      {withCode && (
        <TextField label={t.twoFactor.code} autoComplete="one-time-code" maxLength={40} {...form.field('code')} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size={48}
          variant={danger ? 'danger' : 'primary'}
          pending={form.formState.isSubmitting && pendingText}
        >
          {label}
        </Button>
        {onCancel && (
          <Button variant="quiet" size={48} onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
