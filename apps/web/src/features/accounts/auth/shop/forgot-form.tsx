import { forgotPasswordForm } from '@tawa/contract/accounts/auth.account';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { useForgotPassword } from './account.queries.ts';
import { showFailure } from './show-failure.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Filled {
  identifier: string;
}

/** Asks for the account; what it answers tells nobody whether there is one. */
export function ForgotForm() {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const request = useForgotPassword();
  const form = useForm<Filled, Filled>(forgotPasswordForm, { defaultValues: { identifier: '' } });
  const send = async ({ identifier }: Filled) => {
    await request
      .mutateAsync(identifier)
      .catch((error: unknown) => showFailure(form, error, t.forgotPassword.failed, language));
  };
  const failed = request.data?.success === false ? request.data.msg || t.forgotPassword.wrong : undefined;
  return (
    <Form
      form={form}
      onSubmit={send}
      failure={form.formState.errors.root?.message ?? failed}
      aria-label={t.forgotPasswordTitle}
    >
      {request.data?.success && (
        <Banner tone="success" icon={PaperPlaneTiltIcon}>
          {request.data.msg || t.forgotPassword.done}
        </Banner>
      )}
      <TextField
        label={t.eMailUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('identifier')}
      />
      <Button type="submit" size={56} wide pending={request.isPending && t.sending}>
        {request.data?.success ? t.sendAgain : t.sendResetLink}
      </Button>
    </Form>
  );
}
