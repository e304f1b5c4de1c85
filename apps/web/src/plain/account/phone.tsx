import { me } from '@tawa/contract/accounts/auth';
import { proveMobile, sendMobileCode } from '@tawa/contract/accounts/auth.codes';
import { loginCodeDigits } from '@tawa/domain/accounts/login-codes';
import { mobileDigits } from '@tawa/domain/common/limits';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { checkoutTexts } from '#features/ordering/orders/shop/checkout/checkout.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { formPartTexts } from '#ui/form/form.texts.ts';
import { Hidden, Refused, Send, TextField } from '../fields.tsx';
import { refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { nextOf, plainAddress, type Led, type Screen, type Visit } from '../visit.ts';
import { shownContact } from './code.tsx';

interface FormProps {
  /** Of the account; null for one that has none yet. */
  own: string | null;
  mobile: string;
  isSent: boolean;
  next: string;
  refusal: Refusal | null;
}

function PhonePage({ own, mobile, isSent, next, refusal }: FormProps) {
  const t = useTexts(authTexts);
  const parts = useTexts(formPartTexts);
  const words = useTexts(checkoutTexts);
  const language = useLanguage();
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{words.remedies.proveMobile}</h1>
      {own !== null && <p>{isSent ? t.code.bySms(shownContact(own)) : own}</p>}
      <form method="post" action={plainAddress(language, '/phone')}>
        <Hidden name="next" value={next} />
        {own === null && (
          <TextField
            name="mobile"
            label={parts.mobile}
            type="tel"
            value={mobile}
            autoComplete="tel-national"
            maxLength={mobileDigits + 6}
            refusal={refusal}
          />
        )}
        {isSent && (
          <TextField
            name="code"
            label={t.code.label}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={loginCodeDigits + 2}
            refusal={refusal}
          />
        )}
        {isSent && (
          <Send act="prove" wide>
            {t.goOn}
          </Send>
        )}
        <Send act="send" look={isSent ? 'link' : 'main'} unchecked={isSent}>
          {isSent ? t.code.sendAgain : t.code.sendMe}
        </Send>
      </form>
    </>
  );
}

async function phoneScreen(visit: Visit, form: Partial<FormProps> = {}): Promise<Screen> {
  const { query, language, draft } = visit;
  const { body: account } = await call(me);
  const isSent = query.has('sent');
  const typed = { mobile: draft.contact, isSent, next: nextOf(query.get('next'), '/checkout') };
  const given = { own: account.mobile, refusal: null, ...typed, ...form };
  const title = textsIn(checkoutTexts, language).remedies.proveMobile;
  return { title, body: <PhonePage {...given} />, whole: paths.checkout, status: given.refusal?.status };
}

export const showPhone = (visit: Visit): Promise<Screen> => phoneScreen(visit);

/** Sends a code to the number of the account, and proves the number by it. */
export async function provePhone(visit: Visit): Promise<Screen | Led> {
  const { form, language } = visit;
  const t = textsIn(authTexts, language);
  const next = nextOf(form.get('next'), '/checkout');
  const mobile = textOf(form, 'mobile');
  const given = mobile === '' ? {} : { mobile };
  const isCode = textOf(form, 'do') === 'prove';
  try {
    if (!isCode) {
      await call(sendMobileCode, { body: given });
      // Not in the address, which others may read.
      visit.draft = { ...visit.draft, contact: mobile };
      return { to: `/phone?sent=1&next=${next}` };
    }
    await call(proveMobile, { body: { ...given, code: textOf(form, 'code') } });
    return { to: next };
  } catch (error) {
    const refused = refusalFrom(error, isCode ? t.code.notProved : t.code.notSent);
    return phoneScreen(visit, { mobile, next, isSent: isCode, refusal: refused });
  }
}
