import { loginByCode } from '@tawa/contract/accounts/auth.codes';
import { contactOf, loginCodeDigits, showContact } from '@tawa/domain/accounts/login-codes';
import type { ReactNode } from 'react';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Hidden, Refused, Send, TextField } from '../fields.tsx';
import { refusal, refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { nextOf, plainAddress, type Led, type Screen, type Visit } from '../visit.ts';
import { openHere, sendCode } from './sign-in.tsx';

/** What stands where the contact is put into a sentence. */
export const shownContact = (contact: string) => ({
  contact: showContact(contact),
  b: (words: ReactNode) => <b>{words}</b>,
});

interface FormProps {
  contact: string;
  name: string;
  code: string;
  needsName: boolean;
  next: string;
  refusal: Refusal | null;
}

function CodePage({ contact, name, code, needsName, next, refusal }: FormProps) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const isMobile = contactOf(contact)?.kind === 'mobile';
  const shown = shownContact(contact);
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{t.code.title}</h1>
      <p>{isMobile ? t.code.bySms(shown) : t.code.byEmail(shown)}</p>
      <form method="post" action={plainAddress(language, '/code')}>
        <Hidden name="next" value={next} />
        <TextField
          name="code"
          label={t.code.label}
          value={code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={loginCodeDigits + 2}
          refusal={refusal}
        />
        {(needsName || name !== '') && (
          <TextField
            name="name"
            label={t.code.yourName}
            value={name}
            autoComplete="name"
            maxLength={80}
            refusal={refusal}
          />
        )}
        <Send act="enter" wide>
          {t.goOn}
        </Send>
        <Send act="again" look="link" unchecked>
          {t.code.sendAgain}
        </Send>
      </form>
      <p>
        <a className="way" href={plainAddress(language, `/login?next=${next}`)}>
          {isMobile ? t.code.changeNumber : t.code.changeEmail}
        </a>
      </p>
    </>
  );
}

function codeScreen({ language, draft, query }: Visit, form: Partial<FormProps> = {}): Screen {
  const { contact, name } = draft;
  const given = { contact, name, code: '', needsName: false, next: nextOf(query.get('next')), refusal: null, ...form };
  const title = textsIn(authTexts, language).code.title;
  return { title, body: <CodePage {...given} />, whole: paths.login, status: given.refusal?.status };
}

export const askCode = async (visit: Visit): Promise<Screen | Led> =>
  visit.draft.contact === '' ? { to: '/login' } : codeScreen(visit);

/** Signs in by the code that was sent; whoever is new says a name once, and an account may ask for its password. */
export async function enterCode(visit: Visit): Promise<Screen | Led> {
  const { form, draft, language } = visit;
  const { contact } = draft;
  const t = textsIn(authTexts, language);
  const next = nextOf(form.get('next'));
  const typed = { code: textOf(form, 'code'), name: textOf(form, 'name') || draft.name, next };
  const back = (refused: Refusal, needsName = form.has('name')) =>
    codeScreen(visit, { ...typed, needsName, refusal: refused });
  if (contact === '') return { to: '/login' };
  if (textOf(form, 'do') === 'again') {
    const sent = await sendCode(visit, { contact, name: typed.name }, next);
    return 'to' in sent ? sent : back(sent);
  }
  const name = typed.name || undefined;
  try {
    const answer = await call(loginByCode, { body: { contact, code: typed.code, name, rememberMe: false } });
    if (answer.status === 202) return back(refusal(t.code.nameMissing, { name: t.code.nameMissing }), true);
    if (answer.status === 409) return back(refusal(answer.body.message, {}, 409));
    const opened = await openHere(visit, answer.body.token, answer.body.userType, next);
    return 'to' in opened ? opened : back(opened);
  } catch (error) {
    return back(refusalFrom(error, t.code.notProved, 'login'));
  }
}
