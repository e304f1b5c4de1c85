import { profileForm } from '@tawa/contract/accounts/auth.account';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { z } from 'zod/mini';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { MobileField, PasswordField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSendVerification, useUpdateProfile } from './account.queries.ts';
import { ProveMobile } from './codes/prove-mobile.tsx';
import { showFailure } from './show-failure.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';

const shownForm = z.extend(profileForm, { password: z.string(), code: z.string() });
type Filled = z.infer<typeof shownForm>;

const mayLack = (schema: z.ZodMiniType<string, string>, isLacking: boolean): z.ZodMiniType<string, string> =>
  isLacking ? z.union([z.literal(''), schema]) : schema;

/** What the account lacks may stay empty; what it has may not be taken away. */
const formOf = ({ email, mobile }: Pick<Profile, 'email' | 'mobile'>) =>
  z.extend(shownForm, {
    email: mayLack(profileForm.shape.email, email === null),
    mobile: mayLack(profileForm.shape.mobile, mobile === null),
  });

export interface Profile {
  name: string;
  username: string;
  email: string | null;
  mobile: string | null;
  email_verified: boolean;
  mobile_verified: boolean;
  has_password: boolean;
}

function UnprovedEmail({ email }: { email: string }) {
  const auth = useTexts(authTexts);
  const t = useTexts(wordsTexts);
  const send = useSendVerification();
  const press = () =>
    send.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageFrom(error, t.network)),
    });
  return (
    <Banner tone="warning" className="mb-5">
      <p>{auth.notProvedYet({ email })}</p>
      <Button variant="secondary" size={40} className="mt-2" pending={send.isPending && auth.sending} onClick={press}>
        {auth.sendLinkAgain}
      </Button>
    </Banner>
  );
}

function SetPasswordFirst() {
  const t = useTexts(authTexts);
  return (
    <Banner tone="info">
      <p>{t.passwordFirst}</p>
      <ButtonLink to={paths.changePassword} variant="secondary" size={40} className="mt-2">
        {t.setPassword}
      </ButtonLink>
    </Banner>
  );
}

/** Name, username, e-mail and mobile; the last three open the account, so changing one asks for the password. Customers confirm their number here. */
export function ProfileCard({ profile, canProve = false }: { profile: Profile; canProve?: boolean }) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const update = useUpdateProfile();
  const { email_verified, has_password } = profile;
  const { name, username, email, mobile } = profile;
  const values = { name, username, email: email ?? '', mobile: mobile ?? '' };
  const [schema] = useState(() => formOf(profile));
  const form = useForm<Filled, Filled>(schema, { defaultValues: { ...values, password: '', code: '' } });
  const isNew = (field: 'username' | 'email' | 'mobile') =>
    form.watch(field).trim().toLowerCase() !== values[field].toLowerCase();
  const isNewEmail = isNew('email');
  const isNewLogin = isNewEmail || isNew('username') || isNew('mobile');
  // The server asks for it where a second step is set, and only there.
  const asksCode = isNewLogin && (form.field('code').error !== undefined || form.watch('code') !== '');
  const showSaved = (message: string, fields: Omit<Filled, 'password' | 'code'>) => {
    toast.success(message);
    form.reset({ ...fields, password: '', code: '' });
  };
  const save = async ({ password, code, ...fields }: Filled) => {
    const body = {
      ...fields,
      email: isNewEmail ? fields.email : undefined,
      mobile: fields.mobile || undefined,
      ...(isNewLogin && { password }),
      ...(asksCode && { code }),
    };
    await update.mutateAsync(body).then(
      ({ message }) => showSaved(message, fields),
      (error: unknown) => showFailure(form, error, t.profileCouldNotSaved, language),
    );
  };
  return (
    <Card
      title={t.profile}
      action={
        email_verified && (
          <Badge tone="success" icon={SealCheckIcon}>
            {t.eMailProved}
          </Badge>
        )
      }
    >
      {email !== null && !email_verified && <UnprovedEmail email={email} />}
      {canProve && mobile !== null && !profile.mobile_verified && (
        <div className="mb-5">
          <ProveMobile mobile={mobile} isOwn why={t.proveToLogIn} />
        </div>
      )}
      <Form form={form} onSubmit={save} failure={form.formState.errors.root?.message} aria-label={t.profile}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t.name} autoComplete="name" maxLength={80} {...form.field('name')} />
          <TextField label={t.username} autoComplete="username" maxLength={40} {...form.field('username')} />
          <TextField label={t.email} type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
          <MobileField maxLength={20} {...form.field('mobile')} />
        </div>
        {isNewLogin && !has_password && <SetPasswordFirst />}
        {isNewLogin && has_password && (
          <PasswordField
            label={t.yourPassword}
            hint={t.neededChangeWhat}
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        {asksCode && (
          <TextField label={t.twoFactor.code} autoComplete="one-time-code" maxLength={40} {...form.field('code')} />
        )}
        <Button
          type="submit"
          size={48}
          disabled={!form.formState.isDirty || (isNewLogin && !has_password)}
          pending={update.isPending && t.saving}
        >
          {t.saveChanges}
        </Button>
      </Form>
    </Card>
  );
}
