import { registrationForm } from '@tawa/contract/accounts/auth';
import { passwordLengthMin } from '@tawa/domain/common/limits';
import type { z } from 'zod/mini';
import { ApiError } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { MobileField, TextField } from '#ui/form/input.tsx';
import { NewPasswordField } from '#ui/form/new-password-field.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useRegister, type Registration } from './auth.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';

type Filled = z.infer<typeof registrationForm>;

interface Props {
  kind: 'user' | 'restaurant';
  /** What the name is called: a person's or a restaurant's. */
  nameLabel: string;
  /** What to say when the server gives no reason. */
  failed: string;
  onDone: (made: Registration) => void;
}

/** The fields and rules that customers and restaurants share. */
export function RegisterForm({ kind, nameLabel, failed, onDone }: Props) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const register = useRegister(kind);
  const form = useForm<Filled, Filled>(registrationForm, {
    defaultValues: { name: '', email: '', password: '', mobile: '' },
  });

  const fail = (error: unknown) => {
    if (error instanceof ApiError) form.setServerErrors(error.fields);
    const text = failureText(error, failed, language);
    form.setError('root', { message: text });
    toast.error(text);
  };
  const send = async ({ name, email, password, mobile }: Registration) => {
    const made = { name, email, password, mobile };
    await register.mutateAsync(made).then(() => onDone(made), fail);
  };
  const isBusy = form.formState.isSubmitting || register.isSuccess;

  return (
    <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={t.registrationTitle}>
      <TextField label={nameLabel} autoComplete={kind === 'user' ? 'name' : 'organization'} {...form.field('name')} />
      <TextField label={t.email} type="email" autoComplete="email" {...form.field('email')} />
      <NewPasswordField label={t.password} lengthMin={passwordLengthMin} {...form.field('password')} />
      <MobileField {...form.field('mobile')} />
      <Checkbox
        label={
          <>
            {t.iAcceptTerms({
              a: (words) => (
                <a
                  href={addressIn(language, paths.termsOfUse)}
                  target="_blank"
                  rel="noreferrer"
                  className="font-bold text-brand-ink underline"
                >
                  {words}
                </a>
              ),
            })}
          </>
        }
        {...form.field('termsAccepted')}
      />
      <Button type="submit" size={56} wide disabled={isBusy}>
        {isBusy ? t.registration.pending : t.register}
      </Button>
    </Form>
  );
}
