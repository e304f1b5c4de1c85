import { login, logout } from '@tawa/contract/accounts/auth';
import { sendLoginCode } from '@tawa/contract/accounts/auth.codes';
import { contactOf } from '@tawa/domain/accounts/login-codes';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Hidden, Pick, Refused, Send, TextField } from '../fields.tsx';
import { refusal, refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { plainTexts } from '../plain.texts.ts';
import { noDraft } from '../kept/typed-draft.ts';
import { takeAlong } from '../shop/change-cart.tsx';
import { forgetSession, nextOf, plainAddress, type Led, type Screen, type Visit } from '../visit.ts';

interface FormProps {
  contact: string;
  isRemembered: boolean;
  needsCode: boolean;
  next: string;
  refusal: Refusal | null;
}

function LoginPage({ contact, isRemembered, needsCode, next, refusal }: FormProps) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const to = (path: string) => plainAddress(language, path);
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{t.loginTitle}</h1>
      <p>
        {t.newTawaSign({
          link: (words) => (
            <a className="way" href={to(`/signup?next=${next}`)}>
              {words}
            </a>
          ),
        })}
      </p>
      <form method="post" action={to('/login')}>
        <Hidden name="next" value={next} />
        <TextField
          name="usernameOrEmail"
          label={t.eMailOr}
          value={contact}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          refusal={refusal}
        />
        <TextField
          name="password"
          label={t.password}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          refusal={refusal}
        />
        {needsCode && (
          <TextField
            name="code"
            label={t.codeAuthenticatorApp}
            hint={t.orOneRecovery}
            autoComplete="one-time-code"
            maxLength={40}
            refusal={refusal}
          />
        )}
        <Pick type="checkbox" name="rememberMe" value="1" checked={isRemembered}>
          {t.rememberMe}
        </Pick>
        <Send act="login" wide>
          {t.loginTitle}
        </Send>
        <Send act="code" look="link" unchecked>
          {t.code.noPassword}
        </Send>
      </form>
    </>
  );
}

function loginScreen(visit: Visit, form: Partial<FormProps> = {}): Screen {
  const { query, language } = visit;
  const next = nextOf(query.get('next'));
  const given = { contact: '', isRemembered: false, needsCode: false, next, refusal: null, ...form };
  const title = textsIn(authTexts, language).loginTitle;
  return { title, body: <LoginPage {...given} />, whole: paths.login, status: given.refusal?.status };
}

// Whoever is signed in sees it too: a cookie that is worth nothing any more would be led to and fro.
export const showLogin = async (visit: Visit): Promise<Screen> => loginScreen(visit);

/** The session of this browser from now on, with what its guest chose; an account of other people is not for here. */
export async function openHere(visit: Visit, token: string, userType: string, next: string): Promise<Led | Refusal> {
  visit.token = token;
  if (userType !== 'user') {
    await call(logout);
    visit.token = undefined;
    return refusal(textsIn(plainTexts, visit.language).customersOnly, {}, 403);
  }
  visit.changes.session = token;
  visit.draft = { ...visit.draft, contact: '', name: '' };
  return (await takeAlong(visit)) ? { to: next } : { to: '/cart' };
}

/** Sends a code to what was typed, and asks for it on the next page. */
export async function sendCode(visit: Visit, typed: { contact: string; name: string }, next: string) {
  const t = textsIn(authTexts, visit.language);
  if (contactOf(typed.contact) === null) return refusal(t.code.contactMissing);
  try {
    await call(sendLoginCode, { body: { contact: typed.contact } });
  } catch (error) {
    return refusalFrom(error, t.code.notSent);
  }
  visit.draft = { ...visit.draft, ...typed };
  return { to: `/code?next=${next}` };
}

/** Opens a session by e-mail, name or number and a password. */
export async function logIn(visit: Visit): Promise<Screen | Led> {
  const { form, language } = visit;
  const t = textsIn(authTexts, language);
  const next = nextOf(form.get('next'));
  const contact = textOf(form, 'usernameOrEmail');
  const isRemembered = form.has('rememberMe');
  const typed = { contact, isRemembered, next, needsCode: form.has('code') };
  if (textOf(form, 'do') === 'code') {
    const sent = await sendCode(visit, { contact, name: '' }, next);
    return 'to' in sent ? sent : loginScreen(visit, { ...typed, refusal: inField(sent, 'usernameOrEmail') });
  }
  const code = textOf(form, 'code');
  const body = { usernameOrEmail: contact, password: form.get('password') ?? '', rememberMe: isRemembered };
  try {
    const answer = await call(login, { body: { ...body, ...(code && { code }) } });
    if (answer.status === 202)
      return loginScreen(visit, { ...typed, needsCode: true, refusal: refusal(answer.body.message, {}, 200) });
    const opened = await openHere(visit, answer.body.token, answer.body.userType, next);
    return 'to' in opened ? opened : loginScreen(visit, { ...typed, refusal: opened });
  } catch (error) {
    return loginScreen(visit, { ...typed, refusal: refusalFrom(error, t.login.failed, 'login') });
  }
}

/** What is said of a whole form, said at the one field that it means. */
export const inField = (refused: Refusal, name: string): Refusal =>
  Object.keys(refused.fields).length > 0 ? renamed(refused, name) : { ...refused, fields: { [name]: refused.message } };

const renamed = (refused: Refusal, name: string): Refusal => {
  const { contact, ...fields } = refused.fields;
  return { ...refused, fields: { ...(contact !== undefined && { [name]: contact }), ...fields } };
};

/** Ends the session here and on the server. */
export async function leave(visit: Visit): Promise<Led> {
  if (visit.token !== undefined) await call(logout).catch(() => null);
  forgetSession(visit);
  visit.draft = noDraft;
  return { to: '/' };
}

/** Shows whole pages again from now on. */
export async function wholeAgain(visit: Visit): Promise<Led> {
  visit.endsPlain = true;
  return { to: '/', isWhole: true };
}
