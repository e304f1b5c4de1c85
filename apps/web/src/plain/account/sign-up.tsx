import { signUp } from '@tawa/contract/accounts/auth.codes';
import { passwordLengthMin } from '@tawa/domain/common/limits';
import { addressIn } from '@tawa/domain/common/public-addresses';
import type { ReactNode } from 'react';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { formPartTexts } from '#ui/form/form.texts.ts';
import { Hidden, Refused, Send, TextField } from '../fields.tsx';
import { refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { nextOf, plainAddress, type Led, type Screen, type Visit } from '../visit.ts';
import { inField, openHere, sendCode } from './sign-in.tsx';

interface FormProps {
  name: string;
  contact: string;
  next: string;
  refusal: Refusal | null;
}

function SignUpPage({ name, contact, next, refusal }: FormProps) {
  const t = useTexts(authTexts);
  const parts = useTexts(formPartTexts);
  const language = useLanguage();
  const to = (path: string) => plainAddress(language, path);
  const whole = (path: string) => (words: ReactNode) => <a href={addressIn(language, path)}>{words}</a>;
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{t.signUp.title}</h1>
      <p>
        {t.sheet.hasAccount}:{' '}
        <a className="way" href={to(`/login?next=${next}`)}>
          {t.loginTitle}
        </a>
      </p>
      <form method="post" action={to('/signup')}>
        <Hidden name="next" value={next} />
        <TextField name="name" label={t.name} value={name} autoComplete="name" maxLength={80} refusal={refusal} />
        <TextField
          name="contact"
          label={t.emailOrMobile}
          value={contact}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          refusal={refusal}
        />
        <TextField
          name="password"
          label={t.password}
          type="password"
          hint={parts.lengthMin({ characters: passwordLengthMin })}
          autoComplete="new-password"
          maxLength={128}
          refusal={refusal}
        />
        <Send act="create" wide>
          {t.signUp.create}
        </Send>
        <Send act="code" look="link" unchecked>
          {t.code.noPassword}
        </Send>
      </form>
      <p className="quiet">{t.signUp.terms({ terms: whole(paths.termsOfUse), privacy: whole(paths.privacyPolicy) })}</p>
    </>
  );
}

function signUpScreen({ query, language }: Visit, form: Partial<FormProps> = {}): Screen {
  const given = { name: '', contact: '', next: nextOf(query.get('next')), refusal: null, ...form };
  const title = textsIn(authTexts, language).signUp.title;
  return { title, body: <SignUpPage {...given} />, whole: paths.signup, status: given.refusal?.status };
}

export const showSignUp = async (visit: Visit): Promise<Screen> => signUpScreen(visit);

/** Makes an account and signs in, or sends a code that does the same. */
export async function signUpHere(visit: Visit): Promise<Screen | Led> {
  const { form, language } = visit;
  const next = nextOf(form.get('next'));
  const typed = { name: textOf(form, 'name'), contact: textOf(form, 'contact') };
  const back = (refusal: Refusal) => signUpScreen(visit, { ...typed, next, refusal });
  if (textOf(form, 'do') === 'code') {
    const sent = await sendCode(visit, typed, next);
    return 'to' in sent ? sent : back(inField(sent, 'contact'));
  }
  try {
    const { body } = await call(signUp, { body: { ...typed, password: form.get('password') ?? '' } });
    const opened = await openHere(visit, body.token, body.userType, next);
    return 'to' in opened ? opened : back(opened);
  } catch (error) {
    return back(refusalFrom(error, textsIn(authTexts, language).signUp.failed, 'login'));
  }
}
