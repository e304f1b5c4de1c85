import { randomUUID } from 'node:crypto';
import { listAddresses, type Address } from '@tawa/contract/accounts/addresses';
import { me } from '@tawa/contract/accounts/auth';
import { getQuote, placeOrder, type Problem, type Quote, type QuoteRequest } from '@tawa/contract/ordering/checkout';
import { phone } from '@tawa/contract/common/common';
import { allergens } from '@tawa/domain/accounts/diet';
import { instructionsLengthMax, tipRupees } from '@tawa/domain/common/limits';
import { findOwn } from '@tawa/domain/common/own';
import { z } from 'zod/mini';
import { checkoutTexts } from '#features/ordering/orders/shop/checkout/checkout.texts.ts';
import { ApiError, call } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { checkoutScreenTexts } from '#routes/public/checkout/checkout.texts.ts';
import { tipFieldTexts } from '#ui/payment/tip-field.texts.ts';
import { idOf, oneOf, refusal, refusalFrom, rupeesOf, textOf, type Refusal } from '../form-values.ts';
import { draftFor, noDraft, type Wishes } from '../kept/typed-draft.ts';
import { plainTexts } from '../plain.texts.ts';
import { userIdOf, type Led, type Screen, type Visit } from '../visit.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { EmptyPage } from './empty-page.tsx';

/** What was chosen, as the API is asked for its price; a tip that is no amount is none yet. */
function requestOf({ fulfilment, address_id, time, coupon, tip, method }: Wishes): QuoteRequest {
  const amount = rupeesOf(tip) ?? 0;
  return {
    source: 'cart',
    fulfilment,
    address_id,
    scheduled_for: time || null,
    when: time ? 'scheduled' : 'now',
    coupon_code: coupon || null,
    auto_coupon: coupon === null,
    tip: Number.isNaN(amount) ? 0 : amount,
    payment_method: method,
    use_credit: method === 'credit',
  };
}

/** The place that is chosen, else the first that there is. */
function settle(wishes: Wishes, addresses: readonly Address[], mobile: string | null): Wishes {
  const place = addresses.find(({ address_id }) => address_id === wishes.address_id) ?? addresses[0];
  return {
    ...wishes,
    address_id: place?.address_id ?? null,
    phone: wishes.phone || (place?.phone ?? mobile ?? ''),
  };
}

const ownDraft = ({ draft, token = '' }: Visit) => draftFor(draft, userIdOf(token));

interface Outcome {
  /** Of the form that is shown: one key from its first moment to its order, however often it is sent. */
  key?: string;
  refusal?: Refusal | null;
  /** What changed between the bill and the press. */
  changed?: readonly Problem[];
  /** The bill that was made when it did. */
  quote?: Quote | null;
}

/** The bill of what was chosen; null where the cart is empty. A time or coupon that cannot be read any more is let go. */
async function askQuote(wishes: Wishes): Promise<Quote | null> {
  const answer = await call(getQuote, { body: requestOf(wishes) });
  return answer.status === 200 ? answer.body : null;
}

async function checkoutScreen(visit: Visit, outcome: Outcome = {}): Promise<Screen> {
  const { language } = visit;
  const draft = ownDraft(visit);
  const [{ body: addresses }, { body: account }] = await Promise.all([call(listAddresses), call(me)]);
  const wishes = settle(draft.wishes, addresses, account.mobile);
  const title = textsIn(checkoutScreenTexts, language).checkout;
  const { key = randomUUID(), changed = [] } = outcome;
  let { refusal: refused = null } = outcome;
  let quote: Quote | null = null;
  try {
    quote = outcome.quote ?? (await askQuote(wishes));
  } catch (error) {
    // What was typed is shown again with the reason, beside the bill of all that can be read.
    refused ??= refusalFrom(error, textsIn(checkoutTexts, language).billOld);
    quote = await askQuote({ ...wishes, time: '', coupon: null, tip: '' });
  }
  if (quote === null) return { title, body: <EmptyPage />, whole: paths.checkout };
  const body = <CheckoutPage {...{ quote, addresses, wishes, changed }} formKey={key} refusal={refused} />;
  const status = refused?.status ?? (changed.length > 0 ? 409 : 200);
  return { title, body, whole: paths.checkout, status };
}

export const showCheckout = (visit: Visit): Promise<Screen> => checkoutScreen(visit);

const timePattern = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)$/;

/** The form as it was sent; what cannot be is what stands first. */
function wishesOf(form: URLSearchParams, before: Wishes): Wishes {
  const time = textOf(form, 'time');
  return {
    fulfilment: form.has('fulfilment') ? oneOf(['delivery', 'pickup'], textOf(form, 'fulfilment')) : before.fulfilment,
    address_id: idOf(form.get('address_id')) || before.address_id,
    time: timePattern.test(time) ? time : '',
    coupon: form.has('coupon') ? textOf(form, 'coupon').slice(0, 32) : before.coupon,
    tip: textOf(form, 'tip').slice(0, 12),
    method: oneOf(['cod', 'credit'], textOf(form, 'method')),
    phone: textOf(form, 'phone').slice(0, 20),
    note: textOf(form, 'note').slice(0, instructionsLengthMax),
    unavailable: oneOf(['refund', 'call', 'cancel'], textOf(form, 'unavailable')),
    allergies: allergens.filter((name) => form.getAll('allergies').includes(name)),
    change: textOf(form, 'change').slice(0, 12),
  };
}

/** A coupon that was filled in by itself and left as it was goes on to be the best one. */
const sameCoupon = (form: URLSearchParams, { coupon }: Wishes, before: Wishes): string | null =>
  before.coupon === null && coupon === textOf(form, 'best_coupon') ? null : coupon;

const key = z.uuid();

/** What of the form is wrong before anybody is asked. */
function findFault({ tip, change, phone: number }: Wishes, language: Visit['language']): Refusal | null {
  const t = textsIn(plainTexts, language);
  const fields: Record<string, string> = {};
  const amount = rupeesOf(tip) ?? 0;
  const { min: least, max: most } = tipRupees;
  if (!Number.isInteger(amount) || amount > most)
    fields.tip = textsIn(tipFieldTexts, language).wrong({ least: formatCount(least), most: formatCount(most) });
  if (Number.isNaN(rupeesOf(change))) fields.change = t.amountWrong;
  if (!phone.safeParse(number).success) fields.phone = t.phoneWrong;
  const [first] = Object.values(fields);
  return first === undefined ? null : refusal(first, fields);
}

/** Places the order that the form shows; the customer looks at whatever changed meanwhile, and presses again. */
async function place(visit: Visit, form: URLSearchParams): Promise<Screen | Led> {
  const { draft, language } = visit;
  const { wishes } = draft;
  const given = z.safeParse(key, textOf(form, 'key'));
  const again = { key: given.success ? given.data : randomUUID() };
  const fault = findFault(wishes, language);
  if (fault) return checkoutScreen(visit, { ...again, refusal: fault });
  const credit = rupeesOf(textOf(form, 'credit'));
  const quote_id = textOf(form, 'quote_id');
  const accept_total = rupeesOf(textOf(form, 'total'));
  if (!z.safeParse(key, quote_id).success || accept_total === null || Number.isNaN(accept_total))
    return checkoutScreen(visit, again);
  const body = {
    quote_id,
    accept_total,
    payment_method: wishes.method,
    contact_phone: wishes.phone,
    instructions: wishes.note,
    item_unavailable_pref: wishes.unavailable,
    change_for: rupeesOf(wishes.change),
    ...(wishes.allergies.length > 0 && { allergies: wishes.allergies }),
    ...(credit !== null && credit > 0 && { accept_credit: credit }),
  };
  try {
    const answer = await call(placeOrder, { headers: { 'idempotency-key': again.key }, body });
    if (answer.status === 409) {
      const { problems, quote, message } = answer.body;
      const changed = problems.length > 0 ? problems : [{ code: answer.body.code, message, names: undefined }];
      return await checkoutScreen(visit, { ...again, changed, quote });
    }
    visit.draft = noDraft;
    // The key has placed an order already, with what stood in the form then.
    return answer.status === 422 ? { to: '/orders' } : { to: `/orders/${answer.body.order_number}?auto=1` };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401)
      return checkoutScreen(visit, { ...again, refusal: fieldsOf(refusalFrom(error, '')) });
    throw error;
  }
}

const formNames: Readonly<Record<string, string>> = {
  contact_phone: 'phone',
  instructions: 'note',
  change_for: 'change',
  payment_method: 'method',
};

/** The same with the fields as this form names them. */
const fieldsOf = (refused: Refusal): Refusal => ({
  ...refused,
  fields: Object.fromEntries(
    Object.entries(refused.fields).map(([name, text]) => [findOwn(formNames, name) ?? name, text]),
  ),
});

/** Works out the bill anew, or places the order. */
export async function sendCheckout(visit: Visit): Promise<Screen | Led> {
  const { form } = visit;
  const draft = ownDraft(visit);
  const before = draft.wishes;
  const wishes = wishesOf(form, before);
  // Kept first: whoever has to sign in again finds all of it there.
  visit.draft = { ...draft, wishes: { ...wishes, coupon: sameCoupon(form, wishes, before) } };
  return textOf(form, 'do') === 'place' ? place(visit, form) : { to: '/checkout' };
}
