import { forgotPasswordForm } from '@tawa/contract/accounts/auth.account';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { messages } from '#lib/messages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { useForgotPassword } from './account.queries.ts';
import { showFailure } from './show-failure.ts';

interface Filled {
  identifier: string;
}

/** Asks for the account; what it answers tells nobody whether there is one. */
export function ForgotForm() {
  const request = useForgotPassword();
  const form = useForm<Filled, Filled>(forgotPasswordForm, { defaultValues: { identifier: '' } });
  const send = async ({ identifier }: Filled) => {
    await request
      .mutateAsync(identifier)
      .catch((error: unknown) => showFailure(form, error, messages.forgotPassword.failed));
  };
  const failed = request.data?.success === false ? request.data.msg || messages.forgotPassword.wrong : undefined;
  return (
    <Form
      form={form}
      onSubmit={send}
      failure={form.formState.errors.root?.message ?? failed}
      aria-label="Forgot password"
    >
      {request.data?.success && (
        <Banner tone="success" icon={PaperPlaneTiltIcon}>
          {request.data.msg || messages.forgotPassword.done}
        </Banner>
      )}
      <TextField
        label="E-mail, username or phone"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('identifier')}
      />
      <Button type="submit" size={56} wide pending={request.isPending && 'Sending...'}>
        {request.data?.success ? 'Send again' : 'Send reset link'}
      </Button>
    </Form>
  );
}
